import { existsSync, statSync, type PathOrFileDescriptor } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { builtPage, factsOf } from '../../../postbuild/hosting/facts';
import { contentSecurityPolicy, fixedHeaders } from '../../../postbuild/hosting/headers';
import { parsePage } from '../../../postbuild/read-site';
import { hostedSearchSources, hostingPolicy } from '../../../postbuild/hosting/policy';
import { searchSettings } from '../../site/search';

/** Data of the development server for pages, by the name of this plugin; not with hosted search. */
export interface DevServerData {
  /** When the index that the search uses was built, ISO 8601; null where there is no build. */
  readonly searchIndexDate: string | null;
}

/** The part of webpack-dev-middleware's context that is used here. */
interface DevMiddlewareContext {
  readonly compiler: { readonly outputPath: string };
  readonly outputFileSystem: {
    readFileSync(file: PathOrFileDescriptor, encoding: 'utf8'): string;
  };
}

function searchSources() {
  const search = searchSettings();
  return search.service === 'hosted' ? hostedSearchSources(search.appId) : [];
}

/**
 * The policy of the published site, with the hashes of the one page that this server makes for all
 * paths. 'self' includes the server's own WebSocket.
 */
function developmentPolicy(html: string): string {
  return contentSecurityPolicy(
    hostingPolicy,
    factsOf([builtPage(parsePage('index.html', html))], hostingPolicy),
    { connect: searchSources() },
  );
}

/**
 * Makes `docusaurus start` show a writer what a reader gets: the same headers, and a search, over
 * the index of the last build.
 */
export function devServer({ baseUrl, outDir }: LoadContext): Plugin {
  const manifest = path.join(outDir, 'search/manifest.json');
  // HTTPS for all of localhost would break other servers there.
  const headers = {
    ...fixedHeaders(hostingPolicy, searchSources()),
    'Strict-Transport-Security': 'max-age=0',
  };

  let said = '';

  return {
    name: 'dev-server',
    getPathsToWatch: () => [manifest],
    contentLoaded({ actions }) {
      if (searchSettings().service === 'hosted') return;
      const date = existsSync(manifest) ? statSync(manifest).mtime.toISOString() : null;
      const hint = date
        ? `Search uses the index of the build of ${date}.`
        : 'Search has no index: run "npm run build".';
      // This runs at every save, and what is said again buries the mistake that a writer looks for.
      if (hint !== said) logger.info(hint);
      said = hint;
      actions.setGlobalData({ searchIndexDate: date } satisfies DevServerData);
    },
    configureWebpack() {
      return {
        // Docusaurus' own choice wraps all modules in eval(), which the policy forbids.
        devtool: 'cheap-module-source-map',
        devServer: {
          headers,
          devMiddleware: {
            // Only this one is called when the page is there.
            headers: (_request: unknown, _response: unknown, context: DevMiddlewareContext) => {
              const { compiler, outputFileSystem } = context;
              const page = path.join(compiler.outputPath, 'index.html');
              const html = outputFileSystem.readFileSync(page, 'utf8');
              return { 'Content-Security-Policy': developmentPolicy(html) };
            },
          },
          static: ['search', 'assets/search'].map((folder) => ({
            directory: path.join(outDir, folder),
            publicPath: `${baseUrl}${folder}`,
            // Pages come from the sources, not from the build.
            staticOptions: { index: false, redirect: false },
            watch: false,
          })),
        },
      };
    },
  };
}
