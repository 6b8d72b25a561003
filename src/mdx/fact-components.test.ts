import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import { factComponents } from './fact-components';

const EN = 'docs/Setup/Units.mdx';
const DE = 'i18n/de-DE/docusaurus-plugin-content-docs/current/Setup/Units.mdx';

async function compiled(mdx: string, path = EN): Promise<string> {
  return String(
    await compile(new VFile({ value: mdx, path }), { remarkPlugins: [factComponents], jsx: true }),
  );
}

it('puts the facts of the list into the page, in its language only', async () => {
  const code = await compiled('<MessageTable />', DE);
  expect(code).toContain('<FilterableTable model={{');
  expect(code).toContain('Meldungen von eDocument');
  expect(code).not.toContain('Messages of eDocument');
});

it('puts the common codes of a list into the page as a plain table', async () => {
  const code = await compiled('<CommonCodes list="vatex" />');
  expect(code).toContain('VATEX-EU-AE');
  expect(code).not.toContain('VATEX-FR-');
  expect(code).not.toContain('FilterableTable');
});

it('puts the rules asked for into the page and no others', async () => {
  const code = await compiled('<RuleTable ids="BR-DE-15, BR-CO-10" />', DE);
  expect(code.match(/<_components.tr>/g)).toHaveLength(3);
  expect(code).toContain('<_components.th>{"Was zu tun ist"}</_components.th>');
  expect(code).toContain('<_components.a href="/Reference/Rules/BR-CO-10">{"BR-CO-10"}');
  expect(code).toContain('<_components.span className="site-badge site-badge--danger">{"Fehler"}');
  expect(code).not.toContain('BR-CO-11');
});

it('keeps anchors and codes of a table', async () => {
  const statuses = await compiled('<StatusTable />');
  expect(statuses).toMatch(/<_components.tr id="status-[a-z-]+">/);
  expect(await compiled('<PermissionTable />')).toContain('<_components.code>{"');
});

it('puts one step for each status into the page, of one holder', async () => {
  const code = await compiled('<NextSteps of="master-data" />', DE);
  expect(code).toMatch(/"Fehler".*" \(nicht versendet\)".*Stammdaten.*"Neu starten"/s);
  expect(code).toMatch(/"Gesendet".*", ".*"Abgeschlossen".*"Als zurückgewiesen markieren"/s);
  expect(code).not.toContain('In Bearbeitung');
  expect(code).not.toContain('Buchung');
});

it('puts the data of VAT law into the page with law, term, field and who notices', async () => {
  const code = await compiled('<VatItems />\n\n<VatKinds />', DE);
  expect(code).toMatch(
    /"Leistungszeitpunkt".*"§ 14 Abs\. 4 Satz 1 Nr\. 6 UStG".*\/Reference\/Terms\/BT-72.*Warenausgangsdatum.*BR-DE-TMP-32.*EDOC-V07.*"Inhaltsfehler, den keine Regel/s,
  );
  expect(code).toMatch(/"Fahrausweis".*"§ 34 UStDV".*"kann ein Programm nicht erkennen"/s);
  expect(code).not.toContain('Time of supply');
});

it('has a source in the ledger for each law that VAT data cite', async () => {
  const code = await compiled('<VatSources />');
  for (const cited of ['§ 14(4), § 14a UStG', '§ 14(5) UStG', '§ 33, § 34, § 34a', '§ 31(5)']) {
    expect(code).toContain(cited);
  }
});

it('puts both syntaxes of a sample into the page', async () => {
  const code = await compiled('<BusinessTermExplorer sample="public-body" />');
  expect(code).toContain('public-body.ubl.xml');
  expect(code).toContain('public-body.cii.xml');
  expect(code).toContain('04011000-1234512345-06');
});

it('draws the statuses of the model in the language of the page', async () => {
  const code = await compiled('<Diagram name="status" />', DE);
  expect(code).toContain('<Diagram model={{');
  expect(code).toContain('Versandbereit');
  expect(code).not.toContain('Ready to Send');
});

it('names the readers of a task and their permission sets', async () => {
  const line = '<For who="accounting, consulting, EDOC-ADMIN, EDOC-USER" />';
  const code = await compiled(line, DE);
  expect(code).toContain('{"Für:"}');
  expect(code).toContain('{" Buchhaltung, Beratung"}');
  expect(code).toMatch(/\{"Recht:"\}.*EDOC-ADMIN.*\{", "\}.*EDOC-USER/s);
  await expect(compiled('<For who="accounting, EDOC-ALL" />')).rejects.toThrow(
    /"EDOC-ALL".*EDOC-READ/,
  );
  await expect(compiled('<For who="EDOC-USER" />')).rejects.toThrow('names no role');
});

it('leaves other components alone', async () => {
  expect(await compiled('<Checklist name="x" />')).toContain('<Checklist name="x"');
});

it.each([
  ['<CommonCodes list="unit" />', /Units\.mdx:1: <CommonCodes>: "unit" is not a code list.*units/],
  ['<Diagram name="travel" />', /<Diagram>: "travel" is not a diagram.*journey/],
  ['<RuleTable ids="BR-DE-99" />', /<RuleTable>: "BR-DE-99" is not a rule.*BR-DE-15/],
  ['<BusinessTermExplorer sample="x" />', /"x" is not a sample. Allowed: standard/],
  ['<NextSteps of="customer" />', /<NextSteps>: "customer" holds no value. Allowed: master-data/],
  ['<CommonCodes name="units" />', /"name" is not a plain attribute. Allowed: list="…"/],
  ['<CommonCodes list={"units"} />', /"list" is not a plain attribute/],
])('rejects %s', async (mdx, message) => {
  await expect(compiled(`${mdx}\n`)).rejects.toThrow(message);
});

it('numbers a drawing by the steps of its section', async () => {
  const section = (steps: string) =>
    `## A {#a}\n\n1. Choose **Cancel**.\n\n## B {#b}\n\n${steps}\n\n<PageDrawing page="edocument-card" />`;
  const code = await compiled(
    section(
      '3. Read it.\n4. Choose **Restart**, then **Document No.**\n5. **Restart** again.',
    ).replaceAll(' {#', ' \\{#'),
  );
  expect(code).toMatch(/"text":\s*"Restart",\s*"other":\s*"Neu starten",\s*"step":\s*4\b/);
  expect(code).toMatch(/"text":\s*"Document No\.",\s*"other":\s*"Belegnr\.",\s*"step":\s*4\b/);
  expect(code.match(/"step":\s*\d/g)).toHaveLength(2);
});
