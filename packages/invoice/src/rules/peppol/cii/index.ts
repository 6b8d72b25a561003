import type { Pattern } from '../../rule';
import { CII_SCHEME_RULES, identifierContexts } from '../identifiers';
import { peppolSlack } from '../slack';
import { ciiCodes } from './codes';
import { danishCii } from './denmark';
import { italianCii, norwegianCii } from './italy-norway';
import { dutchCii } from './netherlands';
import { swedishCii } from './sweden';
import { ciiTransaction, PEPPOL_VARIANT } from './transaction';

export const peppolCii: readonly Pattern[] = [
  [
    ...ciiTransaction({ ...PEPPOL_VARIANT, slackOf: peppolSlack }),
    ...identifierContexts(['ram:URIID', 'ram:ID', 'ram:GlobalID'], CII_SCHEME_RULES),
  ],
  norwegianCii,
  danishCii,
  italianCii,
  swedishCii,
  dutchCii,
  ciiCodes,
];
