import { describe, expect, it } from 'vitest';
import { contentId, stateFile } from '../src/plugins/translation-state/state';
import { check as captions, translationProblems } from './captions';
import { check as frontMatter } from './front-matter';
import { check as headings } from './headings';
import { check as images } from './images';
import { findings, german, pageText } from './lib/fixture';
import { check as links } from './links';
import { check as markdown } from './markdown';
import { check as parity } from './parity';
import { check as prose } from './prose';
import { redirectProblems } from './redirects';
import { check as syntax } from './syntax';
import { check as terms } from './terms';
import { check as translation } from './translation';

const STATE_FILE = stateFile('de-DE');

const both = (body: string, translated = body) => ({
  'docs/a.mdx': pageText(body),
  [german('a.mdx')]: pageText(translated),
});

describe('syntax', () => {
  it('names the line of text that MDX cannot read', async () => {
    const { lines } = await findings(syntax, { 'docs/a.mdx': pageText('1 < 2 {') });
    expect(lines).toEqual([expect.stringMatching(/^docs\/a\.mdx:8: cannot be read: .+ Remedy: /)]);
  });

  it('finds front matter that is no YAML', async () => {
    const { lines } = await findings(syntax, { 'docs/a.mdx': '---\ntitle: A: b: c\n---\n' });
    expect(lines).toEqual([expect.stringContaining('docs/a.mdx:')]);
  });
});

describe('front matter', () => {
  const data = {
    'docs/tags.yml': 'setup:\n  label: Setup\n',
  };
  const check = (text: string) => findings(frontMatter, { ...data, 'docs/a.mdx': text });

  it('accepts a complete page', async () => {
    expect((await check(pageText('Text'))).lines).toEqual([]);
  });

  it('is for pages, not for what they include', async () => {
    const { lines } = await findings(frontMatter, { ...data, 'docs/_a.mdx': 'Text' });
    expect(lines).toEqual([]);
  });

  it.each([
    ['description: Short.', /:3: .*at least 70/],
    ['tags: [unknown]', /:5: .*must be \[setup\]/],
    ["keywords: ['a', 0204]", /octal/],
    ['sidebar_position: 1', /is not allowed/],
    ['asks: [How do I send an invoice]', /at least 8 items/],
    [`asks: [${'How do I send an invoice, '.repeat(7)}"how do I send an invoice?"]`, /duplicate/],
    [`asks: [${'a'.repeat(101)}]`, /at most 100|less than or equal to 100/],
  ])('finds %s', async (row, message) => {
    const [key = ''] = row.split(':');
    const page = pageText('Text');
    const text = page.includes(`\n${key}:`)
      ? page.replace(new RegExp(`^${key}:.*$`, 'm'), row)
      : pageText('Text', `${row}\n`);
    const { lines, fails } = await check(text);
    expect(lines.join('\n')).toMatch(message);
    expect(fails).toBe(true);
  });
});

/** A page with a title of its own. */
const other = (text: string) => text.replace(/^title: .*$/m, 'title: Another');

describe('titles', () => {
  const data = {
    'docs/tags.yml': 'setup:\n  label: Setup\n',
    'i18n/de-DE/docusaurus-plugin-content-docs/current/tags.yml': 'setup:\n  label: Setup\n',
  };
  const meta = 'title_meta: A title of twenty letters\n';

  it('are those of one page of a language', async () => {
    const { lines, fails } = await findings(frontMatter, {
      ...data,
      'docs/a.mdx': pageText('Text', meta),
      'docs/b.mdx': pageText('Text'),
      'docs/c.mdx': other(pageText('Text', meta)),
      [german('a.mdx')]: pageText('Text', meta),
    });
    expect(lines).toEqual([
      expect.stringMatching(/^docs\/b\.mdx:2: .*docs\/a\.mdx has the title ".+" too/),
      expect.stringMatching(/^docs\/c\.mdx:\d+: .*"A title of twenty letters" too/),
    ]);
    expect(fails).toBe(true);
  });
});

describe('questions of readers', () => {
  const data = {
    'docs/tags.yml': 'setup:\n  label: Setup\n',
    'i18n/de-DE/docusaurus-plugin-content-docs/current/tags.yml': 'setup:\n  label: Setup\n',
  };
  const asks = (first: string) =>
    `asks:\n${[first, 1, 2, 3, 4, 5, 6, 7].map((text) => `  - ${first} question ${text}\n`).join('')}`;
  const check = (files: Record<string, string>) => findings(frontMatter, { ...data, ...files });

  it('are asked by one page of a language', async () => {
    const { lines, fails } = await check({
      'docs/a.mdx': pageText('Text', asks('One')),
      'docs/b.mdx': other(
        pageText('Text', asks('Two').replace('Two question 7', 'one QUESTION 7?')),
      ),
      [german('a.mdx')]: pageText('Text', asks('One')),
    });
    expect(lines).toEqual([
      expect.stringMatching(/^docs\/b\.mdx:14: .*docs\/a\.mdx asks "one QUESTION 7\?" too/),
    ]);
    expect(fails).toBe(true);
  });
});

describe('headings', () => {
  it.each([
    ['# Title {#title}', /second title/],
    ['## No id', /has no id/],
    ['## A {#Upper_Case}', /small letters/],
    ['## A {#a}\n\n## B {#a}', /:10: id "a" stands already on line 8/],
    ['## A {#a}\n\n#### B {#b}', /level 4 after level 2/],
  ])('finds %s', async (body, message) => {
    const { lines } = await findings(headings, { 'docs/a.mdx': pageText(body) });
    expect(lines.join('\n')).toMatch(message);
  });

  it('accepts ids of their own in steps', async () => {
    const body = '## A {#a}\n\n### B {#b}\n\n## C {#c}';
    expect((await findings(headings, { 'docs/a.mdx': pageText(body) })).lines).toEqual([]);
  });
});

describe('links', () => {
  it.each([
    ['[B](./b.mdx)', /there is no file "docs\/b\.mdx"/],
    ['[B](#dead)', /has no heading \{#dead\}/],
    ['[B](/Nowhere)', /there is no page/],
    ['[B](/de-DE/a)', /fixed to de-DE/],
    ['[B](https://docs.example.com/a)', /leaves the language/],
    ['[here](https://www.example.com)', /does not say where/],
  ])('finds %s', async (body, message) => {
    const { lines } = await findings(links, { 'docs/a.mdx': pageText(body) });
    expect(lines).toEqual([expect.stringMatching(message)]);
  });

  it('finds an anchor that only the other language has', async () => {
    const files = { ...both('## A {#a}\n\n[A](./a.mdx#a)', '## A {#b}\n\n[A](./a.mdx#a)') };
    const { lines } = await findings(links, files);
    expect(lines).toEqual([expect.stringMatching(/^i18n.*has no heading \{#a\}/)]);
  });

  it('finds a link to a draft', async () => {
    const { lines } = await findings(links, {
      'docs/a.mdx': pageText('[B](./b.mdx)'),
      'docs/b.mdx': pageText('Text', 'draft: true\n'),
    });
    expect(lines).toEqual([expect.stringContaining('is a draft')]);
  });

  it('accepts files, anchors and routes that exist', async () => {
    const body = '## A {#a}\n\n[A](./a.mdx#a) [A](/a#a) [N](/blog) [W](https://www.example.com)';
    expect((await findings(links, { 'docs/a.mdx': pageText(body) })).lines).toEqual([]);
  });
});

describe('parity', () => {
  it('finds a page without translation', async () => {
    const { lines } = await findings(parity, { 'docs/a.mdx': pageText('Text') });
    expect(lines).toEqual([expect.stringMatching(/no translation in de-DE.*current\/a\.mdx/)]);
  });

  it('finds a translation without page', async () => {
    const { lines } = await findings(parity, { [german('a.mdx')]: pageText('Text') });
    expect(lines).toEqual([expect.stringContaining('has no English page docs/a.mdx')]);
  });

  it.each([
    ['## A {#a}', '## A {#b}', /heading/],
    ['| A | B |\n|---|---|\n| 1 | 2 |', '| A | B |\n|---|---|', /table of 2 rows/],
    ['![A](./a.png)', 'A', /picture/],
    [':::note\n\nA\n\n:::', 'A', /note/],
    ['<X list="a" />', '<X list="b" />', /component/],
    ['- a\n- b', '- a', /list of 2 items/],
    ['[A](./a.mdx)', 'A', /link/],
  ])('finds that %j became %j', async (original, translated, message) => {
    const { lines } = await findings(parity, both(original, translated));
    expect(lines[0]).toMatch(message);
  });

  it('accepts other words, alternatives and addresses of publishers', async () => {
    const files = both(
      '[Law](https://example.org/en) ![House](./a.png) <X title="Yes" />',
      '[Gesetz](https://example.org/de) ![Haus](./a.png) <X title="Ja" />',
    );
    expect((await findings(parity, files)).lines).toEqual([]);
  });
});

describe('translation', () => {
  const english = pageText('Text');
  const state = (id: string) => ({ [STATE_FILE]: JSON.stringify({ 'docs/a.mdx': id }) });

  it('warns when the English page has changed', async () => {
    const files = { ...both('Text'), ...state(contentId('earlier')) };
    const { lines, fails } = await findings(translation, files);
    expect(lines).toEqual([expect.stringMatching(/warning: has changed since/)]);
    expect(fails).toBe(false);
  });

  it('fails for a translation that nobody recorded, and for a record without page', async () => {
    expect((await findings(translation, both('Text'))).fails).toBe(true);
    expect((await findings(translation, state('x'))).fails).toBe(true);
  });

  it('accepts a current translation, also with line ends of Windows', async () => {
    const files = { ...both('Text'), ...state(contentId(english.replaceAll('\n', '\r\n'))) };
    expect((await findings(translation, files)).lines).toEqual([]);
  });
});

describe('terms', () => {
  const data = [
    { preferred: 'e-mail', forbidden: ['email'], language: 'en-GB', reason: 'One spelling.' },
    { preferred: 'E-Mail', forbidden: ['Email'], language: 'de-DE', reason: 'Duden.' },
  ];
  const guide = (english: string) =>
    `## English {#terms-english}\n\n| Write | Not | Why |\n| --- | --- | --- |\n| e-mail | \`${english}\` | One spelling. |\n\n` +
    '## German {#terms-german}\n\n| Write | Not | Why |\n| --- | --- | --- |\n| E-Mail | `Email` | Duden. |\n';
  const base = {
    'src/facts/terminology.json': JSON.stringify(data),
    'STYLEGUIDE.md': guide('email'),
    'i18n/de-DE/code.json': '{\n  "a": {\n    "message": "Ihre E-Mail"\n  }\n}\n',
  };

  it('finds a wrong term with its line and the right one', async () => {
    const files = { ...base, 'docs/a.mdx': pageText('Text.\n\nAn email\nand an **email**.') };
    const { lines } = await findings(terms, files);
    expect(lines.map((line) => line.slice(0, 30))).toEqual([
      'docs/a.mdx:10: "email" is not ',
      'docs/a.mdx:11: "email" is not ',
    ]);
    expect(lines[0]).toContain('write "e-mail"');
  });

  it('leaves code, quotations, link targets, parts of words and the other language alone', async () => {
    const body = '`email`, “email”, [x](./email.mdx), emails, Email';
    expect((await findings(terms, { ...base, 'docs/a.mdx': pageText(body) })).lines).toEqual([]);
  });

  it('reads the German interface', async () => {
    const files = { ...base, 'i18n/de-DE/code.json': '{\n  "a": {\n    "message": "Ihre Email"\n' };
    expect((await findings(terms, files)).lines).toEqual([
      expect.stringMatching(/^i18n\/de-DE\/code\.json:3: "Email"/),
    ]);
  });

  it('reads the texts of modules in each language', async () => {
    const module =
      "export const messages = defineMessages({\n  'en-GB': { a: 'An email' },\n  'de-DE': { a: 'Ihre Email' },\n});\n";
    const { lines } = await findings(terms, { ...base, 'src/tool/messages.ts': module });
    expect(lines).toEqual([
      expect.stringMatching(/^src\/tool\/messages\.ts:2: "email"/),
      expect.stringMatching(/^src\/tool\/messages\.ts:3: "Email"/),
    ]);
  });

  it('finds a style guide that differs from the data', async () => {
    const { lines } = await findings(terms, { ...base, 'STYLEGUIDE.md': guide('mail') });
    expect(lines).toEqual([
      expect.stringContaining('STYLEGUIDE.md: differs from src/facts/terminology.json.'),
    ]);
  });
});

describe('prose', () => {
  it.each([
    ['It works!', /exclamation mark/],
    ['Rule BR-DE-15 fails.', /outside backticks/],
    ['Since 2026-11-02.', /as XML writes it/],
    ['On November 2, 2026.', /American order/],
    ['A "word".', /straight quotation/],
    ['It costs 1.190,00 EUR.', /German writing/],
    ['Well...', /three full stops/],
    ['One - two.', /hyphen as a dash/],
    ['1. Click the icon (Alt+Q).', /search step/],
    ['The page says why.', /makes a thing speak/],
    ['An invoice should say when.', /makes a thing speak/],
    ['The code stands in the first line.', /stand or demand/],
    ['The portal demands a reference.', /stand or demand/],
    ['You have the permission set `EDOC-ADMIN`.', /another verb for permissions/],
    ['| Symptom | What to do |\n|---|---|\n| One | Two |', /not a header/],
  ])('finds %s', async (body, message) => {
    const { lines } = await findings(prose, { 'docs/a.mdx': pageText(body) });
    expect(lines.join('\n')).toMatch(message);
  });

  it.each([
    ['Die Regel nennt ein Element.', /lässt eine Sache sprechen/],
    ['Die Rechnung soll sagen, wann.', /lässt eine Sache sprechen/],
    ['Das sagt dem Empfänger, wofür.', /lässt eine Sache sprechen/],
    ['Die Rechnung geht per E-Mail hinaus.', /hinausgehen/],
    ['Sie brauchen den Berechtigungssatz `EDOC-ADMIN`.', /anderes Verb für Berechtigungen/],
    ['Sie dürfen die Seite **Einheiten** ändern.', /anderes Verb für Berechtigungen/],
    ['| Anzeichen | Was zu tun ist |\n|---|---|\n| Eins | Zwei |', /not a header/],
  ])('finds %s', async (body, message) => {
    const { lines } = await findings(prose, both('Text.', body));
    expect(lines.join('\n')).toMatch(message);
  });

  it('finds things that speak in the texts of the data, with the line', async () => {
    const reasons = [
      { match: 'BR-01', 'en-GB': 'The code stands first.', 'de-DE': 'Der Code ist der erste.' },
      { match: 'BR-02', 'en-GB': 'It comes second.', 'de-DE': 'Die Zeile nennt den Grund.' },
    ];
    const { lines } = await findings(prose, {
      'src/facts/rule-facts.json': JSON.stringify({ reasons }, null, 2),
    });
    expect(lines).toEqual([
      expect.stringMatching(/^src\/facts\/rule-facts\.json:5: .*stand or demand/),
      expect.stringMatching(/^src\/facts\/rule-facts\.json:11: .*Sache sprechen/),
    ]);
  });

  it('accepts the style of the guide in both languages', async () => {
    const { lines } = await findings(
      prose,
      both(
        '1. Choose the search icon (Alt+Q), enter **A**, and then choose the related link.\n2. “A”, `BR-1`, 1,190.00 EUR – 2 November 2026.',
        '1. Wählen Sie das Suchsymbol (Alt+Q), geben Sie **A** ein und wählen Sie dann den zugehörigen Link aus.\n2. „A“, `BR-1`, 1.190,00 EUR – 02.11.2026.',
      ),
    );
    expect(lines).toEqual([]);
  });
});

describe('markdown', () => {
  it('finds a reference without definition, and accepts types of fields', async () => {
    const { lines } = await findings(markdown, {
      'docs/a.mdx': pageText('A [lost] reference, Code[10] and Text[50].'),
    });
    expect(lines).toEqual([expect.stringMatching(/^docs\/a\.mdx:8: .*`lost`/)]);
  });
});

describe('images', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

  it('finds pictures without alternative, without file, or larger than needed', async () => {
    const { lines } = await findings(images, {
      'docs/a.mdx': pageText('![](./a.svg)\n\n![A house](./b.svg)'),
      'docs/a.svg': svg,
      'static/img/big.svg': svg + ' '.repeat(200_001),
    });
    expect(lines).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:8: the picture has no text alternative/),
      expect.stringMatching(/^docs\/a\.mdx:10: there is no picture/),
      expect.stringMatching(/^static\/img\/big\.svg: is 200 kB/),
    ]);
  });

  it('accepts a described picture of sensible size', async () => {
    const files = { 'docs/a.mdx': pageText('![A house](./a.svg)'), 'docs/a.svg': svg };
    expect((await findings(images, files)).lines).toEqual([]);
  });
});

describe('redirects', () => {
  it('finds dead targets, pages that would be hidden, and doubles', () => {
    const messages = redirectProblems(
      [
        { from: '/old', to: '/gone' },
        { from: '/a', to: '/b' },
        { from: '/x', to: '/a' },
        { from: '/x', to: '/b#part' },
      ],
      new Set(['/a', '/b']),
    ).map(({ message }) => message);
    expect(messages).toEqual([
      '"/old" leads to "/gone", which is no page.',
      '"/a" is the address of a page.',
      '"/x" is listed twice.',
    ]);
  });
});

describe('captions', () => {
  const check = async (body: string, translated = body) =>
    (await findings(captions, both(body, translated))).lines;

  it('accepts captions of fields, options, statuses, actions and the platform', async () => {
    const body = 'Choose **Restart** if the **Status** is **Error**; open **Company Information**.';
    const translated = 'Wählen Sie **Neu starten** beim **Status** **Fehler** in **Firmendaten**.';
    expect(await check(body, translated)).toEqual([]);
  });

  it('finds a caption that does not exist, and one of the other language', async () => {
    expect(await check('Choose **Resend**.', 'Wählen Sie **Restart**.')).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:8: "Resend" is bold, but no caption/),
      expect.stringContaining('"Restart" is bold, but no caption'),
    ]);
  });

  it('finds a caption with two translations', () => {
    const send = { 'en-GB': 'Send', 'de-DE': 'Senden' };
    const file = { 'en-GB': 'File Name', 'de-DE': 'Dateiname' };
    const key = { 'en-GB': 'File Name', 'de-DE': 'File Name' };
    expect(translationProblems([send, file, key, send])).toEqual([]);
    expect(translationProblems([send, { ...send, 'de-DE': 'Versenden' }])).toEqual([
      expect.objectContaining({ message: '"Send" is both "Senden" and "Versenden" in de-DE.' }),
    ]);
  });

  it('finds an action on a page that does not lead to the page which offers it', async () => {
    const [problem] = await check('Choose **Send Test E-Mail**.', 'Text.');
    expect(problem).toMatch(/^docs\/a\.mdx:8: "Send Test E-Mail" .* Setup\/SendingTypes\.mdx, /);
    expect(await check('Choose **Copy**.', 'Text.')).toEqual([
      expect.stringContaining('Setup/XMLSchemas/index.mdx or Setup/Process/ProcessTemplate.mdx'),
    ]);
  });

  it('finds a field that is said of a page which does not have it', async () => {
    const types = '[Sending Types](./Setup/SendingTypes.mdx)';
    const [problem] = await check(
      `Enter **Folder** in ${types}, then **Process** in the ${types}.`,
      'Text.',
    );
    expect(problem).toMatch(/"Process" is no field, option or action of Setup\/SendingTypes\.mdx/);
    expect(await check('Text.', 'Wählen Sie **Prozess** der **Versandarten**.')).toHaveLength(1);
    expect(
      await check('Choose **Restart** on the [eDocument](./eDocument.mdx) card.', 'Text.'),
    ).toEqual([]);
  });

  it('accepts an action whose page is linked or named', async () => {
    const link = 'Choose **Send Test E-Mail** in [the types](./Setup/SendingTypes.mdx#steps).';
    expect(await check(link, 'Text.')).toEqual([]);
    expect(await check('Open **Process Template** and choose **Copy**.', 'Text.')).toEqual([]);
  });

  it('accepts the lead-in of a paragraph, and no such text further on', async () => {
    expect(await check('**What you see.** The list.')).toEqual([]);
    expect(await check('- **One version:** text')).toEqual([]);
    expect(await check('See **What you see.** The list.')).toHaveLength(2);
  });
});
