// Builds the site as it is with hosted search and the reader's system colour mode, for the tests; one
// language of it with --locale de-DE.
import { run } from './run';
import { variant } from './variant';

run(
  `Building the variant into ${variant.outDir}`,
  'npx',
  ['docusaurus', 'build', '--out-dir', variant.outDir, ...process.argv.slice(2)],
  {
    env: {
      ...process.env,
      ALGOLIA_APP_ID: variant.appId,
      ALGOLIA_SEARCH_API_KEY: variant.apiKey,
      ALGOLIA_INDEX_NAME: variant.indexName,
      FOLLOW_SYSTEM_COLOR_MODE: 'true',
    },
  },
);
