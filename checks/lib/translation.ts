import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentId,
  isStale,
  stateFile,
  UNTRANSLATED,
  type TranslationState,
} from '../../src/plugins/translation-state/state';
import { defaultLocale, type LocaleId } from '../../src/locales';
import type { Page, Project } from './project';

/**
 * State of a translation: `missing` has no page of the locale or a copy of the English one, `unrecorded` was never marked as
 * translated, `stale` translates an earlier English text, `orphaned` has no English page.
 */
export type Status = 'current' | 'missing' | 'unrecorded' | 'stale' | 'orphaned';

interface TranslationStatus {
  /** English page, also where it does not exist; relative to the project folder. */
  file: string;
  status: Status;
}

export function readState(root: string, locale: LocaleId): TranslationState {
  const file = path.join(root, stateFile(locale));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationState) : {};
}

/** The file of a state, its keys in order: so two changes rarely touch the same line. */
export function stateText(state: TranslationState): string {
  const sorted = Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** The state after pages were translated; entries of pages that are gone are dropped. */
export function markTranslated(
  project: Project,
  state: TranslationState,
  pages: readonly Page[],
): TranslationState {
  const known = new Map(englishPages(project).map((page) => [page.file, page]));
  return {
    ...Object.fromEntries(Object.entries(state).filter(([file]) => known.has(file))),
    ...Object.fromEntries(pages.map(({ file, text }) => [file, contentId(text)])),
  };
}

export function englishPages({ pages }: Project): Page[] {
  return pages.filter(({ locale }) => locale === defaultLocale);
}

/** The status of every English page, then of records and translated pages without one. */
export function translationStatus(
  project: Project,
  state: TranslationState,
  locale: LocaleId,
): TranslationStatus[] {
  const english = englishPages(project);
  const files = new Set(english.map(({ file }) => file));
  const orphans = Object.keys(state).filter((file) => !files.has(file));
  const lonely = project.pages
    .filter((page) => page.locale === locale && !project.counterpart(page, defaultLocale))
    .map(({ file }) => file);
  return [
    ...english.map((page) => ({ file: page.file, status: statusOf(project, page, state, locale) })),
    ...[...orphans, ...lonely].map((file) => ({ file, status: 'orphaned' as const })),
  ];
}

function statusOf(project: Project, page: Page, state: TranslationState, locale: LocaleId): Status {
  if (!project.counterpart(page, locale) || state[page.file] === UNTRANSLATED) {
    return 'missing';
  }
  if (!(page.file in state)) {
    return 'unrecorded';
  }
  return isStale(state, page.file, page.text) ? 'stale' : 'current';
}
