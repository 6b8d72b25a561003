import { MAX_CHARACTERS, type Decoded } from '@site/src/desk/decode/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import type { TaskState } from '../tool/useWorkerTask';
import { messages } from './messages';

const t = pageTexts(messages);

/** A text or file that is not even put into the box, with its size and what to do. */
export function tooLargeText(name: string | undefined, size: number): string {
  return t('tooLarge', {
    name: name ?? t('pasted'),
    size: Math.ceil(size / 1e6),
    limit: MAX_CHARACTERS / 1e6,
  });
}

/** The text, or the first message in it, that has no answer; undefined where it has one. */
export function textWithoutAnswer(text: string, state: TaskState<Decoded>): string | undefined {
  if (state.status !== 'done') return undefined;
  const { status, unread } = state.result;
  return status === 'nothing' || status === 'refused' ? (unread[0]?.text ?? text) : undefined;
}

/** An example as validators write it, in our words. */
export const EXAMPLE = `val-sch.1.1 | BR-CO-10 | error | [BR-CO-10] BT-106 = Σ BT-131
val-sch.2.1 | BR-DE-15 | error | [BR-DE-15] BT-10
val-xsd.1 | cvc-complex-type.2.4.a | error | Invalid content was found starting with element 'cbc:BuyerReference'. One of '{cbc:Note}' is expected.`;
