import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageRedirects } from '../../site/redirects';
import { plainRedirect } from './plain';

/**
 * `@docusaurus/plugin-client-redirects` with pages that need no script: for hosts that do not read
 * the redirects of `postbuild/hosting`. The upstream plugin checks that each address is free and
 * each target exists.
 */
export function redirects(context: LoadContext): Plugin {
  const options = {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [...pageRedirects],
  };
  const upstream = clientRedirects(context, options);
  return {
    name: 'redirects',
    async postBuild(props) {
      await upstream?.postBuild?.({ ...props, content: undefined });
      for (const { from } of pageRedirects) {
        const file = path.join(props.outDir, from, 'index.html');
        writeFileSync(file, plainRedirect(readFileSync(file, 'utf8'), context.i18n.currentLocale));
      }
    },
  };
}
