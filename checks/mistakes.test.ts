/** Typical mistakes of writers: what the checks say first names the file, the line and the way out. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from './lib/check';
import { german } from './lib/fixture';
import { loadProject } from './lib/project';
import { runChecks } from './lib/run';

const CHECKS = [
  ...[
    'syntax',
    'definitions',
    'front-matter',
    'images',
    'known-names',
    'headings',
    'markdown',
    'links',
    'parity',
  ],
  ...['captions', 'example', 'prose', 'remedies', 'repeated', 'task-pages', 'terms', 'translation'],
];
const source = path.resolve(__dirname, '..');
const PAGE = 'docs/Setup/Currencies.mdx';
/** Pages that the mistakes link to, and those of the writer. */
const NAMES = ['Setup/Currencies.mdx', 'Setup/Units.mdx', '_after-dispatch.mdx', 'tags.yml'];
const DATA = ['src/facts/terminology.json', 'STYLEGUIDE.md', 'i18n/de-DE/code.json'];
const STATE = 'i18n/de-DE/translation-state.json';

let root = '';
let known: ReadonlySet<string>;

/** A problem without its line: a text above it may have moved it. */
const withoutLine = ({ file, message }: Problem): string => `${file} ${message}`;

/** Failures in the order in which a writer reads them, and the processor time in seconds. */
async function failures(): Promise<{ found: Problem[]; seconds: number }> {
  const start = process.cpuUsage();
  const found: Problem[] = [];
  await runChecks(CHECKS, loadProject(root), ({ problems }) => {
    found.push(...problems.filter(({ level }) => level !== 'warning'));
  });
  const { user, system } = process.cpuUsage(start);
  return { found, seconds: (user + system) / 1e6 };
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  const files = [...NAMES.flatMap((name) => [`docs/${name}`, german(name)]), ...DATA, STATE];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(source, file), path.join(root, file));
  }
  symlinkSync(path.join(source, 'node_modules'), path.join(root, 'node_modules'));
  // The small handbook lacks pages that its own link to.
  known = new Set((await failures()).found.map(withoutLine));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A change of a file: the new content from the old one, which is empty for a new file. */
type Edit = (text: string) => string | Buffer;
interface Mistake {
  readonly name: string;
  readonly file?: string;
  readonly edit: Edit;
  /** File and line that are said, with `LINE` for the last line that the edit wrote. */
  readonly place?: string | RegExp;
  readonly says: RegExp;
  readonly remedy: RegExp;
}

const append =
  (more: string): Edit =>
  (text) =>
    `${text.trimEnd()}\n\n${more}\n`;
const replace =
  (from: string | RegExp, to: string): Edit =>
  (text) => {
    if (text.search(from) < 0) throw new Error(`${String(from)} is not in the page any more.`);
    return text.replace(from, to);
  };
const AT_END = 'LINE';
/** One line below the page, and what is said of it. */
const written = (name: string, line: string, says: RegExp, remedy: RegExp): Mistake => ({
  name,
  edit: append(line),
  place: `${PAGE}:${AT_END}`,
  says,
  remedy,
});
const frontMatter = (
  name: string,
  from: RegExp,
  to: string,
  line: number | RegExp,
  says: RegExp,
  remedy: RegExp,
): Mistake => ({
  name,
  edit: replace(from, to),
  place: typeof line === 'number' ? `${PAGE}:${line}` : line,
  says,
  remedy,
});

const MARKS = /put < and \{ of prose in backticks/;
const UTF8 = /save it as UTF-8/;
const mistakes: readonly Mistake[] = [
  written('an open tag', '<details>', /closing tag for `<details>`/, /close what is open/),
  written('a comparison', 'The sum is <2.', /cannot be read/, MARKS),
  written('an open brace', 'The value {amount is missing.', /cannot be read/, MARKS),
  written('a tag of HTML', 'One<br>two.', /closing tag for `<br>`/, /close what is open/),
  written('smart quotes of an attribute', '<For who=“accounting” />', /cannot be read/, MARKS),
  written('a comment of HTML', '<!-- later -->', /cannot be read/, MARKS),
  frontMatter(
    'a colon in a title',
    /^title: .*/m,
    'title: A: b',
    2,
    /cannot be read/,
    /quote front/,
  ),
  frontMatter(
    'a tab in front matter',
    /^ {2}- /m,
    '\t- ',
    /Currencies\.mdx:\d+$/,
    /asks/,
    /questions/,
  ),
  frontMatter(
    'an open quotation mark',
    /^title: .*/m,
    'title: "A',
    /mdx:\d+$/,
    /cannot be/,
    /quote/,
  ),
  {
    name: 'a byte order mark',
    edit: (text) => `\uFEFF${text}`,
    place: `${PAGE}:1`,
    says: /byte order/,
    remedy: UTF8,
  },
  {
    name: 'Latin-1',
    edit: (text) => Buffer.from(`${text}\nä\n`, 'latin1'),
    place: /mdx:\d+$/,
    says: /not UTF-8/,
    remedy: UTF8,
  },
  {
    name: 'UTF-16',
    edit: (text) => Buffer.from(text, 'utf16le'),
    place: `${PAGE}:1`,
    says: /not UTF-8/,
    remedy: UTF8,
  },
  {
    name: 'a missing comma in the texts of the interface',
    file: 'i18n/de-DE/code.json',
    edit: replace(/},\n/, '}\n'),
    place: /^i18n\/de-DE\/code\.json:[2-6]$/,
    says: /cannot be read/,
    remedy: /missing comma/,
  },
  {
    name: 'a tab in the tags',
    file: 'docs/tags.yml',
    edit: replace(/^ {2}/m, '\t'),
    place: /^docs\/tags\.yml:\d+$/,
    says: /cannot be read/,
    remedy: /a tab/,
  },
  frontMatter(
    'an unknown key',
    /^title:/m,
    'sidebar_position: 1\ntitle:',
    2,
    /not allowed/,
    /CONTRIBUTING/,
  ),
  frontMatter(
    'a short description',
    /^description: .*/m,
    'description: Short.',
    /mdx:4$/,
    /at least 70/,
    /one sentence of 70/,
  ),
  frontMatter('no title', /^title: .*\n/m, '', 1, /"title" is required/, /caption of the page/),
  frontMatter(
    'an unknown tag',
    /^tags: \[/m,
    'tags: [nope, ',
    /mdx:\d+$/,
    /must be/,
    /keys of tags\.yml/,
  ),
  frontMatter('no keywords', /^keywords:/m, 'keyword:', /mdx:\d+$/, /keyword/, /./),
  written('a heading without id', '## More', /has no id/, /append an id/),
  written('a second title', '# More {#more}', /second title/, /begin with ##/),
  written('a skipped level', '##### More {#more}', /has level 5/, /use #/),
  written('an id in capitals', '## More {#More_Text}', /small letters/, /rename the id/),
  written(
    'a link to no file',
    '[B](./Nope.mdx)',
    /no file "docs\/Setup\/Nope\.mdx"/,
    /existing file/,
  ),
  written(
    'a link in wrong case',
    '[B](./units.mdx)',
    /no file "docs\/Setup\/units\.mdx"/,
    /existing/,
  ),
  written('a link to no heading', '[B](./Units.mdx#nope)', /no heading \{#nope\}/, /use one of: /),
  written(
    'a link with a language',
    '[B](/de-DE/Setup/Units)',
    /fixed to de-DE/,
    /remove "\/de-DE"/,
  ),
  written(
    'a link with a host',
    '[B](https://docs.example.com/Setup)',
    /leaves the language/,
    /route/,
  ),
  written(
    'a link without extension',
    '[B](./Units)',
    /neither a page nor a file/,
    /with its extension/,
  ),
  written('a link with a lone %', '[B](./100%.mdx)', /% that encodes nothing/, /%25/),
  written('a link that says nothing', '[here](./Units.mdx)', /does not say where/, /caption/),
  written('a picture without file', '![A house](./house.png)', /no picture/, /beside the page/),
  written(
    'a picture of a phone',
    '![A house](./house.heic)',
    /do not show "\.\/house\.heic"/,
    /WebP/,
  ),
  written(
    'a picture without alternative',
    '![](./house.png)',
    /no text alternative/,
    /what it shows/,
  ),
  {
    name: 'a picture that is none',
    file: 'docs/Setup/big.png',
    edit: () => Buffer.alloc(90_000, 'no picture'),
    place: 'docs/Setup/big.png',
    says: /cannot be read as a picture/,
    remedy: /save it again/,
  },
  {
    name: 'a picture under another ending',
    file: 'docs/Setup/house.jpg',
    edit: () =>
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    place: 'docs/Setup/house.jpg',
    says: /is png by its content/,
    remedy: /ending of its kind/,
  },
  written('an unknown rule', 'See `BR-XX-99`.', /`BR-XX-99` is not in/, /near to it: BR-/),
  written('an unknown rule of a family', 'See `BR-DE-99`.', /`BR-DE-99` is not in/, /BR-DE-/),
  written('an unknown term', 'See `BT-999`.', /`BT-999` is not in/, /near to it: BT-/),
  written('an unknown reason', 'See `VATEX-EU-XX`.', /is not in .*vatex/, /VATEX-EU-/),
  written(
    'an unknown code',
    'The type code `999` is used.',
    /`999` is not in .*document-types/,
    /near/,
  ),
  written('an unknown message', 'It is `EDOC-9999`.', /`EDOC-9999` is not in/, /EDOC-/),
  {
    name: 'a page without its German twin',
    file: 'docs/Setup/Payment.mdx',
    edit: () =>
      readFileSync(path.join(root, PAGE), 'utf8').replace(
        /^(asks:\n(?: .*\n)*|title_meta: .*\n)/gm,
        '',
      ),
    place: /^docs\/Setup\/Payment\.mdx/,
    says: /title|no translation in de-DE/,
    remedy: /title|write i18n/,
  },
  {
    name: 'a German page without its twin',
    file: german('Setup/Zahlung.mdx'),
    edit: () =>
      readFileSync(path.join(root, german('Setup/Currencies.mdx')), 'utf8')
        .replace(/^title: .*/m, 'title: Zahlung')
        .replace(/\]\([^)]*\)/g, '](./Units.mdx)')
        .replace(/^(asks:\n(?: .*\n)*|title_meta: .*\n)/gm, ''),
    place: new RegExp(`^${german('Setup/Zahlung.mdx')}`),
    says: /has no English page docs\/Setup\/Zahlung\.mdx/,
    remedy: /write that page/,
  },
  {
    ...written(
      'a table in one language',
      '| A | B |\n|---|---|\n| C | D |',
      /./,
      /same headings, tables/,
    ),
    place: new RegExp(`^${german('Setup/Currencies.mdx')}:\\d+$`),
  },
  written('an exclamation mark', 'It works!', /exclamation mark/, /full stop/),
  written('straight quotation marks', 'A "word" is here.', /straight quotation/, /“…”/),
  written('a rule outside backticks', 'See BR-DE-15 for it.', /outside backticks/, /in backticks/),
  written('a date of XML', 'Since 2026-11-02 it is so.', /as XML writes it/, /2 November/),
  written('an unknown caption', 'Choose **Resend all**.', /no caption/, /src\/facts/),
  written('a wrong term', 'Send an email.', /not our term/, /write "e-mail"/),
  written('an import of no file', "import A from './_nope.mdx';", /no file ".\/_nope/, /path/),
  written('an unknown component', '<RuleTabel ids="BR-02" />', /no component <RuleTabel>/, /name/),
  written(
    'an unknown value',
    'The {amount} is missing.',
    /nothing defines \{amount\}/,
    /backticks/,
  ),
  {
    ...written(
      'a row with a cell too many',
      '| A | B |\n|---|---|\n| C | D | E |',
      /row 2 of the table has 3 cells, its head 2/,
      /as many cells/,
    ),
    place: /Currencies\.mdx:\d+$/,
  },
  written('a frame', '<iframe src="https://example.com" />', /block <iframe>/, /link the address/),
  written('a link with a script', '[B](javascript:alert)', /no address that opens/, /https/),
  written('a picture of another host', '![A](https://example.com/a.png)', /block "https/, /beside/),
  written(
    'a link to no rule',
    '[B](/Reference/Rules/BR-DE-99)',
    /no rule or term "BR-DE-99"/,
    /correct/,
  ),
  written(
    'a hidden space in an id',
    'See `BR-DE\u200B-15`.',
    /nobody sees \(U\+200B\)/,
    /type the word/,
  ),
  written('a hard space in a heading', '##\u00A0More', /hard space after its #/, /plain space/),
  written('an unknown entity', 'Tea &foo; milk.', /&foo; stands for no character/, /itself/),
  {
    name: 'a drawing with a script',
    file: 'docs/Setup/house.svg',
    edit: () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    place: 'docs/Setup/house.svg',
    says: /has a script/,
    remedy: /plain SVG/,
  },
  frontMatter(
    'a key that stands twice',
    /^title:/m,
    'title: A\ntitle:',
    /mdx:\d+$/,
    /duplicated/,
    /twice/,
  ),
  {
    name: 'an emptied page',
    edit: () => '',
    place: `${PAGE}:1`,
    says: /is empty/,
    remedy: /from git/,
  },
  {
    name: 'a line above the front matter',
    edit: (text) => `\n${text}`,
    place: `${PAGE}:1`,
    says: /above its front matter/,
    remedy: /begin the file with ---/,
  },
  {
    ...written(
      'a merge that stopped',
      '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other',
      /merge/,
      /both sides/,
    ),
    place: new RegExp(`^${PAGE}:\\d+$`),
  },
  {
    name: 'a copied page',
    file: 'docs/Setup/Units copy.mdx',
    edit: () => readFileSync(path.join(root, 'docs/Setup/Units.mdx'), 'utf8'),
    place: 'docs/Setup/Units copy.mdx:1',
    says: /is a copy/,
    remedy: /name of its own/,
  },
  {
    name: 'a slug that another page has',
    edit: replace(/^title:/m, 'slug: /Setup/Units\ntitle:'),
    place: /^docs\/Setup\/Units\.mdx:1$/,
    says: /has the address \/Setup\/Units, which docs\/Setup\/Currencies\.mdx has, too/,
    remedy: /slug of its own/,
  },
  {
    name: 'a name in other capitals',
    file: german('Setup/units.mdx'),
    edit: () => readFileSync(path.join(root, german('Setup/Units.mdx')), 'utf8'),
    place: `${german('Setup/units.mdx')}:1`,
    says: /in capitals alone/,
    remedy: /sidebar and the links/,
  },
  written('a note of the writer', 'TODO', /not written yet/, /write it/),
];

it('has forty of them', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(40);
});

it.each(mistakes)('says first where $name is', async (mistake) => {
  const { file = PAGE, edit, place = file, says, remedy } = mistake;
  const target = path.join(root, file);
  const before = file.includes('big.') || file.includes('house') ? undefined : readIf(target);
  writeFileSync(target, edit(before ?? ''));
  if (mistake.name.includes('phone')) writeFileSync(path.join(root, 'docs/Setup/house.heic'), 'x');
  const { found, seconds } = await failures();
  const lines = readFileSync(target, 'utf8').trimEnd().split('\n').length;
  if (before === undefined) rmSync(target);
  else writeFileSync(target, before);
  const first = found.find((problem) => !known.has(withoutLine(problem)));
  const said = first?.line === undefined ? first?.file : `${first.file}:${first.line}`;
  expect(said).toMatch(typeof place === 'string' ? exactly(place, lines) : place);
  expect(first?.message).toMatch(says);
  expect(first?.remedy).toMatch(remedy);
  expect(found.filter((problem) => /\bdelete/i.test(problem.remedy))).toEqual([]);
  expect(seconds).toBeLessThan(10);
});

const exactly = (place: string, lines: number): RegExp =>
  new RegExp(`^${place.replace(AT_END, String(lines)).replaceAll('.', '\\.')}$`);

function readIf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

it('concludes nothing from a page that cannot be read', async () => {
  const text = readFileSync(path.join(root, PAGE), 'utf8');
  writeFileSync(path.join(root, PAGE), `${text}\n<details>\n`);
  const { found } = await failures();
  writeFileSync(path.join(root, PAGE), text);
  expect(found.map(({ file }) => file)).toEqual([PAGE]);
});
