import { readFileSync } from 'node:fs';
import path from 'node:path';

export const CLASSES = [
  'exact',
  'umlaut',
  'inflection',
  'compound',
  'join-split',
  'typo',
  'prefix',
  'code',
  'natural',
  'question',
  'symptom',
  'question, sealed',
  'symptom, sealed',
] as const;
export type QueryClass = (typeof CLASSES)[number];

/** True for a class of whole questions and symptoms. */
export const isAsked = (name: QueryClass): boolean => /^(?:question|symptom)/.test(name);

/** True for classes whose queries are run for the report only: whoever tunes must not see them. */
export const isSealed = (name: QueryClass): boolean => name.endsWith(', sealed');

/** A query with the pages that answer it, as addresses without anchor. */
export interface JudgedQuery {
  readonly class: QueryClass;
  readonly query: string;
  readonly pages: readonly string[];
}

/** A question with grades of places by address: 0 of no use, 1 related, 2 answers it, 3 the best answer. */
export interface GradedQuestion {
  readonly query: string;
  readonly grades: ReadonlyMap<string, number>;
}

function isClass(name: string | undefined): name is QueryClass {
  return CLASSES.some((known) => known === name);
}

/** Addresses with and without a last slash mean the same page. */
export function samePage(url: string): string {
  return url.replace(/(.)\/$/, '$1');
}

/** The queries of one file: class, query, the best pages, and acceptable ones beside them. */
function readQueries(file: string, base: string, suffix = ''): JudgedQuery[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines
    .filter((line) => !line.startsWith('#') && !line.startsWith('class\t'))
    .map((line) => {
      const [name = '', query = '', ...pages] = line.split('\t');
      const named = name + suffix;
      if (!isClass(named)) throw new Error(`Unknown class in ${file}: ${name}`);
      const addresses = pages.join(' ').split(' ').filter(Boolean);
      return {
        class: named,
        query,
        pages: addresses.map((page) => samePage(base + page.slice(1).replace(/#.*/, ''))),
      };
    });
}

/** The committed queries on the handbook; `base` is the locale's base URL. */
export function handbookQueries(language: 'de' | 'en', base: string): JudgedQuery[] {
  const file = (name: string) => path.join(import.meta.dirname, 'queries', `${name}.tsv`);
  return [
    ...readQueries(file(language), base),
    ...readQueries(file(`${language}.asked`), base),
    ...readQueries(file(`${language}.sealed`), base, ', sealed'),
  ];
}

/** The graded questions on the handbook; `base` is the locale's base URL. */
export function gradedQuestions(language: 'de' | 'en', base: string): GradedQuestion[] {
  const file = path.join(import.meta.dirname, 'queries', `${language}.graded.json`);
  const questions = JSON.parse(readFileSync(file, 'utf8')) as [string, Record<string, number>][];
  return questions.map(([query, grades]) => ({
    query,
    grades: new Map(Object.entries(grades).map(([place, grade]) => [base + place, grade])),
  }));
}

/** An address as the grades have it: decoded, and without a slash before its anchor. */
export const placeOf = (url: string): string => decodeURI(url).replace(/(.)\/(?=#|$)/, '$1');
