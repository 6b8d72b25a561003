import type { Pattern } from '../../rule';
import { dutchVatNumbers, identifierContexts, UBL_SCHEME_RULES } from '../identifiers';
import { peppolSlack } from '../slack';
import { ublCodes } from './codes';
import { danishRules } from './denmark';
import { germanRules } from './german';
import { greekRules } from './greece';
import { icelandicRules } from './iceland';
import { italianRules, norwegianRules } from './italy-norway';
import { dutchRules } from './netherlands';
import { swedishRules } from './sweden';
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
  norwegianRules,
  danishRules,
  italianRules,
  swedishRules,
  ...greekRules,
  icelandicRules,
  dutchRules,
  germanRules,
  ublCodes,
];
