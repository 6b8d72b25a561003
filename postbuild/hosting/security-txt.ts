interface Contact {
  readonly siteUrl: string;
  readonly feedbackEmail: string;
}

const VALID_DAYS = 364;

/**
 * `security.txt` (RFC 9116): whom to tell about a weakness. It must expire within a
 * year, so that a site is published anew at least that often.
 *
 * @param now date of the sources
 */
export function securityTxt({ siteUrl, feedbackEmail }: Contact, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  return [
    `Contact: mailto:${feedbackEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
