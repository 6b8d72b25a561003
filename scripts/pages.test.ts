import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFixture, german, pageText } from '../checks/lib/fixture';
import { loadProject } from '../checks/lib/project';
import type { Problem } from '../checks/lib/check';
import { check as headings } from '../checks/headings';
import { check as parity } from '../checks/parity';
import { check as prose } from '../checks/prose';
import { check as taskPages } from '../checks/task-pages';
import { check as translation } from '../checks/translation';
import { contentId, stateFile } from '../src/plugins/translation-state/state';
import { newPage } from './new-page';
import { renamePage } from './rename-page';
import { translateStatus } from './translate-status';

const STATE_FILE = stateFile('de-DE');

const units = pageText('## A {#a}\n\n[Other](./Other.mdx) [own](#a)');
const other = pageText('[Units](./Units.mdx#a) and [again](<./Units.mdx>)');
const files = {
  'sidebars.ts': "  items: [\n    'Setup/Other',\n    'Setup/Units',\n  ],\n",
  'docs/Setup/Units.mdx': units,
  'docs/Setup/Other.mdx': other,
  [german('Setup/Units.mdx')]: units,
  [german('Setup/Other.mdx')]: other,
  'blog/post.mdx': pageText('[Units](/Setup/Units#a)', 'slug: post\n'),
  'src/facts/redirects.json': '[\n  { "from": "/u", "to": "/Setup/Units" }\n]\n',
  'src/facts/fields.json': '{ "doc": "Setup/Units.mdx", "route": "/Setup/Units" }\n',
  'src/facts/rule-facts.json': '{ "page": "Setup/Units.mdx" }\n',
  'src/facts/model/help-places.json':
    '{ "path": "/Setup/Units#fields", "other": "/Setup/UnitsX" }\n',
  [STATE_FILE]: JSON.stringify({
    'docs/Setup/Other.mdx': contentId(other),
    'docs/Setup/Units.mdx': contentId('an earlier text'),
  }),
};

function project() {
  const root = createFixture(files);
  const output: string[] = [];
  return {
    root,
    output,
    print: (text: string) => void output.push(text),
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    has: (file: string) => existsSync(path.join(root, file)),
  };
}

describe('npm run new:page', () => {
  const answers = [
    ['--path', 'Setup/Terms', '--title-en', 'Terms', '--title-de', 'Bedingungen'],
    [
      '--description-en',
      'A sentence in English that is long enough to be of use to search engines.',
    ],
    [
      '--description-de',
      'Ein deutscher Satz, der lang genug ist, damit Suchmaschinen ihn verwenden.',
    ],
    ['--tags', 'setup'],
  ].flat();

  it('writes both languages, the sidebar entry and the record, with the same parts', async () => {
    const { root, print, read } = project();
    expect(await newPage(root, answers, print)).toBe(0);
    expect(read('sidebars.ts')).toContain("    'Setup/Units',\n    'Setup/Terms',\n");
    expect(read(german('Setup/Terms.mdx'))).toContain('## Bevor Sie beginnen {#before-you-start}');
    const pages = loadProject(root);
    const about = (findings: Problem[]) => findings.filter(({ file }) => file.includes('Terms'));
    expect(about(await parity(pages))).toEqual([]);
    expect(about(await prose(pages)).map(({ message }) => message)).toEqual(
      Array<unknown>(4).fill(expect.stringContaining('is not written yet.')),
    );
    expect(about(await translation(pages))).toEqual([]);
  });

  it('writes of a task all that the checks ask for, but what is marked TODO', async () => {
    const { root, print } = project();
    const task = answers.map((answer) => (answer === 'Setup/Terms' ? 'HowTo/Terms' : answer));
    expect(await newPage(root, [...task, '--no-sidebar'], print)).toBe(0);
    const pages = loadProject(root);
    for (const check of [parity, taskPages, headings]) {
      expect((await check(pages)).filter(({ file }) => file.includes('Terms'))).toEqual([]);
    }
    const notes = (await prose(pages)).filter(({ file }) => file.includes('Terms'));
    expect(notes.map(({ message }) => message)).toEqual(
      Array<unknown>(14).fill(expect.stringContaining('is not written yet.')),
    );
  });

  it('stands behind the page that is named', async () => {
    const { root, print, read } = project();
    await newPage(root, [...answers, '--after', 'Setup/Other'], print);
    expect(read('sidebars.ts')).toContain("'Setup/Other',\n    'Setup/Terms',\n");
  });

  it('changes nothing in a dry run', async () => {
    const { root, output, print, read, has } = project();
    expect(await newPage(root, [...answers, '--dry-run'], print)).toBe(0);
    expect(output.join('\n')).toMatch(/Would do:\n.*create {2}docs\/Setup\/Terms\.mdx/);
    expect(has('docs/Setup/Terms.mdx')).toBe(false);
    expect(read('sidebars.ts')).toBe(files['sidebars.ts']);
  });

  it('never overwrites a page', async () => {
    const { root, output, print, read } = project();
    const same = answers.map((answer) => (answer === 'Setup/Terms' ? 'Setup/Units' : answer));
    expect(await newPage(root, same, print)).toBe(2);
    expect(output.join('\n')).toContain('there is already: docs/Setup/Units.mdx');
    expect(read('docs/Setup/Units.mdx')).toBe(units);
  });

  it('says which answer is wrong', async () => {
    const { root, output, print } = project();
    const short = answers.map((answer) => (answer.startsWith('A sentence') ? 'Short.' : answer));
    expect(await newPage(root, short, print)).toBe(2);
    expect(output).toEqual(['--description-en "Short.": it has 6 characters.']);
  });
});

describe('npm run rename:page', () => {
  it('moves both languages and everything that names the page', async () => {
    const { root, print, read, has } = project();
    expect(await renamePage(root, ['Setup/Units', 'Master/Measures'], print)).toBe(0);
    expect(has('docs/Setup/Units.mdx') || has(german('Setup/Units.mdx'))).toBe(false);
    expect(read(german('Master/Measures.mdx'))).toContain('[Other](../Setup/Other.mdx) [own](#a)');
    expect(read('docs/Setup/Other.mdx')).toContain(
      '[Units](../Master/Measures.mdx#a) and [again](../Master/Measures.mdx)',
    );
    expect(read('blog/post.mdx')).toContain('[Units](/Master/Measures#a)');
    expect(read('sidebars.ts')).toContain("'Master/Measures'");
    expect(JSON.parse(read('src/facts/redirects.json'))).toEqual([
      { from: '/u', to: '/Master/Measures' },
      { from: '/Setup/Units', to: '/Master/Measures' },
    ]);
    expect(read('src/facts/fields.json')).toContain(
      '"doc": "Master/Measures.mdx", "route": "/Master/Measures"',
    );
    expect(read('src/facts/rule-facts.json')).toContain('"page": "Master/Measures.mdx"');
    expect(read('src/facts/model/help-places.json')).toBe(
      '{ "path": "/Master/Measures#fields", "other": "/Setup/UnitsX" }\n',
    );
  });

  it('drops the redirect that would hide a page that is moved back', async () => {
    const { root, print, read } = project();
    await renamePage(root, ['Setup/Units', 'Master/Measures'], print);
    expect(await renamePage(root, ['Master/Measures', 'Setup/Units'], print)).toBe(0);
    expect(JSON.parse(read('src/facts/redirects.json'))).toEqual([
      { from: '/u', to: '/Setup/Units' },
      { from: '/Master/Measures', to: '/Setup/Units' },
    ]);
  });

  it('keeps what the page imports and what imports it', async () => {
    const { root, print, read } = project();
    const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
    write('docs/Setup/Units.mdx', `import Law from '../_law.mdx';\n\n${units}`);
    write('docs/Setup/Other.mdx', `import Units from './Units.mdx';\n\n${other}`);
    await renamePage(root, ['Setup/Units', 'Setup/More/Measures'], print);
    expect(read('docs/Setup/More/Measures.mdx')).toContain("import Law from '../../_law.mdx';");
    expect(read('docs/Setup/Other.mdx')).toContain("import Units from './More/Measures.mdx';");
  });

  it('leaves current translations current and stale ones stale', async () => {
    const { root, print, output } = project();
    await renamePage(root, ['Setup/Units', 'Setup/Measures'], print);
    output.length = 0;
    await translateStatus(root, ['--no-diff'], print);
    expect(output.join('\n')).toContain('stale      docs/Setup/Measures.mdx');
    expect(output.join('\n')).not.toContain('Other');
  });

  it('changes nothing in a dry run, and never overwrites a page', async () => {
    const { root, print, read } = project();
    expect(await renamePage(root, ['Setup/Units', 'Setup/Measures', '--dry-run'], print)).toBe(0);
    expect(await renamePage(root, ['Setup/Units', 'Setup/Other'], print)).toBe(2);
    expect(await renamePage(root, ['Setup/Nothing', 'Setup/X'], print)).toBe(2);
    for (const [file, text] of Object.entries(files)) {
      expect(read(file)).toBe(text);
    }
  });
});

describe('npm run translate:status', () => {
  it('lists what is stale, missing or unrecorded', async () => {
    const { root, output, print } = project();
    await translateStatus(root, ['--no-diff'], print);
    expect(output).toEqual([
      'de-DE: 1 of 3 pages are translated and up to date.',
      'stale      docs/Setup/Units.mdx',
      'missing    blog/post.mdx',
    ]);
  });

  it('records a page as translated, but not in a dry run', async () => {
    const { root, output, print, read } = project();
    await translateStatus(root, ['--mark', 'Setup/Units', '--dry-run'], print);
    expect(read(STATE_FILE)).toBe(files[STATE_FILE]);
    await translateStatus(root, ['--mark', 'Setup/Units'], print);
    output.length = 0;
    await translateStatus(root, ['--no-diff'], print);
    expect(output[0]).toBe('de-DE: 2 of 3 pages are translated and up to date.');
  });

  it('names a page that does not exist', async () => {
    const { root, output, print } = project();
    expect(await translateStatus(root, ['--mark', 'Setup/Nothing'], print)).toBe(2);
    expect(output[0]).toContain('No such English page: Setup/Nothing');
  });
});

it.each([newPage, renamePage, translateStatus])('%o explains itself', async (command) => {
  const { root, output, print } = project();
  expect(await command(root, ['--help'], print)).toBe(0);
  expect(output.join('\n')).toMatch(/npm run .+--dry-run.+Exit code/s);
});
