import { translate } from '@docusaurus/Translate';
import {
  checkLeitwegId,
  formatLeitwegId,
  parseLeitwegId,
  repairLeitwegId,
  type AuthorityCode,
  type LeitwegIdPart,
  type LeitwegIdProblemCode,
} from '@site/packages/invoice/src/leitweg-id';

/** The example of the manual: it is shown as long as nothing is entered. */
export const EXAMPLE = '04011000-1234512345-06';

const authorityNames = (): Readonly<Record<AuthorityCode, string>> => ({
  SH: translate({ id: 'site.leitwegId.authority.SH', message: 'Schleswig-Holstein' }),
  HH: translate({ id: 'site.leitwegId.authority.HH', message: 'Hamburg' }),
  NI: translate({ id: 'site.leitwegId.authority.NI', message: 'Lower Saxony' }),
  HB: translate({ id: 'site.leitwegId.authority.HB', message: 'Bremen' }),
  NW: translate({ id: 'site.leitwegId.authority.NW', message: 'North Rhine-Westphalia' }),
  HE: translate({ id: 'site.leitwegId.authority.HE', message: 'Hesse' }),
  RP: translate({ id: 'site.leitwegId.authority.RP', message: 'Rhineland-Palatinate' }),
  BW: translate({ id: 'site.leitwegId.authority.BW', message: 'Baden-Württemberg' }),
  BY: translate({ id: 'site.leitwegId.authority.BY', message: 'Bavaria' }),
  SL: translate({ id: 'site.leitwegId.authority.SL', message: 'Saarland' }),
  BE: translate({ id: 'site.leitwegId.authority.BE', message: 'Berlin' }),
  BB: translate({ id: 'site.leitwegId.authority.BB', message: 'Brandenburg' }),
  MV: translate({ id: 'site.leitwegId.authority.MV', message: 'Mecklenburg-Western Pomerania' }),
  SN: translate({ id: 'site.leitwegId.authority.SN', message: 'Saxony' }),
  ST: translate({ id: 'site.leitwegId.authority.ST', message: 'Saxony-Anhalt' }),
  TH: translate({ id: 'site.leitwegId.authority.TH', message: 'Thuringia' }),
  BUND: translate({ id: 'site.leitwegId.authority.BUND', message: 'Federal administration' }),
});

const problemTexts = (): Readonly<Record<LeitwegIdProblemCode, string>> => ({
  length: translate({
    id: 'site.leitwegId.problem.length',
    message: 'It must have 5 to 46 characters.',
  }),
  parts: translate({
    id: 'site.leitwegId.problem.parts',
    message: 'It must have two or three parts, separated by hyphens.',
  }),
  'coarse-form': translate({
    id: 'site.leitwegId.problem.coarseForm',
    message: 'Only 2 to 12 digits are allowed.',
  }),
  'fine-form': translate({
    id: 'site.leitwegId.problem.fineForm',
    message: 'Only 1 to 30 digits and capital letters A to Z are allowed.',
  }),
  'check-form': translate({
    id: 'site.leitwegId.problem.checkForm',
    message: 'Exactly two digits are needed.',
  }),
  'check-digits': translate({
    id: 'site.leitwegId.problem.checkDigits',
    message: 'They do not fit the parts before them.',
  }),
});

const partNames = (): Readonly<Record<Exclude<LeitwegIdPart, 'whole'>, string>> => ({
  coarse: translate({ id: 'site.leitwegId.part.coarse', message: 'Coarse address' }),
  fine: translate({ id: 'site.leitwegId.part.fine', message: 'Fine address' }),
  check: translate({ id: 'site.leitwegId.part.check', message: 'Check digits' }),
});

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

/** The checker's answer, in the language of the page. */
export interface CheckerAnswer {
  valid: boolean;
  verdict: string;
  /** What is wrong with the whole. */
  problems: string[];
  parts: CheckedPart[];
  /** Check digits that would fit, when those given do not. */
  expectedCheck?: string;
  /** The ID that was probably meant: with hyphens, in capitals or with its check digits. */
  repaired?: string;
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
export function explainLeitwegId(entered: string): CheckerAnswer {
  const value = entered.trim();
  const { valid, problems, expectedCheck, authority } = checkLeitwegId(value);
  const told = (part: LeitwegIdPart) =>
    problems.filter((problem) => problem.part === part).map(({ code }) => problemTexts()[code]);
  const parsed = parseLeitwegId(value);
  const parts: CheckedPart[] = [];
  if (parsed) {
    const add = (part: Exclude<LeitwegIdPart, 'whole'>, text: string, meaning?: string) => {
      const [problem] = told(part);
      parts.push({
        part,
        name: partNames()[part],
        value: text,
        ...(meaning === undefined ? {} : { meaning }),
        ...(problem === undefined ? {} : { problem }),
      });
    };
    const named = authority
      ? authorityNames()[authority]
      : translate({
          id: 'site.leitwegId.unassigned',
          message: 'no state or federation has these first two digits',
        });
    add('coarse', parsed.coarse, /^\d{2}/.test(parsed.coarse) ? named : undefined);
    add('fine', parsed.fine ?? translate({ id: 'site.leitwegId.none', message: 'none' }));
    add('check', parsed.check);
  }
  const completed = valid ? undefined : complete(value);
  const repaired = completed ?? repairLeitwegId(value);
  const digitsFail = problems.some(({ code }) => code === 'check-digits');
  const verdict = valid
    ? translate({ id: 'site.leitwegId.right', message: 'Form and check digits are right.' })
    : completed === undefined
      ? translate({ id: 'site.leitwegId.wrong', message: 'This is not a valid Leitweg-ID.' })
      : translate({ id: 'site.leitwegId.incomplete', message: 'The check digits are missing.' });
  return {
    valid,
    verdict,
    problems: completed === undefined ? told('whole') : [],
    parts: completed === undefined ? parts : [],
    ...(digitsFail && expectedCheck !== null ? { expectedCheck } : {}),
    ...(repaired === undefined ? {} : { repaired }),
  };
}
