/** Rules of the style guide that a program can see: signs, numbers, dates, codes, the search step. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeIds, type LocaleId, type Localized } from '../src/locales';
import type { Check, Problem } from './lib/check';
import type { Page } from './lib/project';
import { lineAt, proseOf } from './lib/prose';

interface Rule {
  pattern: RegExp;
  /** Both languages where it is missing. */
  locale?: LocaleId;
  /** Not for title and description, which are not Markdown. */
  markdownOnly?: true;
  message: string;
  remedy: string;
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** A thing that speaks, stands or sets off. Data for pages is read for these words, too. */
const speech: readonly Rule[] = [
  {
    locale: 'en-GB',
    pattern:
      /\b(?:page|list|table|rule|log|line|field|report|note|template|invoice|document|description|process|instructions|family|XSD|ISO \d+|EN \d+) (?:(?:should|must|does not|do not) )?(?:says?|knows?|tells? (?!them apart)|demands?|names (?:the|an?|its|each|every|one|both|two)\b)/gi,
    message: 'makes a thing speak.',
    remedy: 'write what it contains, requires or determines',
  },
  {
    locale: 'en-GB',
    pattern: /\b(?:stands?|stood|demand(?:s|ed))\b/gi,
    message: 'makes a thing stand or demand.',
    remedy: 'write is, is in, means or requires',
  },
  {
    locale: 'de-DE',
    pattern:
      /(?<!(?:Sie|man|Wer) )(?<![\p{L}])(?:nennt|nennen|sagt|(?:soll|sollen|muss|müssen) sagen)(?![\p{L}]| Sie)/gu,
    message: 'lässt eine Sache sprechen.',
    remedy: 'schreiben Sie, was sie enthält, verlangt oder bestimmt',
  },
  {
    locale: 'de-DE',
    pattern: /(?<![\p{L}])(?:geht|gehen|ging|gingen)(?![\p{L}])[^.:;]{0,80}\shinaus(?![\p{L}])/gu,
    message: 'hat „hinausgehen“ für versenden.',
    remedy: 'schreiben Sie „wird versendet“',
  },
];

export const rules: readonly Rule[] = [
  ...speech,
  {
    pattern: /!(?=\s|$)/g,
    message: 'has an exclamation mark.',
    remedy: 'end the sentence with a full stop',
  },
  {
    markdownOnly: true,
    pattern: /\b(?:BR-(?:[A-Z]+-)*\d+|PEPPOL-EN16931-[A-Z]+\d+)\b/g,
    message: 'is a rule identifier outside backticks.',
    remedy: 'put it in backticks',
  },
  {
    pattern: /\b\d{4}-\d{2}-\d{2}\b/g,
    message: 'is a date as XML writes it.',
    remedy: 'write 2 November 2026 or 02.11.2026; what is copied from XML belongs in backticks',
  },
  {
    pattern: / {2,}(?=\S)/g,
    message: 'has two spaces in a row.',
    remedy: 'leave one',
  },
  { pattern: /\.\.\./g, message: 'has three full stops.', remedy: 'use the sign …' },
  // Captions of the platform such as "Standard Sales - Invoice" keep theirs.
  {
    pattern: /\s-\s(?=[\p{Ll}\d])/gu,
    message: 'has a hyphen as a dash.',
    remedy: 'use an en dash (–)',
  },
  {
    pattern: /"/g,
    message: 'has a straight quotation mark.',
    remedy: 'use “…” in English and „…“ in German',
  },
  {
    locale: 'en-GB',
    pattern: /„/g,
    message: 'has a German quotation mark.',
    remedy: 'use “…”',
  },
  {
    pattern: /\bTODO\b/g,
    message: 'is not written yet.',
    remedy: 'write it, or take the line out',
  },
  {
    locale: 'de-DE',
    pattern: /”/g,
    message: 'has an English quotation mark.',
    remedy: 'use „…“',
  },
  {
    locale: 'en-GB',
    pattern: new RegExp(`\\b(?:${months}) \\d{1,2},? \\d{4}`, 'g'),
    message: 'is a date in American order.',
    remedy: 'write 2 November 2026',
  },
  {
    locale: 'en-GB',
    pattern: /\b\d{1,3}(?:\.\d{3})*,\d{2}\b(?![,.]?\d)/g,
    message: 'is an amount in German writing.',
    remedy: 'write 1,190.00',
  },
  {
    pattern: /^(?:Symptom|Remedy|Anzeichen|Abhilfe)$/g,
    message: 'is not a header of troubleshooting tables.',
    remedy:
      'use What you see, Likely cause, What to do; Was Sie sehen, Wahrscheinliche Ursache, Was zu tun ist',
  },
  {
    locale: 'en-GB',
    pattern: /\byou have (?:the )?permission\b/gi,
    message: 'has another verb for permissions than elsewhere.',
    remedy: 'write You need',
  },
  {
    locale: 'de-DE',
    pattern:
      /(?<![\p{L}])Sie (?:(?:haben|brauchen) (?:den Berechtigungssatz|das Recht)|dürfen die Seiten?)(?![\p{L}])/gu,
    message: 'hat ein anderes Verb für Berechtigungen als sonst.',
    remedy: 'schreiben Sie „Sie benötigen“',
  },
  {
    locale: 'de-DE',
    pattern: /\b\d{1,3}(?:,\d{3})+\.\d{2}\b/g,
    message: 'is an amount in English writing.',
    remedy: 'write 1.190,00',
  },
];

/** The search step, with the captions taken out. */
const searchStep: Localized<RegExp> = {
  'en-GB':
    /(?:C|c)hoose the search icon \(Alt\+Q\), enter .+?,(?: and then)? choose the related link/,
  'de-DE':
    /(?:W|w)ählen Sie das Suchsymbol \(Alt\+Q\), geben Sie .+? ein(?:,| und) (?:und )?wählen Sie (?:dann )?den zugehörigen Link aus/,
};

/** Quotes enough of the text around a finding to recognise it. */
function excerpt(text: string, offset: number, length: number): string {
  const from = Math.max(0, offset - 15);
  return text
    .slice(from, offset + length + 15)
    .replace(/\s+/g, ' ')
    .trim();
}

export function pageProblems(page: Page): Problem[] {
  const mine = rules.filter(({ locale }) => !locale || locale === page.locale);
  return proseOf(page).flatMap((block) => {
    const problems = mine
      .filter(({ markdownOnly }) => !(markdownOnly && block.plain))
      .flatMap(({ pattern, message, remedy }) =>
        [...block.text.matchAll(pattern)].map(({ 0: match, index }): Problem => ({
          file: page.file,
          line: lineAt(block, index),
          message: `“${excerpt(block.text, index, match.length)}” ${message}`,
          remedy,
        })),
      );
    if (block.text.includes('(Alt+Q)') && searchStep[page.locale]?.test(block.text) === false) {
      problems.push({
        file: page.file,
        line: block.line,
        message: 'the search step has other words than elsewhere.',
        remedy: 'use the sentence of STYLEGUIDE.md, section search step',
      });
    }
    return problems;
  });
}

/** Data whose texts pages show. */
const TEXTS = [
  ...['rules', 'national-rules'].map((name) => `packages/invoice/data/${name}.json`),
  ...[
    'rule-families',
    'rule-facts',
    'terms',
    'model/actions',
    'model/field-descriptions',
    'model/operations',
    'model/statuses',
    'model/term-sources',
  ].map((name) => `src/facts/${name}.json`),
];

/** Readers ask in words of their own. */
const QUESTIONS = 'asks';

/** Every text of a locale in data where locales are keys. */
function localizedTexts(value: unknown, key?: LocaleId): { text: string; locale: LocaleId }[] {
  if (typeof value === 'string') return key ? [{ text: value, locale: key }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== QUESTIONS)
    .flatMap(([name, child]) => localizedTexts(child, localeIds.find((id) => id === name) ?? key));
}

/** Things that speak in the texts of a data file. */
export function dataProblems(file: string, json: string): Problem[] {
  const rows = json.split('\n');
  return localizedTexts(JSON.parse(json)).flatMap(({ text, locale }) =>
    speech
      .filter((rule) => !rule.locale || rule.locale === locale)
      .flatMap(({ pattern, message, remedy }) =>
        [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
          file,
          line: rows.findIndex((row) => row.includes(JSON.stringify(text))) + 1,
          message: `“${excerpt(text, index, match.length)}” ${message}`,
          remedy,
        })),
      ),
  );
}

export const check: Check = ({ root, pages }) => [
  ...pages.flatMap(pageProblems),
  ...TEXTS.filter((file) => existsSync(path.join(root, file))).flatMap((file) =>
    dataProblems(file, readFileSync(path.join(root, file), 'utf8')),
  ),
];
