import type { RulesBySyntax } from '../rule';
import { xrechnungCii } from './cii';
import { xrechnungUbl } from './ubl';

/** The rules of XRechnung 3.0 (KoSIT, July 2026) with those of Peppol that it adopts. */
export const xrechnung: RulesBySyntax = { ubl: xrechnungUbl, cii: xrechnungCii };
