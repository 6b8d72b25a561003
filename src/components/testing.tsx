import type { ReactNode } from 'react';

/** Stands in for Docusaurus when a component is rendered in a unit test. */
let locale = 'en-GB';
const anchors = new Set<string>();

/** Sets the locale of the following renders and forgets the anchors of earlier ones. */
export function setLocale(value: string): void {
  locale = value;
  anchors.clear();
}

/** The anchors that the components have announced to the check of links. */
export function announcedAnchors(): ReadonlySet<string> {
  return anchors;
}

export const docusaurusContext = {
  default: () => ({ i18n: { currentLocale: locale } }),
};

export const translation = {
  default: ({ children }: { children: string }) => children,
  translate: ({ message }: { message: string }) => message,
};

export const siteConfig = {
  default: {
    title: 'eDocument',
    url: 'https://docs.example.com',
    baseUrl: '/',
    customFields: { feedbackEmail: 'docs@example.com' },
  },
};

export const brokenLinks = {
  default: () => ({ collectAnchor: (id: string) => anchors.add(id), collectLink: () => undefined }),
};

export const link = {
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
};

const history = {
  location: { pathname: '/', search: '', hash: '' },
  listen: () => () => undefined,
  replace: () => undefined,
};

export const router = { useHistory: () => history };
