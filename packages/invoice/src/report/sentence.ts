import { filled, inLanguage } from '../language';
import sentences from './sentences.json';

/** Kinds of sentences on findings. */
export type Sentence = keyof typeof sentences;

/** What stands for `{element}`, `{parent}` and other places of a sentence. */
export type Slots = Readonly<Record<string, string>>;

/** A sentence on a finding in one language. */
export function sentence(kind: Sentence, slots: Slots, language: string): string {
  return filled(inLanguage(sentences[kind], language), slots);
}
