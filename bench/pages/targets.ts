import { kinds } from './kinds';
import { FORMS, type Visit } from './measure';
import type { Navigation } from './navigation';
import { resultOf, workOf, type Result, type WorkResult } from './results';
import type { Work } from './work';

/** A target for one page, with its verdict. */
export interface Verdict {
  readonly target: string;
  readonly page: string;
  readonly measured: string;
  readonly holds: boolean;
}

const MAX_SCRIPT_BYTES = 118_000;
/** Blocking time on the simulated phone, in milliseconds. */
const MAX_TBT = 150;
/** Duration of a frame on a screen with 60 Hz, in milliseconds. */
export const FRAME = 1000 / 60;
const OURS = 'eDocument';
const STOCK = 'stock template';
const STARLIGHT = 'Starlight';

const WHOLE_SCORES = ['accessibility', 'bestPractices', 'seo'] as const;
const NAMES = { accessibility: 'accessibility', bestPractices: 'best practices', seo: 'SEO' };

/** Most that a number of ours may be of another system's. */
const RATIOS: readonly { what: string; key: keyof Visit; system: string; most: number }[] = [
  { what: 'script bytes', key: 'scriptBytes', system: STOCK, most: 0.7 },
  { what: 'LCP', key: 'lcp', system: STARLIGHT, most: 1.1 },
  { what: 'LCP', key: 'lcp', system: STOCK, most: 0.6 },
  { what: 'TBT', key: 'tbt', system: STOCK, most: 0.5 },
];

/** A number that may not be more than a limit. */
const atMost = (target: string, page: string, number: number, limit: number): Verdict => ({
  target,
  page,
  measured: `${Math.round(number)} of at most ${Math.round(limit)}`,
  holds: number <= limit,
});

/** The verdict of each target on each page; ratios are those of the simulated phone. */
export function verdicts(results: readonly Result[]): Verdict[] {
  return kinds.flatMap((kind) => {
    const phone = resultOf(results, OURS, kind, 'mobile');
    const page = `${kind}, mobile`;
    const ratios = RATIOS.map(({ what, key, system, most }) => {
      const limit = most * resultOf(results, system, kind, 'mobile')[key];
      return atMost(`${what} at most ${most} of ${system}`, page, phone[key], limit);
    });
    const scripts = `script bytes at most ${MAX_SCRIPT_BYTES}`;
    const scores = FORMS.flatMap((form) => {
      const ours = resultOf(results, OURS, kind, form);
      const least = form === 'mobile' ? 98 : 100;
      const atLeast = (target: string, score: number, least: number): Verdict => ({
        target,
        page: `${kind}, ${form}`,
        measured: String(score),
        holds: score >= least,
      });
      return [
        atLeast(`performance at least ${least}`, ours.performance, least),
        {
          target: 'layout shift 0',
          page: `${kind}, ${form}`,
          measured: ours.cls.toFixed(3),
          holds: ours.cls === 0,
        },
        ...WHOLE_SCORES.map((key) => atLeast(`${NAMES[key]} 100`, ours[key], 100)),
      ];
    });
    return [
      atMost(scripts, page, phone.scriptBytes, MAX_SCRIPT_BYTES),
      atMost(`TBT at most ${MAX_TBT} ms`, page, phone.tbt, MAX_TBT),
      ...ratios,
      ...scores,
    ];
  });
}

/** Most that work of ours may be of the template's. */
const WORK_RATIOS: readonly { what: string; key: keyof Work; most: number }[] = [
  { what: 'work of the main thread', key: 'task', most: 0.55 },
  { what: 'layout and style', key: 'layout', most: 1 },
];

/** Work of a first load beside that of the stock template. */
export function workVerdicts(results: readonly WorkResult[]): Verdict[] {
  return kinds.flatMap((kind) =>
    WORK_RATIOS.map(({ what, key, most }) => {
      const limit = most * workOf(results, STOCK, kind)[key];
      const ours = workOf(results, OURS, kind)[key];
      return atMost(`${what} at most ${most} of ${STOCK}, in ms`, `${kind}, phone`, ours, limit);
    }),
  );
}

/** A press on a link must show the other page as soon as in the stock template, in the same run. */
export function navigationVerdict(navigations: readonly Navigation[]): Verdict {
  const timeOf = (name: string) => navigations.find(({ system }) => system === name)?.all ?? NaN;
  const ours = timeOf(OURS);
  const limit = timeOf(STOCK);
  return atMost(`navigation no slower than ${STOCK}, in ms`, 'all, desktop', ours, limit);
}
