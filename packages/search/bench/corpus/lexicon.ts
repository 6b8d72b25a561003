import english from './english.json';
import german from './german.json';

/** A noun that begins compounds: how it does so, and its plural. */
export interface Modifier {
  readonly linked: string;
  readonly plural: string;
}

export interface Noun {
  readonly singular: string;
  readonly plural: string;
}

export interface Lexicon {
  readonly modifiers: readonly Modifier[];
  readonly heads: readonly Noun[];
  readonly verbs: readonly string[];
  readonly adjectives: readonly string[];
  readonly others: readonly string[];
  readonly sections: readonly string[];
}

export const GERMAN: Lexicon = german;
export const ENGLISH: Lexicon = english;
