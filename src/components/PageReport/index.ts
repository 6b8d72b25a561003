import { useSyncExternalStore } from 'react';
import siteConfig from '@generated/docusaurus.config';

const MAX_DETAILS = 500;
const never = () => () => undefined;

/** The address that starts an e-mail to the editors of the site; the reader needs no account. */
export function mailTo(subject: string, body = ''): string {
  // A mail program does not read "+" as a space. Unlike encodeURIComponent this takes any text.
  const fields = new URLSearchParams({
    subject: `${siteConfig.title}: ${subject}`,
    ...(body && { body }),
  });
  const address = String(siteConfig.customFields?.feedbackEmail);
  return `mailto:${address}?${fields.toString().replaceAll('+', '%20')}`;
}

/**
 * The address that starts an e-mail about a page.
 *
 * @param page absolute address of the page
 * @param details what happened, if anything did; a long text is cut, since mail programs refuse it
 */
export function reportAddress(page: string, details = ''): string {
  const body = `${page}\n\n${details ? `${details.slice(0, MAX_DETAILS)}\n\n` : ''}`;
  return mailTo(new URL(page).pathname, body);
}

/** The current address, also of an unknown route; the canonical one in built HTML. */
export function usePageAddress(): string {
  return useSyncExternalStore(
    never,
    () => window.location.href,
    () => siteConfig.url,
  );
}
