import { supportWords } from '../../../../src/facts/synonyms';
import { createIndex } from '../../src/createIndex';
import { SearchEngine } from '../../src/engine';
import { LIMIT, sizes, type CreateEngine } from './engine';

/** The engine of this site, with the synonyms that the site has. */
export const createOurs: CreateEngine = async ({ records, language }) => {
  const { files, manifest } = await createIndex(records, {
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
      const { hits } = await engine.query(query, { hitsPerPage: LIMIT });
      return hits.map(({ url }) => url);
    },
  };
};
