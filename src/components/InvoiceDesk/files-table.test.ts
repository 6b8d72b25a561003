import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { checkXml } from '@site/src/desk/check/testing';
import { setLocale } from '../testing';
import { breakSample } from './broken-sample';
import { filesCsv, filesJson } from './files-table';

vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

const xml = readFileSync('static/samples/standard.ubl.xml', 'utf8');
const files = [xml, breakSample(xml), '<a/>'].map((source, index) => ({
  ...{ id: index, retries: 0, name: `=${index}"a.xml`, source },
  outcome: checkXml(source, 'de-DE'),
}));

it('has a line for each file, and no formula from a name', () => {
  setLocale('de-DE');
  expect(filesCsv(files).split('\r\n')).toEqual([
    '\uFEFF"Datei";"Ergebnis";"Fehler";"Warnungen";"Nachsehen"',
    expect.stringMatching(/^"'=0""a\.xml";"[^"]+";"0";"\d+";"\d+"$/),
    expect.stringMatching(/^"'=1""a\.xml";"[^"]+";"3";"0";"2"$/),
    expect.stringMatching(/^"'=2""a\.xml";"[^"]+";"";"";""$/),
    '',
  ]);
});

it('has what was found as JSON', () => {
  expect(JSON.parse(filesJson(files))).toMatchObject([
    { verdict: 'valid', findings: [] },
    { verdict: 'invalid', notes: [{ id: 'vat-check' }, { id: 'unit-trap' }] },
    { status: 'refused' },
  ]);
});
