import type { MarkdownTwin } from './page';

/** Names that the lists need in the language of the site. */
export interface ListTexts {
  title: string;
  summary: string;
  /** Heading of the pages that stand in no section of the sidebar. */
  general: string;
  news: string;
}

/** Pages in the order of the sidebar, then those that stand in none. */
export function inReadingOrder(twins: readonly MarkdownTwin[], baseUrl: string): MarkdownTwin[] {
  const byPath = new Map(twins.map((twin) => [pathOf(twin.url), twin]));
  const ordered: MarkdownTwin[] = [];
  let page = byPath.get(baseUrl);
  while (page && !ordered.includes(page)) {
    ordered.push(page);
    page = page.next ? byPath.get(decodeURI(page.next)) : undefined;
  }
  return [...ordered, ...twins.filter((twin) => !ordered.includes(twin))];
}

/** `llms.txt` (https://llmstxt.org): what the site is, and each page with one sentence. */
export function llmsIndex(twins: readonly MarkdownTwin[], texts: ListTexts): string {
  const sections = new Map<string, MarkdownTwin[]>();
  for (const twin of twins) {
    const news = /\/blog\//.test(twin.url);
    const name = news ? texts.news : (twin.section ?? texts.general);
    sections.set(name, [...(sections.get(name) ?? []), twin]);
  }
  const lists = [...sections].map(([name, pages]) => {
    const rows = pages.map((twin) => `- [${twin.title}](${twinUrl(twin)}): ${twin.description}`);
    return `## ${name}\n\n${rows.join('\n')}`;
  });
  return `# ${texts.title}\n\n> ${texts.summary}\n\n${lists.join('\n\n')}\n`;
}

/** `llms-full.txt`: the text of all pages, each with its address. */
export function llmsFull(twins: readonly MarkdownTwin[], texts: ListTexts): string {
  const pages = twins.map(({ markdown, url }) => {
    const [title = '', ...rest] = markdown.split('\n');
    return [title, '', `<${url}>`, ...rest].join('\n').trim();
  });
  return `${[`> ${texts.title}. ${texts.summary}`, ...pages].join('\n\n---\n\n')}\n`;
}

/** Absolute address of a twin. */
export function twinUrl({ path, url }: MarkdownTwin): string {
  return new URL(encodeURI(path), url).href;
}

function pathOf(url: string): string {
  return decodeURI(new URL(url).pathname);
}
