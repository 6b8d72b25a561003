import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { decodeReport } from '@site/src/desk/decode/decode';
import type { NamedFinding } from '@site/src/desk/finding';
import { reportText } from '../DecodedText/report-text';
import { setLocale } from '../testing';
import FindingView from './FindingView';
import { findingLines, MARKDOWN, TEXT } from './marks';

vi.mock('@docusaurus/Link', async () => (await import('../testing')).link);

const finding: NamedFinding = {
  ids: [{ id: 'BR-DE-15', to: '/Reference/Rules/BR-DE-15' }, { id: 'BR-XX' }],
  writtenId: 'br_de 15',
  severity: 'fatal',
  message: 'The buyer reference must be there.',
  isRule: true,
  remedy: 'Fill it_in.',
  terms: [{ id: 'BT-10', name: 'Buyer reference' }],
  fields: [{ text: 'Target List', to: '/Setup/TargetList' }],
  count: 2,
  places: ['/Invoice[1]'],
  quote: '<b>missing</b>',
};

const html = (shown: NamedFinding) =>
  renderToStaticMarkup(<FindingView finding={shown} mark="1" />);

beforeEach(() => setLocale('en-GB'));

it('shows ids, what is not met, what to do, where, and the words of the message', () => {
  const markup = html(finding);
  expect(markup).toContain('>Error</span> <span translate="no">br_de 15 </span>');
  expect(markup).toContain(
    '<span translate="no">BR-DE-15</span>, <span translate="no">BR-XX</span>: Buyer reference<span> 2×</span></h4>',
  );
  expect(markup).toContain(
    '<dt>Rule</dt><dd><a href="/Reference/Rules/BR-DE-15">BR-DE-15</a></dd>',
  );
  expect(markup).toContain('<span>Not met: </span><strong>The buyer reference must be there.');
  expect(markup).toMatch(/<dt>Where to look<\/dt><dd><a href="\/Setup\/TargetList">/);
  expect(markup).toContain('<code translate="no">/Invoice[1]</code>');
  expect(markup).toContain('<q translate="no">&lt;b&gt;missing&lt;/b&gt;</q>');
});

it('leaves out what a finding does not have, and lets a word be translated', () => {
  const markup = html({
    ...{ message: 'Wrong.', isRule: false, terms: [], fields: [], places: [], count: 1 },
    ids: [{ id: 'XML structure', isWord: true }],
  });
  expect(markup).toMatch(
    /<span>XML structure<\/span><\/h4><div[^>]*><p><strong>Wrong\.<\/strong><\/p>/,
  );
  expect(markup).not.toContain('<dt>');
});

it('a finding without a name has its message as its heading, once', () => {
  const markup = html({
    ...{ message: 'Wrong.', isRule: false, terms: [], fields: [], places: [], count: 1 },
    ids: [],
  });
  expect(markup).toMatch(/<h4[^>]*>Wrong\.<\/h4>/);
  expect(markup.match(/Wrong/g)).toHaveLength(1);
});

it('is written as text', () => {
  expect(findingLines(finding, 0, TEXT)).toEqual([
    '1. Error br_de 15, BR-DE-15, BR-XX (2×)',
    '   Not met: The buyer reference must be there.',
    '   What to do: Fill it_in.',
    '   Field to fill: Target List',
    '   Term: BT-10 Buyer reference',
    '   Place in the invoice: /Invoice[1]',
    '   The message: <b>missing</b>',
  ]);
});

it('is written as Markdown, in which no sign of a message counts', () => {
  expect(findingLines(finding, 0, MARKDOWN)).toEqual([
    '1. **Error br\\_de 15, BR-DE-15, BR-XX** (2×): Not met: The buyer reference must be there.',
    '   - What to do: Fill it\\_in.',
    '   - Field to fill: Target List',
    '   - Term: BT-10 Buyer reference',
    '   - Place in the invoice: /Invoice\\[1\\]',
    '   - The message: \\<b\\>missing\\</b\\>',
  ]);
});

it('the answer of the decoder is copied as Markdown, too, in the language of the reader', () => {
  setLocale('de-DE');
  const report = reportText(decodeReport('BR-DE-15\nBR-QQ-77', 'de-DE'), MARKDOWN);
  expect(report).toMatch(/^1\. \*\*Fehler BR-DE-15\*\*: Nicht erfüllt: .+\n {3}- Was zu tun ist: /);
  expect(report).toMatch(/\n\n\*\*Unbekannte Kennungen\*\*\n\n- BR-QQ-77\n$/);
});
