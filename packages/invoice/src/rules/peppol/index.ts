import type { RulesBySyntax } from '../rule';
import { peppolCii } from './cii';
import { peppolUbl } from './ubl';

/** The rules of Peppol BIS Billing with its national rules: 3.0.21 in UBL, 3.0.19 in CII. */
export const peppol: RulesBySyntax = { ubl: peppolUbl, cii: peppolCii };
