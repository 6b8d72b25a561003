// Builds one language at its place in the joint build, so that each can be built on a machine of its
// own: npm run build:locale -- de-DE. Where the folders of both have come together, "npm run
// build:finish" does the rest of "npm run build".
import { buildLocale } from '@docusaurus/core/lib/commands/build/buildLocale.js';

const folders = { 'en-GB': 'build', 'de-DE': 'build/de-DE' };
const [locale] = process.argv.slice(2);

if (!(locale in folders)) {
  console.error(
    `npm run build:locale -- ${locale ?? ''}: name one of ${Object.keys(folders).join(', ')}.`,
  );
  process.exit(1);
}
process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';
// "docusaurus build --locale" takes the prefix from a language that is built alone; its inner step
// without the option keeps it. Docusaurus 3.9 has a setting for it (`localeConfigs.baseUrl`).
await buildLocale({ siteDir: process.cwd(), locale, cliOptions: {} });
console.log(`Built ${locale} into ${folders[locale]}.`);
