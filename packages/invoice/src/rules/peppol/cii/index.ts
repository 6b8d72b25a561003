import type { Pattern } from '../../rule';
import { CII_SCHEME_RULES, identifierContexts } from '../identifiers';
import { peppolSlack } from '../slack';
import { ciiCodes } from './codes';
import { danishRules } from './denmark';
import { italianRules, norwegianRules } from './italy-norway';
import { dutchRules } from './netherlands';
import { swedishRules } from './sweden';
import { ciiTransaction, PEPPOL_VARIANT } from './transaction';

export const peppolCii: readonly Pattern[] = [
  [
    ...ciiTransaction({ ...PEPPOL_VARIANT, slackOf: peppolSlack }),
    ...identifierContexts(['ram:URIID', 'ram:ID', 'ram:GlobalID'], CII_SCHEME_RULES),
  ],
  norwegianRules,
  danishRules,
  italianRules,
  swedishRules,
  dutchRules,
  ciiCodes,
];
