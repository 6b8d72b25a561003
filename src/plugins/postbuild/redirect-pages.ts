import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext } from '@docusaurus/types';
import { pageRedirects } from '../../facts/page-redirects';
import { plainRedirect } from './plain-redirect';

type PostBuildProps = Parameters<
  NonNullable<NonNullable<ReturnType<typeof clientRedirects>>['postBuild']>
>[0];

/**
 * Writes the pages of `@docusaurus/plugin-client-redirects`, which need no script here: for hosts that
 * do not read the redirects of `postbuild/hosting`. The upstream plugin checks that each address is
 * free and each target exists.
 */
export async function redirectPages(
  context: LoadContext,
  props: Omit<PostBuildProps, 'content'>,
): Promise<void> {
  const options = {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [...pageRedirects],
  };
  await clientRedirects(context, options)?.postBuild?.({ ...props, content: undefined });
  for (const { from } of pageRedirects) {
    const file = path.join(props.outDir, from, 'index.html');
    writeFileSync(file, plainRedirect(readFileSync(file, 'utf8'), context.i18n.currentLocale));
  }
}
