import { languageOf } from '../language';

const ENGLISH: readonly (readonly [german: RegExp, english: string])[] = [
  [/ Abs\. (\w+)/g, '($1)'],
  [/ Satz (\w+)/g, ' sentence $1'],
  [/ Nr\. (\w+)/g, ' no. $1'],
];

/** A citation such as `§ 14 Abs. 4 Satz 1 Nr. 6 UStG` as a language writes it. */
export function lawIn(law: string, language: string): string {
  if (languageOf(language) === 'de-DE') return law;
  return ENGLISH.reduce((text, [german, english]) => text.replace(german, english), law);
}
