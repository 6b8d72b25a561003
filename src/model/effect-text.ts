/** What the values of a field lead to, in a few words with links. */
import { ruleRoute } from '../facts/entity-routes';
import { statuses } from '../facts/entries';
import { processSteps } from '../facts/next-step';
import { findField } from '../facts/field-model';
import { defaultLocale, inLocale, type LocaleId } from '../locales';
import { messagesIn, type Key } from '../locales/messages';
import type { Cell } from '../facts/table';
import { effects, type Effect } from './effects';
import { messages } from './messages';
import { messageRoute } from './product-messages';
import { UNKNOWN } from './types';

const stepCaption = (id: string, locale: LocaleId) =>
  inLocale(processSteps.find((step) => step.id === id)?.caption ?? {}, locale);
const statusCaption = (id: string, locale: LocaleId) =>
  inLocale(statuses.find((status) => status.id === id)?.caption ?? {}, locale);

/** The message of a finding says nothing that the rule does not say better. */
const BY_RULE = new Set(['EDOC-0202', 'EDOC-0203']);

function linksOf({ run }: Effect) {
  const noted = run.steps.flatMap(({ message }) => message ?? []);
  const said = run.message ?? noted[0];
  const rules = [...new Set(run.findings.map(({ rule }) => rule))];
  return said === undefined || BY_RULE.has(said)
    ? rules.map((id) => ({ text: id, to: ruleRoute(id) }))
    : [{ text: said, to: messageRoute(said) }];
}

function textOf({ run: { entry, steps, findings } }: Effect, locale: LocaleId): string {
  const t = messagesIn(messages, locale);
  if (!entry) return t('effect.no-entry');
  const { status, failedStep } = entry;
  if (failedStep !== undefined) {
    return steps.length === 0
      ? t('effect.start')
      : t('effect.error', { step: stepCaption(failedStep, locale) });
  }
  if (status === 'cancelled') return t('effect.ends', { status: statusCaption(status, locale) });
  const skipped = steps.filter(({ outcome }) => outcome === 'skipped');
  if (skipped.length > 0) {
    const names = skipped.map(({ step }) => `**${stepCaption(step, locale)}**`).join(', ');
    return t('effect.skipped', { steps: names });
  }
  if (steps.some(({ outcome }) => outcome === 'noted')) return t('effect.note');
  if (findings.some(({ severity }) => severity !== 'information')) return t('effect.warning');
  if (findings.length > 0) return t('effect.note');
  return t('effect.status', { status: statusCaption(status, locale) });
}

const NAMED = {
  '': 'value.empty',
  Yes: 'value.on',
  No: 'value.off',
  [UNKNOWN]: 'value.unknown',
} as const satisfies Readonly<Record<string, Key<typeof messages>>>;

/** A value as a reader sees it in the field. */
function valueCell(reference: string, value: string, locale: LocaleId): Cell {
  const t = messagesIn(messages, locale);
  if (value in NAMED) return t(NAMED[value as keyof typeof NAMED]);
  const options = findField(reference).field.options;
  const index = options ? inLocale(options, defaultLocale).indexOf(value) : -1;
  const option = options && inLocale(options, locale)[index];
  return option === undefined ? { code: value } : `**${option}**`;
}

/** What a value leads to: the words, the example where it is not the first, and message or rules. */
export function effectEnd(effect: Effect, locale: LocaleId): Cell {
  const { label } = effect;
  return [
    `→ ${textOf(effect, locale)}`,
    ...(label === undefined ? [] : [messagesIn(messages, locale)('effect.with'), { code: label }]),
    ...linksOf(effect).map((link) => ({ ...link, isCode: true })),
  ];
}

/** The lines of a field, values with the same end in one; none for a field that changes no run. */
export function effectLines(reference: string, locale: LocaleId): Cell[] {
  const lines = new Map<string, { readonly values: readonly Cell[]; readonly end: Cell }>();
  for (const effect of effects(reference)) {
    const end = effectEnd(effect, locale);
    const key = JSON.stringify(end);
    const values = [...(lines.get(key)?.values ?? []), valueCell(reference, effect.value, locale)];
    lines.set(key, { values, end });
  }
  return [...lines.values()].map(({ values, end }) => [...values, end]);
}
