import type { Block } from '../../src/records/blocks';
import { blockRecords } from '../../src/records/page';
import type { SearchRecord } from '../../src/types';
import { ENGLISH, GERMAN, type Lexicon, type Modifier, type Noun } from './lexicon';
import { pagesOf, type Corpus } from './pages';
import { random, type Random } from './random';

export type Language = Corpus['language'];

/** Subject of a generated page. */
export interface Subject {
  readonly url: string;
  readonly modifier: Modifier;
  readonly head: Noun;
  readonly title: string;
  readonly verb: string;
  readonly code: string;
}

const LEXICONS: Readonly<Record<Language, Lexicon>> = { de: GERMAN, en: ENGLISH };
const SEED = 20_261_121;

/** A compound in German, two words in English. */
export function compound(language: Language, modifier: string, head: string): string {
  return language === 'de' ? modifier + head.toLowerCase() : `${modifier} ${head}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The subjects of all pages that a language can have, in a fixed random order. */
function allSubjects(language: Language): Subject[] {
  const { modifiers, heads, verbs } = LEXICONS[language];
  const next = random(SEED);
  const pairs = modifiers.flatMap((modifier) => heads.map((head) => ({ modifier, head })));
  return next.shuffled(pairs).map(({ modifier, head }, index) => ({
    url: `/${language}/page-${index}`,
    modifier,
    head,
    title: capitalise(compound(language, modifier.linked, head.plural)),
    verb: next.pick(verbs),
    code: `${next.pick(['KX', 'TR', 'BL', 'MW'])}-${100 + index}`,
  }));
}

function sentence(
  lexicon: Lexicon,
  language: Language,
  subject: Subject,
  other: Subject,
  next: Random,
): string {
  const [noun, second] = [next.pick(lexicon.others), next.pick(lexicon.others)];
  const [verb, adjective] = [next.pick(lexicon.verbs), next.pick(lexicon.adjectives)];
  const forms =
    language === 'de'
      ? [
          `Wählen Sie die Aktion ${capitalise(verb)}, um ${adjective} ${subject.title} für den Vorgang zu sehen.`,
          `Das Feld ${noun} bestimmt, wie ${other.title} und ${second} zusammenhängen.`,
          `Ist ${noun} leer, gilt ${second} des Mandanten.`,
          `Für ${other.modifier.plural} ohne ${noun} gelten ${adjective} ${other.head.plural}.`,
          `${noun}: ${adjective} ${compound(language, subject.modifier.linked, subject.head.singular)}, siehe ${other.title}.`,
          `Sie können ${adjective} ${other.title} ${verb}, wenn ${noun} gefüllt ist.`,
        ]
      : [
          `Choose the action ${capitalise(verb)} to see ${adjective} ${subject.title.toLowerCase()} of the operation.`,
          `The field ${noun} determines how ${other.title.toLowerCase()} and ${second} belong together.`,
          `If ${noun} is empty, the ${second} of the company applies.`,
          `For ${other.modifier.plural} without ${noun}, ${adjective} ${other.head.plural} apply.`,
          `${capitalise(noun)}: ${adjective} ${compound(language, subject.modifier.linked, subject.head.singular)}, see ${other.title}.`,
          `You can ${verb} ${adjective} ${other.title.toLowerCase()} when ${noun} is filled in.`,
        ];
  return next.pick(forms);
}

function blocksOf(
  language: Language,
  subject: Subject,
  others: readonly Subject[],
  next: Random,
): Block[] {
  const lexicon = LEXICONS[language];
  const text = (): Block => ({
    kind: 'text',
    text: sentence(lexicon, language, subject, next.pick(others), next),
    anchor: null,
  });
  const heading = (level: number, title: string, anchor: string | null): Block => ({
    kind: 'heading',
    level,
    text: title,
    anchor,
  });
  const task =
    language === 'de'
      ? `${subject.title} ${subject.verb}`
      : `${capitalise(subject.verb)} ${subject.title.toLowerCase()}`;
  return [
    heading(1, subject.title, null),
    text(),
    heading(2, task, 'steps'),
    ...Array.from({ length: next.below(5) + 2 }, text),
    { kind: 'text', text: `${subject.code}: ${next.pick(lexicon.others)}`, anchor: null },
    ...lexicon.sections.flatMap((title, index) => [
      heading(2, title, `section-${index}`),
      ...Array.from({ length: next.below(4) + 1 }, text),
    ]),
  ];
}

/** A corpus of at least `size` records that is always the same, and what its pages are about. */
export function synthetic(
  language: Language,
  size: number,
): { corpus: Corpus; subjects: Subject[] } {
  const next = random(SEED + size);
  const all = allSubjects(language);
  const records: SearchRecord[] = [];
  let count = 0;
  while (records.length < size && count < all.length) {
    const subject = all[count] as Subject;
    const facts = {
      url: subject.url,
      language,
      tag: 'default',
      kind: 'setup' as const,
      pageRank: 0,
      keywords: [],
      description: '',
      asks: [],
      rows: [],
    };
    const hierarchy = { lvl0: language === 'de' ? 'Handbuch' : 'Manual' };
    for (const record of blockRecords(
      facts,
      blocksOf(language, subject, all.slice(0, size / 20), next),
    )) {
      records.push({ ...record, hierarchy: { ...record.hierarchy, ...hierarchy } });
    }
    count += 1;
  }
  const corpus = { name: `synthetic-${size}`, language, records, pages: pagesOf(records) };
  return { corpus, subjects: all.slice(0, count) };
}
