import { ENGLISH, GERMAN, type Lexicon } from '../../packages/search/bench/corpus/lexicon';
import { random, type Random } from '../../packages/search/bench/corpus/random';
import type { Handbook, Page } from '../sites/site';

const SEED = 20_261_121;
const PAGES_IN_AREA = 20;
const SECTIONS = 4;
const ROWS = 8;

const LANGUAGES = {
  'en-GB': {
    label: 'English',
    lexicon: ENGLISH,
    joint: ' ',
    tip: 'Check this before you go live.',
  },
  'de-DE': {
    label: 'Deutsch',
    lexicon: GERMAN,
    joint: '',
    tip: 'Prüfen Sie das vor dem Echtbetrieb.',
  },
} as const;

type Language = (typeof LANGUAGES)[keyof typeof LANGUAGES];

function address(index: number): string {
  const number = (value: number): string => String(value).padStart(4, '0');
  return index === 0
    ? ''
    : `area-${number(Math.floor(index / PAGES_IN_AREA))}/page-${number(index)}`;
}

function sentence({ others, verbs, adjectives }: Lexicon, next: Random): string {
  const words = Array.from({ length: 4 }, () =>
    [next.pick(verbs), next.pick(adjectives), next.pick(others)].join(' '),
  );
  return `${next.pick(others)}: ${words.join(', ')}.`;
}

function section(language: Language, heading: string, next: Random): string {
  const { lexicon, tip } = language;
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const [field, value] = [next.pick(lexicon.others), next.pick(lexicon.adjectives)];
    return `| **${field} ${row}** | \`KX-${next.below(9000)}\` | ${value} ${next.pick(lexicon.others)} |`;
  });
  const code = Array.from(
    { length: ROWS },
    () => `  <cbc:ID schemeID="${next.below(9999)}">${next.pick(lexicon.others)}</cbc:ID>`,
  );
  return [
    `## ${heading}`,
    ...Array.from({ length: 3 }, () => sentence(lexicon, next)),
    `:::tip\n\n${tip} ${sentence(lexicon, next)}\n\n:::`,
    `| A | B | C |\n| --- | --- | --- |\n${rows.join('\n')}`,
    `\`\`\`xml\n<Invoice>\n${code.join('\n')}\n</Invoice>\n\`\`\``,
  ].join('\n\n');
}

function page(language: Language, index: number, next: Random): Page {
  const { modifiers, heads, others } = language.lexicon;
  const name = next.pick(modifiers).linked + language.joint + next.pick(heads).plural;
  const sections = Array.from({ length: SECTIONS }, (_, number) =>
    section(language, `${next.pick(others)} ${number + 1}`, next),
  );
  return {
    path: address(index),
    title: `${name} ${index}`,
    description: sentence(language.lexicon, next),
    body: sections.join('\n\n'),
  };
}

/** Handbooks of two languages with as many generated pages each; the same in every run. */
export function handbooks(size: number): Handbook[] {
  return Object.entries(LANGUAGES).map(([locale, language]) => {
    const next = random(SEED);
    return {
      locale,
      label: language.label,
      pages: Array.from({ length: size }, (_, index) => page(language, index, next)),
      posts: [],
    };
  });
}
