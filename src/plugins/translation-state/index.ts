import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isStale, STATE_FILE, type TranslationState } from './state';

/** What the site knows about its translations, by the name of this plugin. */
export interface TranslationData {
  /** English pages that have changed since they were translated, relative to the project folder. */
  stale: readonly string[];
}

/** Tells the pages of a translation which of them are out of date. */
export function translationState({ siteDir, i18n }: LoadContext): Plugin<TranslationData> {
  return {
    name: 'translation-state',
    loadContent() {
      const file = path.join(siteDir, STATE_FILE);
      if (i18n.currentLocale === i18n.defaultLocale || !existsSync(file)) {
        return { stale: [] };
      }
      const state = JSON.parse(readFileSync(file, 'utf8')) as TranslationState;
      const stale = Object.keys(state).filter((page) => {
        const english = path.join(siteDir, page);
        return existsSync(english) && isStale(state, page, readFileSync(english, 'utf8'));
      });
      return { stale };
    },
    contentLoaded({ content, actions }) {
      actions.setGlobalData(content);
    },
    getPathsToWatch: () => [path.join(siteDir, STATE_FILE)],
  };
}
