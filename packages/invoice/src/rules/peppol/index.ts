import type { RulesBySyntax } from '../rule';
import { peppolCii } from './cii';
import { peppolUbl } from './ubl';

/** The rules of Peppol BIS Billing 3.0.19 with its national rules. */
export const peppol: RulesBySyntax = { ubl: peppolUbl, cii: peppolCii };
