import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Fewest words of prose of a page that is no index. */
const FEWEST = 150;
/** Tables that are read by looking a line up. */
const INDEXES = ['Reference/Glossary.mdx', 'Reference/Messages.mdx', 'Reference/Objects.mdx'];

const FOLDERS = ['docs', 'i18n/de-DE/docusaurus-plugin-content-docs/current'];

/** Words of running text and lists, without front matter, tables, code and components. */
function wordsOf(text: string): number {
  const prose = text
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/```.*?```/gs, '')
    .replace(/^(?:import |\|).*$/gm, '')
    .replace(/<[^>]+>|\{#[\w-]+\}|\]\([^)]*\)/g, ' ');
  return prose.match(/\p{L}{2,}/gu)?.length ?? 0;
}

it('counts what is read one word after another', () => {
  const rest = '| One | Two |\n\n```sh\nnpm ci\n```\n\n<StatusTable />\n';
  expect(wordsOf(`---\ntitle: Units\n---\n\n## Steps {#steps}\n\n${rest}`)).toBe(1);
  expect(wordsOf('Choose [Units](./Units.mdx), then **Restart**.\n\n- Once more.')).toBe(6);
});

it.each(FOLDERS)('a page of the handbook has something to read, %s', (folder) => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx$/.test(file))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))
    .filter(({ text }) => !/^draft: true$/m.test(text));
  expect(pages.length).toBeGreaterThan(50);
  const short = pages.filter(({ text }) => wordsOf(text) < FEWEST).map(({ file }) => file);
  expect(short).toEqual(INDEXES);
});
