import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check as interfaceLanguage, translationProblem } from './interface-language';
import { createFixture, findings, pageText } from './lib/fixture';
import { readMessages } from './lib/messages';
import { lockFileProblems } from './lock-file';
import { spellingProblems } from './spelling';
import { staleFactProblems } from './stale-facts';
import { unusedProblems } from './unused';
import { updateHolds, check as upstream } from './upstream';
import { loadProject } from './lib/project';

const root = path.resolve(__dirname, '..');

describe('interface language', () => {
  const entry = {
    id: 'site.a',
    english: 'Search {name}',
    file: 'src/a.tsx',
    line: 3,
    target: 'code.json',
  };

  it.each([
    [undefined, /has no text in de-DE/],
    ['Search {name}', /is “Search {name}” in de-DE too/],
    ['Suchen', /has the values \{name\} in English and none in de-DE/],
    ['Suche {name}|Suchen {name}', /1 plural forms in English and 2 in de-DE/],
  ])('finds the German text %s', (text, message) => {
    expect(translationProblem({ ...entry, translation: text }, 'de-DE')?.message).toMatch(message);
  });

  it('accepts a translation', () => {
    expect(translationProblem({ ...entry, translation: '{name} suchen' }, 'de-DE')).toBeUndefined();
  });

  const tool = (german: string, code = "t('found', { count: 1 });") => ({
    'src/tool/messages.ts': `export const messages = defineMessages({
  'en-GB': { found: '{count} found' },
  'de-DE': { ${german} },
});
`,
    'src/tool/index.ts': `import { messages } from './messages';\n${code}\n`,
  });
  const ofTool = async (files: Readonly<Record<string, string>>) =>
    (await findings(interfaceLanguage, files)).lines.filter((line) => line.startsWith('src/tool/'));

  it.each([
    ['', /messages\.ts:2: "found" \(“\{count\} found”\) has no text in de-DE/],
    ["found: '{count} found'", /messages\.ts:3: "found" is “\{count\} found” in de-DE too/],
    ["found: 'gefunden'", /"found" has the values \{count\} in English and none in de-DE/],
    ["found: '{count} gefunden', more: 'mehr'", /messages\.ts:3: "more" is in de-DE alone/],
    ['found: FOUND', /messages\.ts:3: the text is not written out/],
  ])('finds what is wrong with the text { %s } of a module', async (german, message) => {
    expect((await ofTool(tool(german))).join('\n')).toMatch(message);
  });

  it('finds a module without a language', async () => {
    const files = tool("found: '{count} gefunden'");
    const module = files['src/tool/messages.ts'].replace(/ {2}'de-DE'.*\n/, '');
    expect(await ofTool({ ...files, 'src/tool/messages.ts': module })).toEqual([
      expect.stringContaining('has no texts in de-DE.'),
    ]);
  });

  it('finds a key that nobody uses, and knows one with a computed part', async () => {
    const german = "found: '{count} gefunden'";
    expect(await ofTool(tool(german))).toEqual([]);
    expect(await ofTool(tool(german, ''))).toEqual([
      expect.stringContaining('messages.ts:2: "found" is not used.'),
    ]);
    const files = tool(german, 't(`of.${name}`);');
    const module = files['src/tool/messages.ts'].replaceAll('found:', "'of.found':");
    expect(await ofTool({ ...files, 'src/tool/messages.ts': module })).toEqual([]);
  });

  it('finds a translation in code.json that nobody uses', async () => {
    const code = JSON.stringify({ 'site.gone': { message: 'Weg' } });
    const { lines } = await findings(interfaceLanguage, { 'i18n/de-DE/code.json': code });
    expect(lines.join('\n')).toContain('i18n/de-DE/code.json: "site.gone" is not used.');
  });

  it('reads strings from the source code, and says where it cannot', async () => {
    const code = `import Translate, { translate } from '@docusaurus/Translate';
      const a = translate({ id: 'site.a', message: 'One ' + 'two' });
      const b = <Translate id="site.b" description="x">
        Three
        four
      </Translate>;
      const c = translate({ message: variable });`;
    const fixture = createFixture({ 'src/a.tsx': code });
    const { messages, unreadable } = await readMessages(fixture);
    expect(messages.map(({ id, message }) => [id, message])).toEqual([
      ['site.a', 'One two'],
      ['site.b', 'Three four'],
    ]);
    expect(unreadable).toEqual([{ file: 'src/a.tsx', line: 7 }]);
  });
});

describe('holds on other packages', () => {
  const file = 'theme/lib/Root.js';
  const tests = ['src/Root.test.ts'];
  const root = {
    hold: 'Root',
    kind: 'wraps',
    ours: ['src/theme/Root'],
    why: 'w',
    goes: 'g',
    tests,
  };
  const files = (hold: object) => ({
    'src/upstream/holds.json': JSON.stringify([hold]),
    'src/upstream/README.md': '# Holds\n\n| hold |\n| --- |\n\nThe end.\n',
    'src/theme/Root/index.tsx': '',
    'src/Root.test.ts': '',
    'node_modules/theme/package.json': JSON.stringify({ version: '1.0.0' }),
    [`node_modules/${file}`]: 'original',
  });
  const messages = async (fixture: string) =>
    (await upstream(loadProject(fixture))).map(({ message }) => message);

  it('compares by content, whatever the version, and names the file', async () => {
    const fixture = createFixture(files({ ...root, upstream: { [file]: '' } }));
    expect(await messages(fixture)).toContain('"Root" has no hash of theme/lib/Root.js.');
    updateHolds(fixture);
    expect(await messages(fixture)).toEqual([]);
    const change = (name: string, text: string) =>
      writeFileSync(path.join(fixture, 'node_modules/theme', name), text);
    change('package.json', JSON.stringify({ version: '2.0.0' }));
    expect(await messages(fixture)).toEqual([]);
    change('lib/Root.js', 'changed');
    expect(await messages(fixture)).toEqual([
      '"Root" was written for another theme/lib/Root.js than that of theme 2.0.0.',
    ]);
  });

  it('writes the table into the README', () => {
    const fixture = createFixture(files({ ...root, upstream: { [file]: '' } }));
    updateHolds(fixture);
    const readme = readFileSync(path.join(fixture, 'src/upstream/README.md'), 'utf8');
    expect(readme).toContain(
      '| [Root](../../src/theme/Root) | wraps | `theme/lib/Root.js` 0682c5f2076f099c | w | g | [Root.test.ts](../../src/Root.test.ts) |',
    );
    expect(readme).toMatch(/^# Holds\n[^]+\nThe end\.\n$/);
  });

  it('finds files that are gone, swizzles and deep imports without a row', async () => {
    const fixture = createFixture({
      ...files({
        ...root,
        ours: ['src/theme/Gone'],
        upstream: { 'theme/lib/Gone.js': 'x' },
        tests: [],
      }),
      'src/a.ts': "import X from '@docusaurus/core/lib/client/App';\n",
      'src/b.ts': "import { useX } from '@docusaurus/theme-common/internal';\n",
    });
    expect(await messages(fixture)).toEqual([
      '"Root" needs theme/lib/Gone.js, which theme 1.0.0 does not have.',
      '"Root" names src/theme/Gone, which does not exist.',
      '"Root" has no test.',
      'is a swizzle without a row.',
      'imports @docusaurus/core/lib/client/App, a file without a row.',
      'imports @docusaurus/theme-common/lib/internal.js, a file without a row.',
      'differs from src/upstream/holds.json.',
    ]);
  });
});

describe('stale facts', () => {
  it('warns of data that was checked more than a year ago', () => {
    const fixture = createFixture({
      'src/facts/a.json': '{\n  "asOf": "2025-01-02"\n}',
      'src/facts/b.json': '{ "asOf": "2026-01-02" }',
    });
    const problems = staleFactProblems(fixture, [], new Date('2026-11-21'));
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'src/facts/a.json',
        level: 'warning',
        message: expect.stringContaining('2025-01-02') as string,
      }),
    ]);
  });

  it('warns of coming dates that have passed', () => {
    const rows = '| Date | What |\n|---|---|\n| 31 December 2026 | A |\n| 31.12.2027 | B |\n';
    const text = `## Dates {#dates}\n\n${rows}\n## New {#new}\n\n| 1 May 2026 | C |\n`;
    const passedOn = (today: string) =>
      staleFactProblems(
        createFixture({ 'src/facts/a.json': '{}' }),
        [{ file: 'docs/intro.mdx', text }],
        new Date(today),
      ).map(({ line, level, message }) => [line, level, message]);
    expect(passedOn('2026-12-31T23:00Z')).toEqual([]);
    expect(passedOn('2027-01-01T01:00Z')).toEqual([
      [5, 'warning', 'the date 2026-12-31 has passed.'],
    ]);
    expect(passedOn('2028-02-01')).toHaveLength(2);
  });
});

describe('lock file', () => {
  const manifest = { dependencies: { '@docusaurus/core': '3.8.1', clsx: '^2.0.0' } };

  it('finds hosts, missing checksums, mixed versions and ranges', () => {
    const problems = lockFileProblems(
      {
        'node_modules/a': {
          version: '1.0.0',
          integrity: 'x',
          resolved: 'https://mirror.example.com/a',
        },
        'node_modules/b': { version: '1.0.0' },
        // Who installs on that system runs its code.
        'node_modules/@swc/html-darwin-arm64': { version: '1.0.0' },
        'node_modules/@docusaurus/utils': { version: '3.9.0', integrity: 'x' },
      },
      manifest,
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'node_modules/a comes from https://mirror.example.com/a.',
      'node_modules/b has no checksum.',
      'node_modules/@swc/html-darwin-arm64 has no checksum.',
      'node_modules/@docusaurus/utils is 3.9.0, @docusaurus/core is 3.8.1.',
      'clsx has the range "^2.0.0".',
    ]);
  });
});

describe('unused', () => {
  it('names files, packages and exports', () => {
    const problems = unusedProblems({
      files: ['src/a.ts'],
      issues: [
        { file: 'package.json', devDependencies: [{ name: 'x', line: 9 }] },
        {
          file: 'src/b.ts',
          unlisted: [{ name: 'y' }],
          exports: [{ name: 'z', line: 2 }],
          types: [{ name: 'T' }],
          duplicates: [[{ name: 'one' }, { name: 'other' }]],
        },
      ],
    });
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'src/a.ts no other file imports it.',
      'package.json "x" is not used.',
      'src/b.ts "y" is used and not in package.json.',
      'src/b.ts "z" is exported for nobody.',
      'src/b.ts "T" is exported for nobody.',
      'src/b.ts "one", "other" are one and the same.',
    ]);
  });
});

describe('spelling', () => {
  it('finds misspelt words of each language, and knows the words of the project', async () => {
    const fixture = createFixture({
      'docs/a.mdx': pageText('The recieved XRechnung with a `codez`.'),
      'i18n/de-DE/docusaurus-plugin-content-docs/current/a.mdx': 'Die Zielliste ist vollständik.\n',
    });
    ['cspell.json', 'checks/data/words'].forEach((name) =>
      cpSync(path.join(root, name), path.join(fixture, name), { recursive: true }),
    );
    const found = await spellingProblems(root, [
      '--root',
      fixture,
      `${fixture}/**/*.mdx`,
      '--config',
      path.join(root, 'cspell.json'),
    ]);
    expect(found.map(({ message }) => /"(.+?)"/.exec(message)?.[1])).toEqual([
      'recieved',
      'vollständik',
    ]);
  }, 120_000);
});
