import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isStale, STATE_FILE, type TranslationState } from './state';

/** What the site knows about its translations, by the name of this plugin. */
export interface TranslationData {
  /** English pages that have changed since they were translated, relative to the project folder. */
  stale: readonly string[];
}

function staleTranslations({ siteDir, i18n }: LoadContext): string[] {
  const file = path.join(siteDir, STATE_FILE);
  if (i18n.currentLocale === i18n.defaultLocale || !existsSync(file)) {
    return [];
  }
  const state = JSON.parse(readFileSync(file, 'utf8')) as TranslationState;
  return Object.keys(state).filter((page) => {
    const english = path.join(siteDir, page);
    return existsSync(english) && isStale(state, page, readFileSync(english, 'utf8'));
  });
}

/** Tells the pages of a translation which of them are out of date. */
export function translationState(context: LoadContext): Plugin {
  return {
    name: 'translation-state',
    contentLoaded({ actions }) {
      actions.setGlobalData({ stale: staleTranslations(context) } satisfies TranslationData);
    },
    getPathsToWatch: () => [path.join(context.siteDir, STATE_FILE)],
  };
}
