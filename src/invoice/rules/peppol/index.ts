import type { RulesBySyntax } from '../rule';

export const peppol: RulesBySyntax = { ubl: [], cii: [] };
