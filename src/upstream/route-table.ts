import type { Plugin } from '@docusaurus/types';

/** Files about every page that Docusaurus 3.8.1 generates and puts into the first script. */
const TABLES =
  /[\\/]\.docusaurus[\\/](?:routes\.js|routesChunkNames\.json|registry\.js|globalData\.json)$/;

/** The script that names the hashes of all chunks and so changes with every page, too. */
const RUNTIME = 'runtime~main';

/**
 * Keeps the tables of all pages out of `main.js`: they are with the bundler's runtime, which
 * changes with every page anyway. So `main.js` does not grow with the handbook, and stays in the
 * reader's cache when only pages change.
 */
export function routeTable(): Plugin {
  return {
    name: 'route-table',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              routeTable: {
                name: RUNTIME,
                test: TABLES,
                chunks: 'initial',
                enforce: true,
                priority: 60,
              },
            },
          },
        },
      };
    },
  };
}
