import { supportWords } from '../../../src/facts/synonyms';
import { buildIndex } from '../../../packages/search/src/build';
import { SearchEngine } from '../../../packages/search/src/engine';
import { LIMIT, sizes, type CreateEngine } from './engine';

/** The engine of this site, with the synonyms that the site has. */
export const createOurs: CreateEngine = async ({ records, language }) => {
  const { files, manifest } = buildIndex(records, {
    language,
    synonyms: supportWords(language),
  });
  const engine = await SearchEngine.open(manifest, (name) => {
    const file = files.get(name);
    return file ? Promise.resolve(file) : Promise.reject(new Error(`No file ${name}`));
  });
  return {
    ...sizes(files.values()),
    async search(query) {
      const { results } = await engine.search([
        { query, hitsPerPage: LIMIT, attributesToSnippet: ['content:10'] },
      ]);
      return results[0]?.hits.map((hit) => hit.url_without_anchor) ?? [];
    },
  };
};
