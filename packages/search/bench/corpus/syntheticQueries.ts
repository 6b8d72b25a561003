import type { JudgedQuery, QueryClass } from '../queries';
import { random, type Random } from './random';
import { compound, type Language, type Subject } from './synthetic';

const PER_CLASS = 15;
const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

function misspelt(word: string, next: Random): string {
  const at = 1 + next.below(word.length - 2);
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  return next.pick(kinds);
}

/** Query of each class for a subject; undefined where the class does not apply. */
function query(
  name: QueryClass,
  language: Language,
  subject: Subject,
  next: Random,
): string | undefined {
  const { title, modifier, head, verb, code } = subject;
  const first = modifier.linked;
  const isGerman = language === 'de';
  switch (name) {
    case 'exact':
      return title;
    case 'umlaut':
      return /[äöüß]/i.test(title)
        ? title.replace(/[äöüßÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter)
        : undefined;
    case 'inflection':
      return compound(language, first, head.singular);
    case 'compound':
      return isGerman
        ? `${head.singular} ${modifier.plural}`
        : `${head.singular} of ${modifier.plural}`;
    case 'join-split':
      return isGerman ? `${first} ${head.plural}` : first + head.plural;
    case 'typo':
      return isGerman
        ? misspelt(title, next)
        : `${misspelt(first.padEnd(4), next).trim()} ${head.plural}`;
    case 'prefix':
      return title.slice(0, first.length + (isGerman ? 4 : 5));
    case 'code':
      return code;
    case 'natural':
      return isGerman
        ? `Wie kann ich ${head.plural} für ${modifier.plural} ${verb}?`
        : `How can I ${verb} ${head.plural} for ${modifier.plural}?`;
  }
}

/** Queries on a generated corpus, judged by how they were made: the page of the subject is the answer. */
export function syntheticQueries(
  language: Language,
  subjects: readonly Subject[],
  classes: readonly QueryClass[],
): JudgedQuery[] {
  const next = random(7);
  return classes.flatMap((name) => {
    const made: JudgedQuery[] = [];
    for (const subject of next.shuffled(subjects)) {
      const text = made.length < PER_CLASS ? query(name, language, subject, next) : undefined;
      if (text === undefined) continue;
      const same = subjects.filter(({ title }) => name === 'prefix' && title.startsWith(text));
      made.push({ class: name, query: text, pages: [subject, ...same].map(({ url }) => url) });
    }
    return made;
  });
}
