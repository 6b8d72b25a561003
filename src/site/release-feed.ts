/** Folder of the feed's files in each locale. */
export const FOLDER = 'release-notes';

const texts: Readonly<Record<string, { title: string; description: string }>> = {
  'en-GB': {
    title: 'Releases',
    description: 'What each version changes, and what you must do',
  },
  'de-DE': {
    title: 'Versionen',
    description: 'Was jede Version ändert und was Sie tun müssen',
  },
};

/** Title and description of the feed in a language. */
export function feedTexts(site: string, locale: string): { title: string; description: string } {
  const { title = '', description = '' } = texts[locale] ?? {};
  return { title: `${site}: ${title}`, description };
}
