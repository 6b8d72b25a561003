import { inLocale, type LocaleId } from '../locales';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import data from './model/messages.json';
import { processSteps } from './next-step';
import { productMessages, stepOfMessage } from './product-texts';
import type { TableFilter, TableModel } from './table';

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
