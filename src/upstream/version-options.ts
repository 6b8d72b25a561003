/** Options that newer versions renamed, under the names of the installed one. */
import type { Config } from '@docusaurus/types';
import { version } from '@docusaurus/core/package.json';

const minor = Number(version.split('.')[1]);

/** 3.10 refuses the old name. */
export const future: Config['future'] = {
  v4: true,
  [minor >= 10 ? 'faster' : 'experimental_faster']: true,
};

const onBrokenMarkdownLinks = 'throw' as const;

/** Since 3.9 an option of {@link markdownHooks}. */
export const brokenMarkdownLinks = minor >= 9 ? {} : ({ onBrokenMarkdownLinks } as const);

/** For `markdown`, since 3.9. */
export const markdownHooks = minor >= 9 ? { hooks: { onBrokenMarkdownLinks } } : {};
