import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { PrismTheme } from 'prism-react-renderer';

// Code is highlighted when a page is compiled and coloured by src/css/code.css: no theme is needed.
const none: PrismTheme = { plain: {}, styles: [] };

/** Options for highlighted code; src/mdx/highlight-code.ts reads it, too. */
export const prism = {
  theme: none,
  darkTheme: none,
  // `sh` in fences is Bash.
  additionalLanguages: ['al', 'bash'],
} satisfies UserThemeConfig['prism'];
