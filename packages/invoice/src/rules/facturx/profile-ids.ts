/** A profile by a letter: MINIMUM, BASIC WL, BASIC, EN 16931 or EXTENDED. */
export type ProfileLetter = 'm' | 'w' | 'b' | 'e' | 'x';

const ids = (before: string, level: string) =>
  new Set(
    ['urn:factur-x.eu:1p0', 'urn:zugferd.de:2p0'].map((family) => `${before}${family}:${level}`),
  );
const EN = 'urn:cen.eu:en16931:2017';

/** Specification identifiers (BT-24) by the letter of their profile. */
export const PROFILE_IDS: Readonly<Record<ProfileLetter, ReadonlySet<string>>> = {
  m: ids('', 'minimum'),
  w: ids('', 'basicwl'),
  b: ids(`${EN}#compliant#`, 'basic'),
  e: new Set([EN]),
  x: ids(`${EN}#conformant#`, 'extended'),
};
