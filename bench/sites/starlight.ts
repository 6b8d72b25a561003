import path from 'node:path';
import {
  copyIcon,
  markdownFile,
  markdownPath,
  writeText,
  type Generator,
  type Handbook,
} from './site';

function config(handbooks: readonly Handbook[]): string {
  const locales = handbooks.map(({ locale, label }, index) => [
    index === 0 ? 'root' : locale.toLowerCase(),
    { label, lang: locale },
  ]);
  return `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://docs.example.com',
  telemetry: false,
  integrations: [
    starlight({ title: 'My Site', locales: ${JSON.stringify(Object.fromEntries(locales))} }),
  ],
});
`;
}

const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight with its defaults, which include a search. */
export const starlight: Generator = {
  name: 'Starlight',
  package: '@astrojs/starlight',
  build: ['astro', 'build'],
  output: 'dist',

  write(folder, handbooks) {
    // Astro bundles what the project depends on, and only that.
    const dependencies = { astro: '*', '@astrojs/starlight': '*' };
    writeText(folder, 'package.json', JSON.stringify({ type: 'module', dependencies }));
    writeText(folder, 'astro.config.mjs', config(handbooks));
    writeText(folder, 'src/content.config.ts', COLLECTIONS);
    copyIcon(folder, 'public/favicon.svg');
    handbooks.forEach(({ locale, pages, posts }, index) => {
      for (const page of [...pages, ...posts]) {
        // Else addresses lose their capitals.
        const folderName = index === 0 ? '' : locale.toLowerCase();
        const slug = path.posix.join(folderName, page.path || (index === 0 ? 'index' : ''));
        const file = path.join('src/content/docs', folderName, markdownPath(page));
        writeText(folder, file, markdownFile(page, { slug }));
      }
    });
  },
};
