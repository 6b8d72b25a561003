/**
 * Takes stored searches away that are not what DocSearch stored, before it reads them: it trusts
 * what it finds, so a broken entry would take the search and the navbar with it, and an address in
 * it would become a link. See `storedSearches` in `@docsearch/react` 3.9.0.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const KEYS = /^__DOCSEARCH_(RECENT|FAVORITE)_SEARCHES__/;

/** Whether a stored search leads to a page and has the texts that the dialog shows. */
function isSearch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { objectID, url, hierarchy } = value as Record<string, unknown>;
  const isPage = typeof url === 'string' && /^(https?:\/\/|\/(?![/\\]))/i.test(url);
  const texts = typeof hierarchy === 'object' && hierarchy !== null ? Object.values(hierarchy) : [];
  const hasTexts =
    texts.length > 0 && texts.every((text) => text === null || typeof text === 'string');
  return typeof objectID === 'string' && isPage && hasTexts;
}

/** What may stay of a stored list, as JSON; undefined when it is no list. */
export function soundSearches(json: string): string | undefined {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? JSON.stringify(list.filter(isSearch)) : undefined;
  } catch {
    return undefined;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  try {
    for (const key of Object.keys(localStorage).filter((name) => KEYS.test(name))) {
      const stored = localStorage.getItem(key) ?? '';
      const sound = soundSearches(stored);
      if (sound === undefined) {
        localStorage.removeItem(key);
      } else if (sound !== stored) {
        localStorage.setItem(key, sound);
      }
    }
  } catch {
    // Storage is blocked or full: then there is nothing to read either.
  }
}
