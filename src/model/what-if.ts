/** The delivered process on the running example with one field empty, for the row of the field. */
import { processSteps, nextStep } from '../facts/next-step';
import { ruleWith } from '../facts/rule-model';
import type { Cell } from '../facts/table';
import { inLocale, type LocaleId } from '../locales';
import { messagesIn } from '../locales/messages';
import { correctionText, holderOfBranch } from './branch';
import { effectEnd } from './effect-text';
import { effects, type Effect } from './effects';
import { messages } from './messages';
import { productMessages } from './product-messages';
import type { Outcome } from './types';

/** A step of the process; `left` where the run does not come so far. */
interface StripStep {
  readonly caption: string;
  readonly outcome: Outcome | 'left';
}

export interface WhatIf {
  /** A switch is off, all other fields are empty. */
  readonly isSwitch: boolean;
  readonly steps: readonly StripStep[];
  readonly end: Cell;
  /** Lines that differ, of the usual XML and of that without the value. */
  readonly xml?: { readonly usual: readonly string[]; readonly without: readonly string[] };
  readonly next: readonly Cell[];
}

/** Values of a field that nobody has filled in. */
const BLANK: ReadonlySet<string> = new Set(['', 'No']);
/** More lines of a group would hide what is missing. */
const MAX_LINES = 4;

function stepsOf({ run, usual }: Effect, locale: LocaleId): StripStep[] {
  return usual.steps
    .filter(({ outcome }) => outcome !== 'not-applicable')
    .map(({ step }) => ({
      caption: inLocale(processSteps.find(({ id }) => id === step)?.caption ?? {}, locale),
      outcome: run.steps.find((one) => one.step === step)?.outcome ?? 'left',
    }));
}

/** A line for each element without children, and for each tag of others. */
const linesOf = (xml: string): string[] => xml.split(/(?<=>)(?=<)/);

/** The lines of an XML that another does not have. */
function linesOnlyIn(xml: string, other: string): string[] {
  const rest = linesOf(other);
  const found = linesOf(xml).filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return found.length > MAX_LINES ? [...found.slice(0, MAX_LINES), '…'] : found;
}

/** What Last Error or the rule says, in words. */
function saidIn({ run: { message, steps, findings } }: Effect, locale: LocaleId): Cell[] {
  const [finding] = findings;
  const rule = finding && ruleWith(finding.rule);
  if (rule) return [inLocale(rule, locale).demand];
  const id = message ?? steps.flatMap((step) => step.message ?? [])[0];
  const said = productMessages.find((one) => one.id === id);
  return said ? [inLocale(said.text, locale)] : [];
}

function nextOf(reference: string, { value, run }: Effect, locale: LocaleId): Cell[] {
  const t = messagesIn(messages, locale);
  const { entry, findings, message, nextSteps, steps } = run;
  if (findings.length === 0 && steps.some(({ outcome }) => outcome === 'noted')) {
    return [t('table.note')];
  }
  const branch = { at: 'check', when: { [reference]: value } };
  const byField = entry && (findings.length > 0 || message === undefined);
  const following = byField
    ? [
        nextStep(
          entry.status,
          entry.failedStep,
          entry.dispatched,
          holderOfBranch(branch) ?? 'setup',
          correctionText(branch),
        ),
      ]
    : nextSteps.map(({ step }) => step);
  return following.map(({ sentence, place }): Cell => [
    inLocale(sentence, locale),
    { text: t('table.action'), to: place },
  ]);
}

/** What happens without a value; undefined for a field that may be empty. */
export function whatIf(reference: string, locale: LocaleId): WhatIf | undefined {
  const effect = effects(reference).find(({ value }) => BLANK.has(value));
  if (!effect) return undefined;
  const { run, usual } = effect;
  const xml =
    run.missing.length > 0 && run.xml !== undefined && usual.xml !== undefined
      ? { usual: linesOnlyIn(usual.xml, run.xml), without: linesOnlyIn(run.xml, usual.xml) }
      : undefined;
  return {
    isSwitch: effect.value === 'No',
    steps: stepsOf(effect, locale),
    end: [effectEnd(effect, locale), ...saidIn(effect, locale)],
    ...(xml && { xml }),
    next: nextOf(reference, effect, locale),
  };
}
