import { newDecoderClient, type DecoderClient } from '@site/src/desk/decode/client';
import type { LocaleId } from '@site/src/locales';
import { messagesIn } from '@site/src/locales/messages';
import { messages } from './messages';
import type { Recognition } from './recognition';
import { shapeOf } from './shape';

let client: DecoderClient | undefined;

async function recogniseText(text: string, locale: LocaleId): Promise<Recognition | undefined> {
  client ??= newDecoderClient();
  const found = await client.run('recognise', { text, locale }, { overtakes: true });
  if (!found) return undefined;
  const t = messagesIn(messages, locale);
  if (found.kind === 'invoice') {
    return {
      kind: found.kind,
      title: t('checkInvoice'),
      verdict: t('checkInvoiceHelp'),
      to: '/Reference/Check#check',
      tool: 'check',
      handed: text.trimStart(),
    };
  }
  if (found.kind === 'report') {
    return {
      kind: found.kind,
      title: t('decodeReport'),
      verdict: t('decodeReportHelp'),
      to: '/Reference/Decode',
      tool: 'decoder',
      handed: text,
    };
  }
  const { kind, title, text: verdict, remedy, to } = found;
  return { kind, title: title || t('schemaError'), verdict, remedy, to };
}

/**
 * Recognises a query, on the reader's device alone; undefined for words. Never rejects: what is not
 * recognised is searched.
 *
 * @param text the whole text, also where the field has a part of it
 */
export async function recognise(text: string, locale: LocaleId): Promise<Recognition | undefined> {
  const shape = shapeOf(text);
  if (shape === undefined) return undefined;
  try {
    if (shape === 'text') return await recogniseText(text, locale);
    const { recogniseValue } = await import(/* webpackChunkName: "values" */ './values');
    return recogniseValue(text, locale);
  } catch {
    return undefined;
  }
}
