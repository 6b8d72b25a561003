import type { Decoded } from '@site/src/desk/decode/protocol';
import { counted, findingLines, listLines, type Marks } from '../finding/marks';
import { captions, doubtText } from './texts';

/** The answer, for a message or a ticket. */
export function reportText(decoded: Decoded, marks: Marks): string {
  const { steps, unknownIds, unread } = decoded;
  const doubt = doubtText(decoded);
  const items = (all: Decoded['unread']) =>
    all.map(({ text, count }) => `- ${marks.words(counted(text, count))}`);
  const { unknown, unread: notUnderstood } = captions();
  return [
    ...(doubt === undefined ? [] : marks.paragraph(doubt)),
    ...steps.flatMap((step, index) => findingLines({ ...step, ids: step.rules }, index, marks)),
    ...listLines(unknown, items(unknownIds), marks),
    ...listLines(notUnderstood, items(unread), marks),
    '',
  ].join('\n');
}
