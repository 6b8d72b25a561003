import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messagesIn } from '../../src/locales/messages';
import { messages } from '../../src/site/messages';
import { identity } from '../../src/site/identity';
import { cardAddress } from '../../src/site/social-card';
import { escapeHtml } from '../escape';
import { find } from 'edocument-search/records';
import type { BuiltLocale } from '../built-locale';
import type { SitePage } from '../read-site';
import type { SocialCard } from './draw';

/** Tag of the alternative text, which `src/theme/SiteMetadata` writes, as the page has it. */
const BEFORE = '<meta data-rh=true property=og:image:width';

/** Labels of the sections that a page is in, or what the site is where it is in none. */
function sectionsOf({ data }: SitePage, { locale }: BuiltLocale): readonly string[] {
  const sections = data?.breadcrumbs.slice(0, -1) ?? [];
  if (sections.length > 0) return sections;
  return data?.kind === 'blog'
    ? [messagesIn(messages, locale)('newsFeed.title')]
    : [messagesIn(messages, locale)('tagline')];
}

/** The title of a page as its head has it, in two parts where it has a colon. */
function titleOf({ file, tree }: SitePage): [string, string] {
  const meta = find(tree, ({ properties }) => properties['property'] === 'og:title');
  const title = String(meta?.properties['content'] ?? '').replace(
    new RegExp(` \\| ${identity.productName}$`),
    '',
  );
  if (!title) throw new Error(`${file} has no og:title, which its social card shows.`);
  const [head = title, ...rest] = title.split(': ');
  return [head, rest.join(': ')];
}

/** The texts of a page's card; pages made from data have those of their kind. */
function cardOf(page: SitePage, built: BuiltLocale): SocialCard {
  const [title, subtitle] = titleOf(page);
  const [section, kind] = page.data?.breadcrumbs ?? [];
  if (page.data?.kind === 'entity' && section && kind) {
    const isGroup = page.data.breadcrumbs.length > 2;
    return { sections: [section], title: isGroup ? kind : title, subtitle: '' };
  }
  return { sections: sectionsOf(page, built), title, subtitle };
}

/**
 * Writes the social card of a page, and its alternative text into the page. Readers' browsers drop the
 * text with the next page, as all that Docusaurus marks by `data-rh`.
 *
 * @param draw gives a card as PNG
 * @throws Error when the page does not name its card
 */
export function writeSocialCard(
  buildDir: string,
  built: BuiltLocale,
  page: SitePage,
  draw: (card: SocialCard) => Buffer,
): void {
  const { folder, baseUrl } = built;
  const address = cardAddress(baseUrl, page.canonical ?? `${baseUrl}404.html`);
  const card = cardOf(page, built);
  const source = path.join(buildDir, page.file);
  const html = readFileSync(source, 'utf8');
  if (!html.includes(address) || !html.includes(BEFORE)) {
    throw new Error(
      `${page.file} does not name its social card ${address}: see src/theme/SiteMetadata.`,
    );
  }
  const { sections, title, subtitle } = card;
  const alternative = [`${identity.productName}: ${sections.join(', ')}`, title, subtitle]
    .filter(Boolean)
    .join('. ');
  const tag = `<meta data-rh=true property=og:image:alt content="${escapeHtml(alternative)}">`;
  writeFileSync(
    source,
    html.replace(BEFORE, () => tag + BEFORE),
  );
  const file = path.join(folder, decodeURI(address.slice(baseUrl.length)));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, draw(card));
}
