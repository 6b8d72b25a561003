import path from 'node:path';
import {
  copyIcon,
  markdownFile,
  markdownPath,
  writeText,
  type Generator,
  type Handbook,
} from './site';

interface SidebarItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

/** Pages in the groups of their folders, closed as in the other generators. */
function sidebar(pages: Handbook['pages'], prefix: string): SidebarItem[] {
  const groups = new Map<string, SidebarItem[]>();
  const itemsOf = (folder: string): SidebarItem[] => {
    const known = groups.get(folder);
    if (known) return known;
    const items: SidebarItem[] = [];
    groups.set(folder, items);
    if (folder !== '.') {
      const group = { text: path.basename(folder), collapsed: true, items };
      itemsOf(path.dirname(folder)).push(group);
    }
    return items;
  };
  for (const page of pages) {
    itemsOf(path.dirname(page.path || 'index')).push({
      text: page.title,
      link: `${prefix}/${page.path}`,
    });
  }
  return itemsOf('.');
}

function config(handbooks: readonly Handbook[]): string {
  const locales = handbooks.map(({ locale, label, pages }, index) => {
    const prefix = index === 0 ? '' : `/${locale}`;
    const themeConfig = { sidebar: sidebar(pages, prefix) };
    return [index === 0 ? 'root' : locale, { label, lang: locale, themeConfig }] as const;
  });
  const settings = {
    title: 'My Site',
    description: 'Documentation',
    cleanUrls: true,
    ignoreDeadLinks: true,
    locales: Object.fromEntries(locales),
    themeConfig: { search: { provider: 'local' } },
  };
  return `export default ${JSON.stringify(settings, null, 2)};\n`;
}

/** VitePress with its default theme and its local search. */
export const vitepress: Generator = {
  name: 'VitePress',
  package: 'vitepress',
  build: ['vitepress', 'build'],
  output: '.vitepress/dist',
  // In every page itself.

  write(folder, handbooks) {
    writeText(folder, '.vitepress/config.mjs', config(handbooks));
    copyIcon(folder, 'public/favicon.ico');
    handbooks.forEach(({ locale, pages, posts }, index) => {
      for (const page of [...pages, ...posts]) {
        // Braces are text and no template; the text itself may have boxes of three colons.
        const body = `:::::: v-pre\n\n# ${page.title}\n\n${page.body}\n\n::::::`;
        const file = path.join(index === 0 ? '' : locale, markdownPath(page));
        writeText(folder, file, markdownFile({ ...page, body }));
      }
    });
  },
};
