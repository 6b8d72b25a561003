import type { RulesBySyntax } from '../rule';
import { ciiCodes } from './cii/codes';
import { ciiModel } from './cii/model';
import { ciiSyntax } from './cii/syntax';
import { ublCodes } from './ubl/codes';
import { ublModel } from './ubl/model';
import { ublSyntax } from './ubl/syntax';

/** The rules of EN 16931, as the validation artefacts 1.3.16 of CEN apply them. */
export const en16931: RulesBySyntax = {
  ubl: [ublModel, ublSyntax, ublCodes],
  cii: [ciiModel, ciiSyntax, ciiCodes],
};
