/**
 * No English in the interface of another language: every string of the theme and of our code, every
 * label of navbar, footer, sidebar, blog and tags has a text of its own.
 */
import {
  defaultLocale,
  localeData,
  translations,
  type LocaleId,
  type Localized,
} from '../src/locales';
import sameTexts from './data/same-texts.json';
import type { Check, Problem } from './lib/check';
import { interfaceTexts, unusedMessages, type InterfaceText } from './lib/interface-texts';
import { messageModules, unusedKeys, type MessageModule } from './lib/message-modules';
import { readMessages } from './lib/messages';

/** Problems of the translation of one string. */
export function translationProblem(entry: InterfaceText, locale: LocaleId): Problem | undefined {
  const { id, english, file, line, target, translation: text } = entry;
  const reasons: Localized<Readonly<Record<string, string>>> = sameTexts;
  const same = reasons[locale] ?? {};
  const place = { file, ...(line && { line }) };
  if (text === undefined || text.trim() === '') {
    return {
      ...place,
      message: `"${id}" (“${english}”) has no text in ${locale}.`,
      remedy: `add "${id}" to ${target}`,
    };
  }
  if (text === english && /\p{L}{2}/u.test(english) && !(id in same) && !(english in same)) {
    return {
      ...place,
      message: `"${id}" is “${english}” in ${locale} too.`,
      remedy: `translate it in ${target}, or give the reason in checks/data/same-texts.json`,
    };
  }
  const names = (message: string) => [...new Set(message.match(/\{\w+\}/g))].sort().join(' ');
  if (names(english) !== names(text)) {
    return {
      ...place,
      message: `"${id}" has the values ${names(english) || 'none'} in English and ${names(text) || 'none'} in ${locale}.`,
      remedy: `use the same names in braces in ${target}`,
    };
  }
  const forms = (message: string) => message.split('|').length;
  if (forms(english) !== forms(text)) {
    return {
      ...place,
      message: `"${id}" has ${forms(english)} plural forms in English and ${forms(text)} in ${locale}.`,
      remedy: `separate one and many by | in ${target}`,
    };
  }
  return undefined;
}

/** Problems of the texts of a module in a locale. */
function moduleProblems({ file, texts }: MessageModule, locale: LocaleId): Problem[] {
  const english = texts.get(defaultLocale);
  const own = texts.get(locale);
  if (!english) {
    return [{ file, message: `has no texts in ${defaultLocale}.`, remedy: 'write them first' }];
  }
  if (!own) {
    return [{ file, message: `has no texts in ${locale}.`, remedy: `add "${locale}" to it` }];
  }
  const surplus = [...own].filter(([key]) => !english.has(key));
  return [
    ...[...english].flatMap(([id, { text, line }]): Problem[] => {
      const translation = own.get(id);
      const entry = { id, english: text, file, line: translation?.line ?? line, target: file };
      const problem = translationProblem({ ...entry, translation: translation?.text }, locale);
      return problem ? [problem] : [];
    }),
    ...surplus.map(([key, { line }]) => ({
      file,
      line,
      message: `"${key}" is in ${locale} alone.`,
      remedy: `remove it, or add it to ${defaultLocale}`,
    })),
  ];
}

export const check: Check = async ({ root }) => {
  const modules = messageModules(root);
  const { messages, unreadable } = await readMessages(root);
  const problems = translations.flatMap((locale): Problem[] => {
    const texts = interfaceTexts(root, locale, messages);
    const found = [
      ...texts.flatMap((entry) => translationProblem(entry, locale) ?? []),
      ...modules.flatMap((module) => moduleProblems(module, locale)),
    ];
    const unused = unusedMessages(root, locale, texts).map((id) => ({
      file: `i18n/${locale}/code.json`,
      message: `"${id}" is not used.`,
      remedy: 'remove it, or correct the id',
    }));
    return localeData(locale).inProgress
      ? [...found.map((problem) => ({ ...problem, level: 'warning' as const })), ...unused]
      : [...found, ...unused];
  });
  const dead = unusedKeys(root, modules).map(({ file, line, key }) => ({
    file,
    line,
    message: `"${key}" is not used.`,
    remedy: 'remove it from each language, or correct the key',
  }));
  const notWritten = modules.flatMap(({ file, unreadable: lines }) =>
    lines.map((line) => ({ file, line })),
  );
  return [
    ...problems,
    ...dead,
    ...[...unreadable, ...notWritten].map((place) => ({
      ...place,
      message: 'the text is not written out, so that nobody can translate it.',
      remedy: 'write id or key and text as plain texts',
    })),
  ];
};
