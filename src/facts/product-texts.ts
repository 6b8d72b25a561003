/** The texts that eDocument itself shows in Last Error and in the log. */
import { inLocale, type LocaleId, type Localized } from '../locales';
import { messagesIn } from '../locales/messages';
import type { Dispatch } from './entries';
import { messages } from './messages';
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

export const productMessages = data.messages as readonly ProductMessage[];

/** The row of a message on the page of messages, without base path. */
export const messageRoute = (id: string) => `/Reference/Messages#${id}`;

/** The one step that follows from a message. */
export const stepOfMessage = ({ status, failedStep, dispatched, holder }: ProductMessage) =>
  nextStep(status, failedStep, dispatched, holder);

/** All messages, each with an anchor. */
export function messageTable(locale: LocaleId): TableModel {
  const t = messagesIn(messages, locale);
  return {
    caption: t('messages.caption'),
    columns: [t('messages.message'), t('messages.step'), t('messages.cause'), t('messages.next')],
    rows: productMessages.map((message) => {
      const step = processSteps.find(({ id }) => id === message.failedStep);
      const { sentence, place } = stepOfMessage(message);
      return {
        id: message.id,
        keys: [message.id],
        cells: [
          [{ code: message.id }, inLocale(message.text, locale)],
          step ? inLocale(step.caption, locale) : '–',
          inLocale(message.cause, locale),
          [inLocale(sentence, locale), { text: t('messages.action'), to: place }],
        ],
      };
    }),
    source: inLocale(data.source, locale),
    asOf: data.asOf,
  };
}

/** The filter of the table of messages. */
export function messageFilter(locale: LocaleId): TableFilter {
  const t = messagesIn(messages, locale);
  return {
    param: 'message',
    label: t('messages.find'),
    placeholder: t('messages.example'),
  };
}
