/**
 * Rules that no document can break: those that are left to the sender, and those that the official
 * rules make without effect (a test that is always true, a context that another one takes).
 */
export const NEVER_BROKEN: ReadonlySet<string> = new Set(
  [
    ['en16931 ubl', 'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-DEC-13 BR-DEC-15'],
    [
      'en16931 cii',
      'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-AF-08 BR-AF-09 BR-AG-08 BR-AG-09 CII-DT-010 CII-DT-011 CII-DT-012',
    ],
  ].flatMap(([set = '', rules = '']) => rules.split(' ').map((rule) => `${set} ${rule}`)),
);
