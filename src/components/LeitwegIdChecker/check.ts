import {
  checkLeitwegId,
  formatLeitwegId,
  parseLeitwegId,
  type AuthorityCode,
  type LeitwegIdPart,
  type LeitwegIdProblemCode,
} from '@site/src/invoice/leitweg-id';
import type { Bilingual, Language } from '@site/src/facts/language';

/** The example of the manual: it is shown as long as nothing is entered. */
export const EXAMPLE = '04011000-1234512345-06';

const AUTHORITY_NAMES: Readonly<Record<AuthorityCode, Bilingual>> = {
  SH: { en: 'Schleswig-Holstein', de: 'Schleswig-Holstein' },
  HH: { en: 'Hamburg', de: 'Hamburg' },
  NI: { en: 'Lower Saxony', de: 'Niedersachsen' },
  HB: { en: 'Bremen', de: 'Bremen' },
  NW: { en: 'North Rhine-Westphalia', de: 'Nordrhein-Westfalen' },
  HE: { en: 'Hesse', de: 'Hessen' },
  RP: { en: 'Rhineland-Palatinate', de: 'Rheinland-Pfalz' },
  BW: { en: 'Baden-Württemberg', de: 'Baden-Württemberg' },
  BY: { en: 'Bavaria', de: 'Bayern' },
  SL: { en: 'Saarland', de: 'Saarland' },
  BE: { en: 'Berlin', de: 'Berlin' },
  BB: { en: 'Brandenburg', de: 'Brandenburg' },
  MV: { en: 'Mecklenburg-Western Pomerania', de: 'Mecklenburg-Vorpommern' },
  SN: { en: 'Saxony', de: 'Sachsen' },
  ST: { en: 'Saxony-Anhalt', de: 'Sachsen-Anhalt' },
  TH: { en: 'Thuringia', de: 'Thüringen' },
  BUND: { en: 'Federal administration', de: 'Bundesverwaltung' },
};

const PROBLEMS: Readonly<Record<LeitwegIdProblemCode, Bilingual>> = {
  length: { en: 'It must have 5 to 46 characters.', de: 'Sie muss 5 bis 46 Zeichen haben.' },
  parts: {
    en: 'It must have two or three parts, separated by hyphens.',
    de: 'Sie muss aus zwei oder drei Teilen bestehen, durch Bindestriche getrennt.',
  },
  'coarse-form': {
    en: 'Only 2 to 12 digits are allowed.',
    de: 'Erlaubt sind nur 2 bis 12 Ziffern.',
  },
  'fine-form': {
    en: 'Only 1 to 30 digits and capital letters A to Z are allowed.',
    de: 'Erlaubt sind nur 1 bis 30 Ziffern und Großbuchstaben A bis Z.',
  },
  'check-form': { en: 'Exactly two digits are needed.', de: 'Nötig sind genau zwei Ziffern.' },
  'check-digits': {
    en: 'They do not fit the parts before them.',
    de: 'Sie passen nicht zu den Teilen davor.',
  },
};

const PART_NAMES: Readonly<Record<Exclude<LeitwegIdPart, 'whole'>, Bilingual>> = {
  coarse: { en: 'Coarse address', de: 'Grobadressierung' },
  fine: { en: 'Fine address', de: 'Feinadressierung' },
  check: { en: 'Check digits', de: 'Prüfziffern' },
};

const TEXTS = {
  right: {
    en: 'Form and check digits are right.',
    de: 'Form und Prüfziffern stimmen.',
  },
  wrong: { en: 'This is not a valid Leitweg-ID.', de: 'Das ist keine gültige Leitweg-ID.' },
  incomplete: { en: 'The check digits are missing.', de: 'Die Prüfziffern fehlen.' },
  unassigned: {
    en: 'no state or federation has these first two digits',
    de: 'diese ersten zwei Ziffern gehören zu keinem Land und nicht zum Bund',
  },
  none: { en: 'none', de: 'keine' },
} satisfies Record<string, Bilingual>;

/** A part of the Leitweg-ID with what there is to say about it. */
export interface CheckedPart {
  part: LeitwegIdPart;
  name: string;
  value: string;
  /** What the part stands for. */
  meaning?: string;
  /** What is wrong with it. */
  problem?: string;
}

/** The checker's answer in one language. */
export interface CheckerAnswer {
  valid: boolean;
  verdict: string;
  /** What is wrong with the whole. */
  problems: string[];
  parts: CheckedPart[];
  /** Check digits that would fit, when those given do not. */
  expectedCheck?: string;
  /** The complete ID, when the check digits are missing. */
  completed?: string;
}

/** The ID with check digits, for an entry that has none; undefined when its parts are malformed. */
function complete(value: string): string | undefined {
  const [coarse = '', fine, ...rest] = value.split('-');
  if (rest.length > 0 || (fine !== undefined && /^\d{2}$/.test(fine))) return undefined;
  try {
    return formatLeitwegId(coarse, fine);
  } catch {
    return undefined;
  }
}

/** Takes a Leitweg-ID apart and says in words what is right and wrong with it. */
export function explainLeitwegId(entered: string, language: Language): CheckerAnswer {
  const value = entered.trim();
  const { valid, problems, expectedCheck, authority } = checkLeitwegId(value);
  const told = (part: LeitwegIdPart) =>
    problems.filter((problem) => problem.part === part).map(({ code }) => PROBLEMS[code][language]);
  const parsed = parseLeitwegId(value);
  const parts: CheckedPart[] = [];
  if (parsed) {
    const add = (part: keyof typeof PART_NAMES, text: string, meaning?: string) => {
      const [problem] = told(part);
      parts.push({
        part,
        name: PART_NAMES[part][language],
        value: text,
        ...(meaning === undefined ? {} : { meaning }),
        ...(problem === undefined ? {} : { problem }),
      });
    };
    const named = authority ? AUTHORITY_NAMES[authority] : TEXTS.unassigned;
    add('coarse', parsed.coarse, /^\d{2}/.test(parsed.coarse) ? named[language] : undefined);
    add('fine', parsed.fine ?? TEXTS.none[language]);
    add('check', parsed.check);
  }
  const completed = valid ? undefined : complete(value);
  const digitsFail = problems.some(({ code }) => code === 'check-digits');
  const verdict = valid ? TEXTS.right : completed === undefined ? TEXTS.wrong : TEXTS.incomplete;
  return {
    valid,
    verdict: verdict[language],
    problems: completed === undefined ? told('whole') : [],
    parts: completed === undefined ? parts : [],
    ...(digitsFail && expectedCheck !== null ? { expectedCheck } : {}),
    ...(completed === undefined ? {} : { completed }),
  };
}
