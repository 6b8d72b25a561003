import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { SIZES, workerPath } from '../../src/offline/protocol';
import { defaultLocale } from '../../src/site/locales';
import { localizedRedirects } from '../../src/site/redirects';
import type { BuiltPage } from '../hosting/facts';
import { keptHandbook } from './kept-files';

/**
 * Writes the service worker of each locale and the sizes of the handbooks into a build. The pages
 * must be as they will be served: the workers refuse others.
 *
 * @param prefixes of the locales in the build, `''` for the one at the root
 */
export async function writeWorkers(
  siteDir: string,
  buildDir: string,
  pages: readonly BuiltPage[],
  prefixes: readonly string[],
): Promise<void> {
  const redirects = Object.fromEntries(localizedRedirects().map(({ from, to }) => [from, to]));
  const sizes: Record<string, number> = {};
  for (const prefix of prefixes) {
    const locale = prefix.slice(1) || defaultLocale;
    const others = prefixes.filter((other) => other !== prefix);
    const { files, bytes } = keptHandbook(buildDir, pages, prefix, others);
    sizes[locale] = bytes;
    await build({
      entryPoints: [path.join(siteDir, 'src/offline/worker.ts')],
      outfile: path.join(buildDir, workerPath(locale)),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'error',
      define: {
        KEPT_FILES: JSON.stringify(files),
        LOCALE_BASE: JSON.stringify(prefix),
        REDIRECTS: JSON.stringify(redirects),
        DEFAULT_PREFIX: JSON.stringify(`/${defaultLocale}`),
        'process.env.NODE_ENV': '"production"',
      },
    });
  }
  writeFileSync(path.join(buildDir, SIZES), JSON.stringify(sizes));
}
