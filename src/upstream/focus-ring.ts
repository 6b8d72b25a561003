import type { Plugin } from '@docusaurus/types';

/** Selector in theme-common 3.8.1, lib/hooks/styles.css. */
const SELECTOR = 'body:not(.navigation-with-keyboard) *:not(input):focus';

/** Rule of a style sheet, as PostCSS hands it over. */
interface Rule {
  readonly selector: string;
  remove(): void;
}

const withoutRule = {
  postcssPlugin: 'focus-ring',
  Rule(rule: Rule): void {
    if (rule.selector === SELECTOR) rule.remove();
  },
};

/**
 * Leaves it to `:focus-visible` when the focus has a ring, as all browsers that the site supports do.
 *
 * The theme's rule depends on a class of `<body>` that comes back with each navigation and goes with
 * the mouse: each time the style of every element is computed anew, before the new page is seen.
 */
export function focusRing(): Plugin {
  return {
    name: 'focus-ring',
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      plugins: [...plugins, withoutRule],
    }),
  };
}
