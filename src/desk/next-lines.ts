import { germanId } from 'edocument-invoice';
import { decidingHolder, readerSteps, type Holder, type Stage } from '../facts/next-step';
import { holderOfRule } from '../facts/rule-model';
import { holderOfTerm } from '../facts/term-holders';
import type { LocaleId } from '../locales';

/** The step of an entry in one status. */
export interface NextLine {
  readonly status: string;
  /** Captions of actions are between pairs of asterisks. */
  readonly sentence: string;
}

/** A fault as far as its holder is known. */
interface Fault {
  readonly rule?: string | undefined;
  readonly terms: readonly { readonly id: string }[];
  readonly severity?: string | undefined;
  /** Where neither rule nor term says it. */
  readonly holder?: Holder | undefined;
  readonly stage?: Stage | undefined;
}

function holderOf({ rule, terms, holder }: Fault): Holder {
  if (holder !== undefined) return holder;
  const known = rule === undefined ? undefined : holderOfRule(germanId(rule) ?? rule);
  const [term] = terms;
  return known ?? (term ? holderOfTerm(term.id) : 'operation');
}

/** The steps that follow from the faults of one invoice; none where all are only warnings. */
export function nextLines(faults: readonly Fault[], locale: LocaleId): NextLine[] {
  const stopping = faults.filter(({ severity }) => severity === undefined || severity === 'fatal');
  const holder = decidingHolder(stopping.map(holderOf));
  const isUnderway = stopping.every(({ stage }) => stage === 'underway');
  const isRefused = stopping.some(({ stage }) => stage === 'refused');
  const stage = isUnderway ? 'underway' : isRefused ? 'refused' : 'judged';
  return holder === undefined
    ? []
    : readerSteps(holder, locale, stage).map(({ status, sentence }) => ({ status, sentence }));
}
