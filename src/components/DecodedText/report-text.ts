import type { Decoded } from '@site/src/desk/decode/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import { counted, findingLines, listLines, type Marks } from '../finding/marks';
import { messages } from './messages';
import { doubtText } from './texts';

const t = pageTexts(messages);

/** The answer, for a message or a ticket. */
export function reportText(decoded: Decoded, marks: Marks): string {
  const { steps, unknownIds, unread } = decoded;
  const doubt = doubtText(decoded);
  const items = (all: Decoded['unread']) =>
    all.map(({ text, count }) => `- ${marks.words(counted(text, count))}`);
  return [
    ...(doubt === undefined ? [] : marks.paragraph(doubt)),
    ...steps.flatMap((step, index) => findingLines({ ...step, ids: step.rules }, index, marks)),
    ...listLines(t('label.unknown'), items(unknownIds), marks),
    ...listLines(t('label.unread'), items(unread), marks),
    '',
  ].join('\n');
}
