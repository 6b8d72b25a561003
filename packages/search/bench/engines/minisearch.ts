import MiniSearch from 'minisearch';
import { LIMIT, sizes, type CreateEngine } from './engine';

/** Options of VitePress 1.6 (`plugins/localSearchPlugin.ts`, `VPLocalSearchBox.vue`): a document is a section. */
const INDEX_OPTIONS = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] };
const SEARCH_OPTIONS = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } };

/** MiniSearch as VitePress uses it; the index is loaded from its JSON as in the browser. */
export const createMiniSearch: CreateEngine = async ({ pages }) => {
  const built = new MiniSearch(INDEX_OPTIONS);
  for (const page of pages) {
    for (const { anchor, title, titles, text } of page.sections) {
      const id = anchor ? `${page.url}#${anchor}` : page.url;
      // Sections without an anchor of their own would collide.
      if (!built.has(id)) built.add({ id, title, titles, text });
    }
  }
  const json = JSON.stringify(built);
  const index = await MiniSearch.loadJSONAsync(json, INDEX_OPTIONS);
  return {
    ...sizes([json]),
    search(query) {
      const found = index.search(query, SEARCH_OPTIONS).slice(0, LIMIT);
      return Promise.resolve(found.map(({ id }) => String(id)));
    },
  };
};
