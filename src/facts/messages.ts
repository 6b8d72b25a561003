/** The texts that eDocument itself shows in Last Error and in the log. */
import { inLocale, type LocaleId, type Localized } from '../locales';
import buildTexts from '../site/build-texts.json';
import type { Dispatch } from './entries';
import data from './model/messages.json';
import { nextStep, processSteps, type Holder } from './next-step';
import type { TableFilter, TableModel } from './table';

export interface ProductMessage {
  /** Such as `EDOC-0410`. */
  readonly id: string;
  readonly status: string;
  readonly failedStep?: string;
  readonly dispatched: Dispatch;
  readonly holder: Holder;
  /** With placeholders `%1`. */
  readonly text: Localized<string>;
  readonly cause: Localized<string>;
}

export const messages = data.messages as readonly ProductMessage[];

/** The row of a message on the page of messages, without base path. */
export const messageRoute = (id: string) => `/Reference/Messages#${id}`;

/** The one step that follows from a message. */
export const stepOfMessage = ({ status, failedStep, dispatched, holder }: ProductMessage) =>
  nextStep(status, failedStep, dispatched, holder);

const TEXTS = buildTexts.messages;

/** All messages, each with an anchor. */
export function messageTable(locale: LocaleId): TableModel {
  const heading = (text: Localized<string>) => inLocale(text, locale);
  return {
    caption: heading(TEXTS.caption),
    columns: [TEXTS.message, TEXTS.step, TEXTS.cause, TEXTS.next].map(heading),
    rows: messages.map((message) => {
      const step = processSteps.find(({ id }) => id === message.failedStep);
      const { sentence, place } = stepOfMessage(message);
      return {
        id: message.id,
        keys: [message.id],
        cells: [
          [{ code: message.id }, inLocale(message.text, locale)],
          step ? inLocale(step.caption, locale) : '–',
          inLocale(message.cause, locale),
          [inLocale(sentence, locale), { text: heading(TEXTS.action), to: place }],
        ],
      };
    }),
    source: inLocale(data.source, locale),
    asOf: data.asOf,
  };
}

/** The filter of the table of messages. */
export function messageFilter(locale: LocaleId): TableFilter {
  return {
    param: 'message',
    label: inLocale(TEXTS.find, locale),
    placeholder: inLocale(TEXTS.example, locale),
  };
}
