import type { RulesBySyntax } from '../rule';

export const xrechnung: RulesBySyntax = { ubl: [], cii: [] };
