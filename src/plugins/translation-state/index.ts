import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isStale, stateFile, UNTRANSLATED, type TranslationState } from './state';

/** State of the translations, by the name of this plugin. */
export interface TranslationData {
  /** English pages that have changed since they were translated, relative to the project folder. */
  stale: readonly string[];
  /** English pages whose translation is a copy that nobody has translated yet. */
  untranslated: readonly string[];
}

function translationData({ siteDir, i18n }: LoadContext): TranslationData {
  const file = path.join(siteDir, stateFile(i18n.currentLocale));
  if (i18n.currentLocale === i18n.defaultLocale || !existsSync(file)) {
    return { stale: [], untranslated: [] };
  }
  const state = JSON.parse(readFileSync(file, 'utf8')) as TranslationState;
  const pages = Object.keys(state);
  return {
    stale: pages.filter((page) => {
      const english = path.join(siteDir, page);
      return existsSync(english) && isStale(state, page, readFileSync(english, 'utf8'));
    }),
    untranslated: pages.filter((page) => state[page] === UNTRANSLATED),
  };
}

/** Tells the pages of a translation which of them are out of date, and which are not translated. */
export function translationState(context: LoadContext): Plugin {
  return {
    name: 'translation-state',
    contentLoaded({ actions }) {
      actions.setGlobalData(translationData(context));
    },
    getPathsToWatch: () => [path.join(context.siteDir, stateFile(context.i18n.currentLocale))],
  };
}
