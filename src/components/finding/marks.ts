import type { NamedFinding } from '@site/src/desk/finding';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';

const t = pageTexts(messages);

/** The signs by which a copied report is set out. */
export interface Marks {
  /** Words in which no sign counts; values of a file may be anything. */
  readonly words: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly code: (text: string) => string;
  readonly value: (text: string) => string;
  readonly title: (text: string) => string[];
  readonly paragraph: (text: string) => string[];
  readonly heading: (text: string) => string[];
  /** First lines of a finding, by its number, its name with how often it occurs, and what it says. */
  readonly finding: (number: number, name: string, count: string, says: string) => string[];
  /** A line below a finding, or below such a line. */
  readonly below: (text: string, isInner?: boolean) => string;
  /** A line below an item of a list. */
  readonly belowItem: (text: string) => string;
}

const same = (text: string): string => text;
const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;
const escaped = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&');

/** Plain text, for a message. */
export const TEXT: Marks = {
  words: same,
  strong: same,
  code: same,
  value: (text) => `"${text}"`,
  title: (text) => [text],
  paragraph: (text) => [text],
  heading: (text) => [`${text}:`],
  finding: (number, name, count, says) => [`${number}. ${name}${count}`, `   ${says}`],
  below: (text, isInner = false) => `${isInner ? '      ' : '   '}${text}`,
  belowItem: (text) => `  ${text}`,
};

/** For a ticket. */
export const MARKDOWN: Marks = {
  words: escaped,
  strong: (text) => `**${text}**`,
  code,
  value: code,
  title: (text) => [`## ${escaped(text)}`, ''],
  paragraph: (text) => [text, ''],
  heading: (text) => ['', `**${text}**`, ''],
  finding: (_, name, count, says) => [
    `1. ${name ? `**${escaped(name)}**${count}: ` : ''}${escaped(says)}`,
  ],
  below: (text, isInner = false) => `${isInner ? '     ' : '   '}- ${text}`,
  belowItem: (text) => `  - ${text}`,
};

export const counted = (text: string, count: number) => (count > 1 ? `${text} (${count}×)` : text);

/** The ids of a finding, as it was written and as they are. */
export const idsText = ({ writtenId, ids }: Pick<NamedFinding, 'writtenId' | 'ids'>): string =>
  [writtenId, ...ids.map(({ id }) => id)].filter(Boolean).join(', ');

/** The lines of one finding without those of its places that a file shows. */
export function findingLines(finding: NamedFinding, index: number, marks: Marks): string[] {
  const { severity, message, isRule, remedy, fields, terms, count } = finding;
  const parts = [
    [t('remedy'), remedy],
    [t('field'), fields.map(({ text }) => text).join('; ')],
    [t('term'), terms.map(({ id, name }) => `${id} ${name}`.trim()).join(', ')],
    [t('places'), finding.places.join('; ')],
    [t('quote'), finding.quote],
  ];
  return [
    ...marks.finding(
      index + 1,
      `${severity ? t(`severity.${severity}`) : ''} ${idsText(finding)}`.trim(),
      counted('', count),
      `${isRule ? `${t('notMet')} ` : ''}${message}`,
    ),
    ...parts.flatMap(([label, text]) =>
      text ? [marks.below(`${label}: ${marks.words(text)}`)] : [],
    ),
  ];
}

/** A list below its title; nothing without items. */
export const listLines = (title: string, items: readonly string[], marks: Marks): string[] =>
  items.length === 0 ? [] : [...marks.heading(title), ...items];
