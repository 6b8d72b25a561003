import { existsSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import i18n from '@site/src/locales/testing';

/** Stands in for Docusaurus when a component is rendered in a unit test. */
const anchors = new Set<string>();

/** Sets the locale of the following renders and forgets the anchors of earlier ones. */
export function setLocale(value: string): void {
  i18n.currentLocale = value;
  anchors.clear();
}

/** The anchors that the components have announced to the check of links. */
export function announcedAnchors(): ReadonlySet<string> {
  return anchors;
}

export const docusaurusContext = {
  default: () => ({ i18n, siteConfig: { baseUrl: '/' } }),
};

type Messages = Readonly<Record<string, { message: string }>>;

const messages = new Map<string, Messages>();

function readMessages(): Messages {
  const locale = i18n.currentLocale;
  const file = `i18n/${locale}/code.json`;
  const known =
    messages.get(locale) ??
    (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {});
  messages.set(locale, known);
  return known;
}

function interpolate(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The translation in the present locale, with values put into their places. */
function translated(id: string, message: string, values?: Record<string, unknown>): string {
  return interpolate(readMessages()[id]?.message ?? message, values);
}

export const translation = {
  default: ({ id, children }: { id: string; children: string }) => translated(id, children),
  translate: ({ id, message }: { id: string; message: string }, values?: Record<string, unknown>) =>
    translated(id, message, values),
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

export const router = {
  useHistory: () => history,
  useLocation: () => ({ pathname: '/', search: '', hash: '' }),
};
