import buildTexts from './build-texts.json';
import { inLocale, localeId } from '../locales';

/** Folder of the feed's files in each locale. */
export const FOLDER = 'release-notes';

/** Title and description of the feed in a language. */
export function feedTexts(site: string, locale: string): { title: string; description: string } {
  const { title, description } = inLocale(buildTexts.releaseFeed, localeId(locale));
  return { title: `${site}: ${title}`, description };
}
