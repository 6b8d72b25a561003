import type { MarkdownPage } from './markdown-page';
import type { PageData } from './read-site';

/** Names that the lists need in the language of the site. */
export interface ListTexts {
  title: string;
  summary: string;
  /** Heading of the pages outside every category of the sidebar. */
  general: string;
  news: string;
}

/** Pages in the order of the sidebar, then those that it does not have. */
export function inReadingOrder<Page extends { readonly data: PageData }>(
  pages: readonly Page[],
  start: string,
): Page[] {
  const byPath = new Map(pages.map((page) => [page.data.path, page]));
  const ordered = new Set<Page>();
  for (
    let page = byPath.get(start);
    page && !ordered.has(page);
    page = byPath.get(page.data.next ?? '')
  ) {
    ordered.add(page);
  }
  return [...ordered, ...pages.filter((page) => !ordered.has(page))];
}

/** `llms.txt` (https://llmstxt.org): what the site is, and each page with one sentence. */
export function llmsIndex(pages: readonly MarkdownPage[], texts: ListTexts): string {
  const sections = new Map<string, string[]>();
  for (const { data, address, file } of pages) {
    const section = data.breadcrumbs.length > 1 ? data.breadcrumbs[0] : undefined;
    const name = data.kind === 'blog' ? texts.news : (section ?? texts.general);
    const url = new URL(encodeURI(file), address).href;
    const row = `- [${data.title}](${url}): ${data.description}`;
    sections.set(name, [...(sections.get(name) ?? []), row]);
  }
  const lists = [...sections].map(([name, rows]) => `## ${name}\n\n${rows.join('\n')}`);
  return `# ${texts.title}\n\n> ${texts.summary}\n\n${lists.join('\n\n')}\n`;
}

/** `llms-full.txt`: the text of all pages that people have written, each with its address. */
export function llmsFull(pages: readonly MarkdownPage[], texts: ListTexts): string {
  const parts = pages
    .filter(({ data }) => data.kind !== 'entity')
    .map(({ markdown, address }) => {
      const [title = '', ...rest] = markdown.split('\n');
      return [title, '', `<${address}>`, ...rest].join('\n').trim();
    });
  return `${[`> ${texts.title}. ${texts.summary}`, ...parts].join('\n\n---\n\n')}\n`;
}
