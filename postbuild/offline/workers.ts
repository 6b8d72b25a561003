import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { SIZES, workerPath } from '../../src/offline/protocol';
import { defaultLocale } from '../../src/locales';
import { localizedRedirects } from '../../src/facts/page-redirects';
import { recordPackages } from '../bundled-packages';
import type { BuiltPage } from '../hosting/facts';
import { keptFiles } from './kept-files';
import { writePacks } from './packs';

/**
 * Writes the service worker of each locale, the packs that it loads and the sizes of the handbooks
 * into a build. The pages must be as they will be served: the packs hold copies of them.
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
    const files = keptFiles(buildDir, pages, prefix, others);
    const { packs, bytes } = writePacks(buildDir, prefix, files);
    sizes[locale] = bytes;
    const { metafile } = await build({
      entryPoints: [path.join(siteDir, 'src/offline/worker.ts')],
      outfile: path.join(buildDir, workerPath(locale)),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'error',
      metafile: true,
      define: {
        PACKS: JSON.stringify(packs),
        LOCALE_BASE: JSON.stringify(prefix),
        REDIRECTS: JSON.stringify(redirects),
        DEFAULT_PREFIX: JSON.stringify(`/${defaultLocale}`),
        'process.env.NODE_ENV': '"production"',
      },
    });
    recordPackages(buildDir, Object.keys(metafile.inputs));
  }
  writeFileSync(path.join(buildDir, SIZES), JSON.stringify(sizes));
}
