import type { Pattern } from '../../rule';
import { dutchVatNumbers, identifierContexts, UBL_SCHEME_RULES } from '../identifiers';
import { peppolSlack } from '../slack';
import { ublCodes } from './codes';
import { danishUbl } from './denmark';
import { germanRules } from './german';
import { greekRules } from './greece';
import { icelandicRules } from './iceland';
import { italianUbl, norwegianUbl } from './italy-norway';
import { dutchUbl } from './netherlands';
import { swedishUbl } from './sweden';
import { noEmptyElements, oneProject, ublTransaction } from './transaction';

export const peppolUbl: readonly Pattern[] = [
  noEmptyElements,
  oneProject,
  [
    ...ublTransaction(peppolSlack),
    ...identifierContexts(
      ['cbc:EndpointID', 'cac:PartyIdentification/cbc:ID', 'cbc:CompanyID'],
      UBL_SCHEME_RULES,
    ),
    dutchVatNumbers,
  ],
  norwegianUbl,
  danishUbl,
  italianUbl,
  swedishUbl,
  ...greekRules,
  icelandicRules,
  dutchUbl,
  germanRules,
  ublCodes,
];
