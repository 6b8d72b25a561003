/** The page of messages: where each is raised, and what to do. */
import { ruleRoute } from '../facts/entity-routes';
import { processSteps } from '../facts/next-step';
import type { Cell, TableFilter, TableModel } from '../facts/table';
import { inLocale, type LocaleId } from '../locales';
import { messagesIn } from '../locales/messages';
import { stepsAfter, type Following } from './after';
import { fieldOfBranch, namedField, type Branch } from './branch';
import { deliveredProcesses } from './delivered';
import { messages } from './messages';
import {
  asOf,
  branchesOf,
  productMessages,
  source,
  stepsOfMessage,
  type ProductMessage,
} from './product-messages';
import { vatBranch, vatMessages } from './vat-messages';

/** Steps that not every process with XML has are named with the delivered processes that do. */
function processesWith(step: string): string[] {
  const having = deliveredProcesses.filter(({ lines }) =>
    lines.some((line) => line['process-lines/step'] === step),
  );
  const withXml = deliveredProcesses.filter((one) => one.values['process-template/xml-schema']);
  return withXml.every((one) => having.includes(one))
    ? []
    : having.map(({ values }) => values['process-template/code'] ?? '');
}

const MOMENTS = ['post', 'start', 'any', 'send-action', 'cancel-action', 'reject-action'] as const;
const isMoment = (at: string): at is (typeof MOMENTS)[number] =>
  MOMENTS.some((moment) => moment === at);

/** The step or moment at which a branch lies, with the processes where not all have it. */
function placeOf({ at }: Branch, locale: LocaleId): Cell[] {
  const t = messagesIn(messages, locale);
  const step = processSteps.find(({ id }) => id === at);
  if (step) {
    return [inLocale(step.caption, locale), ...processesWith(at).map((code) => ({ code }))];
  }
  if (!isMoment(at)) throw new Error(`messages.ts has no text for the moment ${at}.`);
  return [t(`moment.${at}`)];
}

/** A link to the field that led into a branch. */
function fieldLink(branch: Branch, locale: LocaleId): Cell[] {
  const field = fieldOfBranch(branch);
  if (field === undefined) return [];
  const { caption, address } = namedField(field);
  return [{ text: inLocale(caption, locale), to: address }];
}

const stepCell =
  (locale: LocaleId) =>
  ({ condition, step }: Following): Cell => {
    const sentence = inLocale(step.sentence, locale);
    return [
      condition ? `**${inLocale(condition.caption, locale)}:** ${sentence}` : sentence,
      { text: messagesIn(messages, locale)('table.action'), to: step.place },
    ];
  };

function whatToDo(message: ProductMessage, locale: LocaleId): Cell {
  if (message.retired) {
    return message.retired.rules.map((id): Cell => ({ text: id, to: ruleRoute(id) }));
  }
  const steps = stepsOfMessage(message);
  if (steps.length === 0) return messagesIn(messages, locale)('table.note');
  return { lines: steps.map(stepCell(locale)) };
}

/** The messages about data that VAT law requires, whose consequence the setup decides. */
const vatRows = (locale: LocaleId): TableModel['rows'] =>
  vatMessages.map(({ id, text, cause }) => {
    const t = messagesIn(messages, locale);
    const branch = vatBranch(id);
    return {
      id,
      keys: [id],
      cells: [
        [{ code: id }, inLocale(text, locale)],
        placeOf(branch, locale),
        [inLocale(cause, locale), { text: t('vat.page'), to: '/Reference/VatData#items' }],
        {
          lines: [
            [...fieldLink(branch, locale), t('vat.level')],
            ...stepsAfter(branch).map(stepCell(locale)),
          ],
        },
      ],
    };
  });

/** All messages, each with an anchor. */
export function messageTable(locale: LocaleId): TableModel {
  const t = messagesIn(messages, locale);
  return {
    caption: t('table.caption'),
    columns: [t('table.message'), t('table.step'), t('table.cause'), t('table.next')],
    rows: [
      ...productMessages.map((message) => {
        const { id, text, cause, retired } = message;
        const [branch] = branchesOf(message);
        return {
          id,
          keys: [id],
          cells: [
            [{ code: id }, inLocale(text, locale)],
            branch ? placeOf(branch, locale) : '–',
            retired
              ? `${t('table.retired')} ${inLocale(retired.why, locale)}`
              : [inLocale(cause, locale), ...(branch ? fieldLink(branch, locale) : [])],
            whatToDo(message, locale),
          ],
        };
      }),
      ...vatRows(locale),
    ],
    source: inLocale(source, locale),
    asOf,
  };
}

/** The filter of the table of messages. */
export function messageFilter(locale: LocaleId): TableFilter {
  const t = messagesIn(messages, locale);
  return {
    param: 'message',
    label: t('table.find'),
    placeholder: t('table.example'),
  };
}
