import {
  checkLeitwegId,
  formatLeitwegId,
  parseLeitwegId,
  repairLeitwegId,
  type AuthorityCode,
  type LeitwegIdPart,
  type LeitwegIdProblemCode,
} from 'edocument-invoice/leitweg-id';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';

const t = pageTexts(messages);

/** The example of the handbook: it is shown as long as nothing is entered. */
export const EXAMPLE = '04011000-1234512345-06';

const authorityNames = (): Readonly<Record<AuthorityCode, string>> => ({
  SH: t('authority.SH'),
  HH: t('authority.HH'),
  NI: t('authority.NI'),
  HB: t('authority.HB'),
  NW: t('authority.NW'),
  HE: t('authority.HE'),
  RP: t('authority.RP'),
  BW: t('authority.BW'),
  BY: t('authority.BY'),
  SL: t('authority.SL'),
  BE: t('authority.BE'),
  BB: t('authority.BB'),
  MV: t('authority.MV'),
  SN: t('authority.SN'),
  ST: t('authority.ST'),
  TH: t('authority.TH'),
  BUND: t('authority.BUND'),
});

const problemTexts = (): Readonly<Record<LeitwegIdProblemCode, string>> => ({
  length: t('problem.length'),
  parts: t('problem.parts'),
  'coarse-form': t('problem.coarseForm'),
  'fine-form': t('problem.fineForm'),
  'check-form': t('problem.checkForm'),
  'check-digits': t('problem.checkDigits'),
});

const partNames = (): Readonly<Record<Exclude<LeitwegIdPart, 'whole'>, string>> => ({
  coarse: t('part.coarse'),
  fine: t('part.fine'),
  check: t('part.check'),
});

/** A part of the Leitweg-ID with what there is to say about it. */
export interface CheckedPart {
  part: LeitwegIdPart;
  name: string;
  value: string;
  /** The meaning of the part. */
  meaning?: string;
  /** The mistake in it. */
  problem?: string;
}

/** The checker's answer, in the language of the page. */
export interface CheckerAnswer {
  valid: boolean;
  verdict: string;
  /** Mistakes of the whole. */
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
    const named = authority ? authorityNames()[authority] : t('unassigned');
    add('coarse', parsed.coarse, /^\d{2}/.test(parsed.coarse) ? named : undefined);
    add('fine', parsed.fine ?? t('none'));
    add('check', parsed.check);
  }
  const completed = valid ? undefined : complete(value);
  const repaired = completed ?? repairLeitwegId(value);
  const digitsFail = problems.some(({ code }) => code === 'check-digits');
  const verdict = valid ? t('right') : completed === undefined ? t('wrong') : t('incomplete');
  return {
    valid,
    verdict,
    problems: completed === undefined ? told('whole') : [],
    parts: completed === undefined ? parts : [],
    ...(digitsFail && expectedCheck !== null ? { expectedCheck } : {}),
    ...(repaired === undefined ? {} : { repaired }),
  };
}
