import { cpSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { translationProblem } from './german-interface';
import { createFixture, findings, pageText } from './lib/fixture';
import { readMessages } from './lib/messages';
import { lockFileProblems } from './lock-file';
import { spellingProblems } from './spelling';
import { staleFactProblems } from './stale-facts';
import { swizzles, updateHashes } from './swizzles';
import { unusedProblems } from './unused';
import { loadProject } from './lib/project';

const root = path.resolve(__dirname, '..');

describe('German interface', () => {
  const entry = {
    id: 'site.a',
    english: 'Search {name}',
    file: 'src/a.tsx',
    line: 3,
    target: 'code.json',
  };

  it.each([
    [undefined, /has no German text/],
    ['Search {name}', /in both languages/],
    ['Suchen', /has the values \{name\} in English and none in German/],
    ['Suche {name}|Suchen {name}', /1 plural forms in English and 2 in German/],
  ])('finds the German text %s', (german, message) => {
    expect(translationProblem({ ...entry, german })?.message).toMatch(message);
  });

  it('accepts a translation', () => {
    expect(translationProblem({ ...entry, german: '{name} suchen' })).toBeUndefined();
  });

  it('reads strings from the source code, and says where it cannot', () => {
    const code = `
      const a = translate({ id: 'site.a', message: 'One ' + 'two' });
      const b = <Translate id="site.b" description="x">
        Three
        four
      </Translate>;
      const c = translate({ message: variable });
      const d = { en: 'Same', de: 'Same' };`;
    const fixture = createFixture({ 'src/a.tsx': code });
    const { messages, pairs, unreadable } = readMessages(fixture);
    expect(messages.map(({ id, message }) => [id, message])).toEqual([
      ['site.a', 'One two'],
      ['site.b', 'Three four'],
    ]);
    expect(unreadable).toEqual([{ file: 'src/a.tsx', line: 7 }]);
    expect(pairs).toEqual([{ en: 'Same', de: 'Same', file: 'src/a.tsx', line: 8 }]);
  });
});

describe('swizzles', () => {
  const upstream = 'node_modules/theme/lib/Root.js';
  const files = (version: string) => ({
    'src/theme/README.md': `| c | w | u |\n|---|---|---|\n| \`Root\` | wraps | \`theme/lib/Root.js@1.0.0\` |\n`,
    'src/theme/Root/index.tsx': '',
    'node_modules/theme/package.json': JSON.stringify({ version }),
    [upstream]: 'original',
    'checks/data/swizzles.json': '{}',
  });

  it('finds files without hash, other versions, and components that are not listed', async () => {
    expect((await findings(swizzles, files('1.0.0'))).lines).toEqual([
      expect.stringContaining('has no recorded hash'),
    ]);
    expect((await findings(swizzles, files('1.1.0'))).lines).toEqual([
      expect.stringContaining('was compared with 1.0.0, installed is 1.1.0'),
    ]);
    const unlisted = { ...files('1.0.0'), 'src/theme/Footer/index.tsx': '' };
    expect((await findings(swizzles, unlisted)).lines).toContainEqual(
      expect.stringContaining('src/theme/Footer: is not listed'),
    );
  });

  it('finds an upstream file that changed after its hash was recorded', async () => {
    const fixture = createFixture(files('1.0.0'));
    updateHashes(fixture);
    expect(await swizzles.run(loadProject(fixture))).toEqual([]);
    cpSync(path.join(fixture, 'src/theme/README.md'), path.join(fixture, upstream));
    expect(await swizzles.run(loadProject(fixture))).toEqual([
      expect.objectContaining({ message: 'the upstream file of Root has changed.' }),
    ]);
  });
});

describe('stale facts', () => {
  it('warns of data and pages that were checked more than a year ago', () => {
    const fixture = createFixture({ 'src/facts/a.json': '{\n  "asOf": "2025-01-02"\n}' });
    const page = (text: string) => ({ file: 'docs/a.mdx', text, collection: 'docs' });
    const problems = staleFactProblems(
      fixture,
      [page('as of 3 January 2025'), page('Stand 04.01.2025'), page('as of 5 November 2026')],
      new Date('2026-11-21'),
    );
    expect(
      problems.map(({ file, message }) => [file, /\d{4}-\d\d-\d\d/.exec(message)?.[0]]),
    ).toEqual([
      ['src/facts/a.json', '2025-01-02'],
      ['docs/a.mdx', '2025-01-03'],
      ['docs/a.mdx', '2025-01-04'],
    ]);
    expect(problems.every(({ level }) => level === 'warning')).toBe(true);
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
        'node_modules/@docusaurus/utils': { version: '3.9.0', integrity: 'x' },
      },
      manifest,
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'node_modules/a comes from https://mirror.example.com/a.',
      'node_modules/b has no checksum.',
      'node_modules/@docusaurus/utils is 3.9.0, @docusaurus/core is 3.8.1.',
      'clsx has the range "^2.0.0".',
    ]);
  });
});

describe('unused', () => {
  it('says what to do about files and packages', () => {
    const problems = unusedProblems({
      files: ['src/a.ts'],
      issues: [
        { file: 'package.json', devDependencies: [{ name: 'x', line: 9 }] },
        { file: 'src/b.ts', unlisted: [{ name: 'y' }] },
      ],
    });
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'src/a.ts no other file imports it.',
      'package.json "x" is not used.',
      'src/b.ts "y" is used and not in package.json.',
    ]);
  });
});

describe('spelling', () => {
  it('finds misspelt words of each language, and knows the words of the project', () => {
    const fixture = createFixture({
      'docs/a.mdx': pageText('The recieved XRechnung with a `codez`.'),
      'i18n/de-DE/docusaurus-plugin-content-docs/current/a.mdx': 'Die Zielliste ist vollständik.\n',
    });
    ['cspell.json', 'checks/data/words'].forEach((name) =>
      cpSync(path.join(root, name), path.join(fixture, name), { recursive: true }),
    );
    const found = spellingProblems(root, [
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
