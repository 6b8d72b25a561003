import { inLocale, type LocaleId, type Localized } from './index';

type DefaultLocale = 'en-GB';
type Texts = Readonly<Record<string, string>>;

/** Names in braces in a text. */
export type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The texts of a module by locale; the default locale has them all. */
export type Messages = Readonly<Record<DefaultLocale, Texts>> & Localized<Texts>;

/** A translation with the placeholders of its original, no more and no fewer. */
type Translation<Original, Text> = [Placeholders<Original>] extends [Placeholders<Text>]
  ? [Placeholders<Text>] extends [Placeholders<Original>]
    ? string
    : Original
  : Original;

/** The texts that each locale must have: every key of the default locale with the same placeholders. */
type Complete<M extends Messages> = {
  readonly [Locale in keyof M]: {
    readonly [Key in keyof M[DefaultLocale]]: Key extends keyof M[Locale]
      ? Translation<M[DefaultLocale][Key], M[Locale][Key]>
      : string;
  } & Readonly<Record<Exclude<keyof M[Locale], keyof M[DefaultLocale]>, never>>;
};

/** Declares the texts of a module: the same keys and `{placeholders}` in each locale. */
export const defineMessages = <const M extends Messages>(messages: M & Complete<M>): M => messages;

export type Key<M extends Messages> = keyof M[DefaultLocale] & string;

/** The arguments after the key: none for a text without placeholders. */
export type Values<M extends Messages, K extends Key<M>, Value> = [
  Placeholders<M[DefaultLocale][K]>,
] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<M[DefaultLocale][K]>, Value>>];

/** Returns a text with the values in their places. */
export type Text<M extends Messages> = <K extends Key<M>>(
  key: K,
  ...values: Values<M, K, string | number>
) => string;

/** A text in a locale; in the default one when the locale has none of these texts yet. */
export function pattern<M extends Messages>(messages: M, locale: LocaleId, key: Key<M>): string {
  const text = inLocale<Texts>(messages, locale)[key];
  if (text === undefined) throw new Error(`There is no text "${key}" in ${locale}.`);
  return text;
}

/** A text as its parts; those at odd places are names of values. */
export const partsOf = (text: string): string[] => text.split(/\{(\w+)\}/);

/** The texts of a module in a locale. */
export const messagesIn =
  <M extends Messages>(messages: M, locale: LocaleId): Text<M> =>
  (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    return partsOf(pattern(messages, locale, key))
      .map((part, index) => (index % 2 === 1 ? (given[part] ?? `{${part}}`) : part))
      .join('');
  };
