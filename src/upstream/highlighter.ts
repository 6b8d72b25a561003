import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Client module of theme-classic 3.8.1, as it is asked for, that loads Prism with its languages on every page. */
const CLIENT_MODULE = 'lib/prism-include-languages';

/**
 * Leaves the highlighter out of the reader's download, since code is highlighted when a page is
 * compiled (see src/mdx/highlight-code.ts). The theme's own list of client modules cannot be changed.
 */
export function buildTimeHighlighting(): Plugin {
  const theme = path.dirname(
    createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'),
  );
  return {
    name: 'build-time-highlighting',
    configureWebpack() {
      // A file and not `false`, whose module the bundler would name by the folder of the site.
      const nothing = path.join(__dirname, 'nothing.ts');
      return { resolve: { alias: { [path.join(theme, CLIENT_MODULE)]: nothing } } };
    },
  };
}
