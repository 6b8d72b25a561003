import { codeList } from '../../codes/lists';

const DIGA = ['XR01', 'XR02', 'XR03'] as const;

// The official lists below are put together from two, with a blank too many between them: a scheme of
// nothing but blanks passes there. Hence the empty code.

/** Lists of the extension: those of EN 16931 and the codes for digital health applications. */
export const EXTENSION_SCHEMES: ReadonlySet<string> = new Set([
  ...codeList('identifierSchemes'),
  ...DIGA,
  '',
]);
export const EXTENSION_ADDRESS_SCHEMES: ReadonlySet<string> = new Set([
  ...codeList('addressSchemes'),
  ...DIGA,
  '',
]);
export const EXTENSION_MIME_TYPES: ReadonlySet<string> = new Set([
  ...codeList('mimeTypes'),
  'application/xml',
]);

/** Lists for clean vehicles (CVD). */
export const CVD_CLASSIFICATIONS: ReadonlySet<string> = new Set([
  ...codeList('classifications'),
  'CVD',
  '',
]);
export const VEHICLE_CATEGORIES: ReadonlySet<string> = new Set([
  'M1',
  'M2',
  'M3',
  'N1',
  'N2',
  'N3',
]);
export const VEHICLE_EMISSIONS: ReadonlySet<string> = new Set(['clean', 'zero-emission', 'other']);
