import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  markdownFile,
  markdownPath,
  packageFolder,
  writeText,
  type Generator,
  type Handbook,
} from './site';

const CONTENT = 'i18n/LOCALE/docusaurus-plugin-content';

/** The template's configuration with search, our languages and the handbook at the root. */
function config(handbooks: readonly Handbook[]): string {
  const locales = handbooks.map(({ locale }) => locale);
  return `import config from './docusaurus.config.js';

const [[preset, options]] = config.presets;
const { items, ...navbar } = config.themeConfig.navbar;

export default {
  ...config,
  onBrokenLinks: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // What comes from other generators is no MDX.
  markdown: { format: 'detect' },
  i18n: { defaultLocale: '${locales[0]}', locales: ${JSON.stringify(locales)} },
  presets: [
    [
      preset,
      {
        ...options,
        docs: { ...options.docs, routeBasePath: '/' },
        blog: { ...options.blog, onUntruncatedBlogPosts: 'ignore' },
      },
    ],
  ],
  themeConfig: {
    ...config.themeConfig,
    navbar: { ...navbar, items: [...items, { type: 'localeDropdown', position: 'right' }] },
    algolia: { appId: 'EXAMPLE', apiKey: 'example', indexName: 'example' },
  },
};
`;
}

/** The classic template of Docusaurus with Algolia, which it documents as its search. */
export const stock: Generator = {
  name: 'stock template',
  package: '@docusaurus/core',
  build: ['docusaurus', 'build', '--config', 'bench.config.js'],
  output: 'build',

  write(folder, handbooks) {
    const templates = path.join(packageFolder('create-docusaurus'), 'templates');
    for (const name of ['shared', 'classic']) {
      cpSync(path.join(templates, name), folder, { recursive: true });
    }
    // Its own content; the handbook takes the place of the landing page.
    for (const name of ['docs', 'blog', 'src/pages']) {
      rmSync(path.join(folder, name), { recursive: true });
    }
    writeText(folder, 'bench.config.js', config(handbooks));
    handbooks.forEach(({ locale, pages, posts }, index) => {
      const content = CONTENT.replace('LOCALE', locale);
      const docs = index === 0 ? 'docs' : `${content}-docs/current`;
      const blog = index === 0 ? 'blog' : `${content}-blog`;
      for (const page of pages) {
        const slug = { slug: `/${page.path}` };
        writeText(folder, `${docs}/${markdownPath(page)}`, markdownFile(page, slug));
      }
      posts.forEach((post, day) => {
        const name = path.basename(post.path);
        const date = `2026-01-${String(day + 1).padStart(2, '0')}`;
        writeText(folder, `${blog}/${date}-${name}.md`, markdownFile(post, { slug: name }));
      });
    });
  },
};
