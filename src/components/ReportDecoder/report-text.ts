import type { Decoded, Step } from '@site/src/desk/decode/protocol';
import { labels, severityName } from '../InvoiceDesk/texts';
import { captions, doubtText } from './texts';

export const counted = (text: string, count: number) => (count > 1 ? `${text} (${count}×)` : text);

function stepLines(step: Step, index: number): string[] {
  const { notMet, remedy, field, term } = labels();
  const { places, quote } = captions();
  const ids = [step.writtenId, ...step.rules.map(({ id }) => id)].filter(Boolean).join(', ');
  const severity = step.severity ? severityName(step.severity) : '';
  const terms = step.terms.map(({ id, name }) => `${id} ${name}`.trim()).join(', ');
  return [
    `${index + 1}. ${counted(`${severity} ${ids}`.trim(), step.count)}`,
    `   ${step.isRule ? `${notMet} ` : ''}${step.message}`,
    ...(step.remedy ? [`   ${remedy}: ${step.remedy}`] : []),
    ...(step.fields.length > 0
      ? [`   ${field}: ${step.fields.map(({ text }) => text).join('; ')}`]
      : []),
    ...(terms ? [`   ${term}: ${terms}`] : []),
    ...(step.places.length > 0 ? [`   ${places}: ${step.places.join('; ')}`] : []),
    ...(step.quote ? [`   ${quote}: ${step.quote}`] : []),
  ];
}

/** The answer as plain text, for a message or a ticket. */
export function reportText(decoded: Decoded): string {
  const { steps, unknownIds, unread } = decoded;
  const doubt = doubtText(decoded);
  const list = (title: string, items: Decoded['unread']) =>
    items.length === 0
      ? []
      : [title, ...items.map(({ text, count }) => `- ${counted(text, count)}`)];
  const { unknown, unread: notUnderstood } = captions();
  return [
    ...(doubt === undefined ? [] : [doubt]),
    ...steps.flatMap(stepLines),
    ...list(unknown, unknownIds),
    ...list(notUnderstood, unread),
    '',
  ].join('\n');
}
