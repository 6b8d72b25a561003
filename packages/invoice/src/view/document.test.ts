import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readInvoice } from '../reading/read-xml';
import { invoiceDocument, type Field, type InvoiceDocument, type Section } from './document';

const sample = (name: string) => readFileSync(`static/samples/${name}.xml`, 'utf8');
const documentOf = (xml: string, language: string = 'de-DE') =>
  invoiceDocument(readInvoice(xml), language);

/** A field as `label: value`, with its terms. */
const text = ({ label, value, terms }: Field) => `${label}: ${value} [${terms.join(' ')}]`;
const texts = (fields: readonly (Field | undefined)[]) =>
  fields.flatMap((field) => (field ? text(field) : []));

/** A section and those inside, each level indented. */
function outline({ heading, term = '', fields, sections }: Section): string[] {
  const inner = [...texts(fields), ...sections.flatMap(outline)].map((line) => `  ${line}`);
  return [`${heading} ${term}`.trim(), ...inner];
}

function changed(xml: string, ...changes: [from: string | RegExp, to: string][]): string {
  return changes.reduce((before, [from, to]) => {
    if (before.search(from) < 0) throw new Error(`The sample has no ${String(from)}.`);
    return before.replace(from, to);
  }, xml);
}

const partyOf = (document: InvoiceDocument, term: string) =>
  document.parties.filter((party) => party.term === term);

it('begins with what a reader looks for first', () => {
  const { title, number, currency, details } = documentOf(sample('export.ubl'));
  expect([title, number, currency]).toEqual(['Rechnung', '103005', 'EUR']);
  expect(outline(details)).toEqual([
    'Angaben und Verweise',
    '  Rechnungsnummer: 103005 [BT-1]',
    '  Rechnungsdatum: 10. November 2026 [BT-2]',
    '  Rechnungsart: Rechnung (380) [BT-3]',
    '  Fälligkeitsdatum: 10. Dezember 2026 [BT-9]',
    '  Käuferreferenz: CH-2026-077 [BT-10]',
    '  Bestellnummer: PO-7700231 [BT-13]',
    '  Auftragsnummer: 101021 [BT-14]',
    '  Kennung der Versandanzeige: 102044 [BT-16]',
    '  Währung: EUR [BT-5]',
  ]);
});

it('has each party with its address in lines, then the rest', () => {
  const document = documentOf(sample('export.ubl'));
  expect(document.parties.map(({ heading }) => heading)).toEqual([
    'Informationen zum Verkäufer',
    'Informationen zum Käufer',
    'Lieferinformationen',
  ]);
  const [place] = partyOf(document, 'BG-13');
  expect(place?.name?.value).toBe('Exportbeispiel AG, Lager Winterthur');
  expect(place?.address.map((line) => line.map(({ value }) => value).join(' '))).toEqual([
    'Industriestrasse 4',
    'Tor 2',
    '8400 Winterthur',
    'Zürich',
    'Schweiz (CH)',
  ]);
  expect(texts(place?.fields ?? [])).toEqual([
    'Lieferdatum: 9. November 2026 [BT-72]',
    'Kennung des Lieferorts: 7612345000015 (0088) [BT-71 BT-71-1]',
  ]);
});

it('shows a payee, a representative and no name where none is given', () => {
  const address = `<cac:PostalAddress><cbc:StreetName>Ring 1</cbc:StreetName>
    <cac:Country><cbc:IdentificationCode>AT</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`;
  const xml = changed(sample('standard.ubl'), [
    '<cac:Delivery>',
    `<cac:PayeeParty><cac:PartyName><cbc:Name>Inkasso GmbH</cbc:Name></cac:PartyName></cac:PayeeParty>
     <cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Vertreter</cbc:Name></cac:PartyName>${address}</cac:TaxRepresentativeParty>$&`,
  ]);
  const document = documentOf(xml);
  const [payee, representative, delivery] = ['BG-10', 'BG-11', 'BG-13'].map(
    (term) => partyOf(document, term)[0],
  );
  expect(payee).toMatchObject({ name: { value: 'Inkasso GmbH' }, address: [], fields: [] });
  expect(representative?.name?.value).toBe('Vertreter');
  expect(representative?.address.map(texts)).toEqual([
    [expect.stringContaining('Ring 1')],
    [expect.stringContaining('Österreich (AT)')],
  ]);
  expect(delivery).not.toHaveProperty('name');
});

const CELLS = ['number', 'name', 'description', 'quantity', 'price', 'vat', 'amount'] as const;
const cells = (document: InvoiceDocument) =>
  document.lines.map((line) => CELLS.map((cell) => line[cell]?.value ?? '–').join(' | '));

it('has one row for each line', () => {
  const document = documentOf(sample('mixed-rates.ubl'));
  expect(cells(document)).toEqual([
    '10000 | Schreibtisch | – | 2 Stück | 450,00 | 19 % S | 810,00',
    '20000 | Fachbuch Elektronische Rechnung | – | 10 Stück | 40,00 | 7 % S | 400,00',
    '30000 | Kopierpapier A4 | Preis je 100 Blatt | 5.000 Stück | 1,60 je 100 Stück | 19 % S | 80,00',
  ]);
  expect(document.lines[2]?.price?.terms).toEqual(['BT-146', 'BT-149', 'BT-150']);
  expect(document.lines[2]?.vat?.terms).toEqual(['BT-151', 'BT-152']);
  expect(document.lines[2]?.quantity?.terms).toEqual(['BT-129', 'BT-130']);
  expect(texts(document.lines[0]?.more ?? [])).toEqual([
    'Code für den Nachlassgrund: 95 [BT-140]',
    'Grund des Nachlasses: Positionsrabatt [BT-139]',
    'Prozentsatz: 10 % [BT-138]',
    'Nachlass (netto): 90,00 [BT-136]',
    'Grundbetrag (netto): 900,00 [BT-137]',
    'Artikelnummer: 1010 [BT-155]',
  ]);
});

it('names the columns as the terms are named', () => {
  const { columns, headings } = documentOf(sample('standard.ubl'));
  expect(headings).toEqual({ lines: 'Positionen', vat: 'Umsatzsteuer', totals: 'Beträge' });
  expect(columns).toEqual({
    number: 'Position',
    name: 'Bezeichnung',
    description: 'Beschreibung',
    quantity: 'Menge',
    price: 'Preis pro Einheit (netto)',
    vat: 'Umsatzsteuersatz',
    amount: 'Gesamtpreis (netto)',
    category: 'Umsatzsteuerkategorie',
    rate: 'Umsatzsteuersatz',
    base: 'Nettobetrag der Steuerkategorie',
    tax: 'Umsatzsteuerbetrag',
  });
});

it('shows properties of an item by their own names', () => {
  expect(texts(documentOf(sample('export.ubl')).lines[0]?.more ?? []).slice(0, 3)).toEqual([
    'Farbe: Eiche natur [BT-160 BT-161]',
    'Gewicht: 38 kg [BT-160 BT-161]',
    'Artikelkennung des Käufers: KT-180 [BT-156]',
  ]);
  const nameless = changed(sample('standard.ubl'), ['<cbc:Name>Farbe</cbc:Name>', '']);
  expect(texts(documentOf(nameless).lines[0]?.more ?? [])).toContain(
    'Wert der Artikeleigenschaft: Anthrazit [BT-161]',
  );
});

it.each<[what: string, from: string | RegExp, to: string, cell: string]>([
  ['a unit without a name', 'unitCode="H87"', 'unitCode="XYZ"', '4 XYZ'],
  ['a quantity without a unit', ' unitCode="H87"', '', '4'],
  ['a line without a quantity', /<cbc:InvoicedQuantity[^]*?Quantity>/, '', '–'],
  [
    'a price for one piece',
    '</cac:Price>',
    '<cbc:BaseQuantity unitCode="H87">1.0</cbc:BaseQuantity>$&',
    '| 250,00 |',
  ],
  [
    'a price for ten',
    '</cac:Price>',
    '<cbc:BaseQuantity>10</cbc:BaseQuantity>$&',
    '| 250,00 je 10 |',
  ],
  ['a line without a price', /<cac:Price>[^]*<\/cac:Price>/, '', '| – |'],
  [
    'a line without a rate',
    /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>S<.cbc:ID>\s*)<cbc:Percent>19<.cbc:Percent>/,
    '$1',
    '| Regelsteuersatz (S) |',
  ],
])('shows %s', (_, from, to, cell) => {
  expect(cells(documentOf(changed(sample('standard.ubl'), [from, to])))[0]).toContain(cell);
});

it('has VAT by category, with the reason of an exemption', () => {
  const [row] = documentOf(sample('export.ubl')).vat;
  expect([row?.category, row?.rate, row?.base, row?.tax].map((field) => field?.value)).toEqual([
    'Ausfuhr (G)',
    '0 %',
    '7.920,00',
    '0,00',
  ]);
  expect(texts(row?.more ?? [])).toEqual([
    'Kennung für den Befreiungsgrund: VATEX-EU-G [BT-121]',
    'Befreiungsgrund: Steuerfreie Ausfuhrlieferung [BT-120]',
  ]);
});

it('has allowances and charges of the invoice, each with its reason and amount first', () => {
  const lines = documentOf(sample('mixed-rates.ubl')).allowances.flatMap(outline);
  expect(lines).toHaveLength(22);
  expect(lines.slice(0, 3)).toEqual([
    'Nachlass auf Ebene der Rechnung BG-20',
    '  Grund für den Nachlass: Mengenrabatt [BT-97]',
    '  Nachlass: 44,50 [BT-92]',
  ]);
  expect(lines.slice(-6)).toEqual([
    'Zuschlag auf Ebene der Rechnung BG-21',
    '  Grund für den Zuschlag: Fracht [BT-104]',
    '  Zuschlag: 24,50 [BT-99]',
    '  Kennung für den Zuschlagsgrund: FC [BT-105]',
    '  Umsatzsteuerkategorie des Zuschlages: Regelsteuersatz (S) [BT-102]',
    '  Umsatzsteuersatz des Zuschlages: 19 % [BT-103]',
  ]);
});

it('has the totals with their currency, VAT also in that of accounting', () => {
  expect(texts(documentOf(sample('foreign-currency.ubl')).totals)).toEqual([
    'Summe aller Positionen: 1.194,90 CHF [BT-106]',
    'Gesamtsumme ohne Umsatzsteuer: 1.194,90 CHF [BT-109]',
    'Summe Umsatzsteuer: 227,03 CHF [BT-110]',
    'Summe Umsatzsteuer in Abrechnungswährung: 242,92 EUR [BT-111]',
    'Gesamtsumme mit Umsatzsteuer: 1.421,93 CHF [BT-112]',
    'Rundungsbetrag: 0,02 CHF [BT-114]',
    'Fälliger Betrag: 1.421,95 CHF [BT-115]',
  ]);
  const bare = changed(sample('standard.ubl'), [/<cbc:DocumentCurrencyCode>.*\n/, '']);
  expect(documentOf(bare)).toMatchObject({
    currency: '',
    totals: [{ value: '1.000,00' }, {}, {}, {}, {}],
  });
});

it('has the payment with its account', () => {
  expect(outline(documentOf(sample('standard.ubl')).payment)).toEqual([
    'Zahlungsanweisungen BG-16',
    '  Skonto; weitere Zahlungsbedingungen: Zahlbar innerhalb von 30 Tagen ohne Abzug. [BT-20]',
    '  Code für das Zahlungsmittel: SEPA-Überweisung (58) [BT-81]',
    '  Zahlungsmittel: SEPA-Überweisung [BT-82]',
    '  Verwendungszweck: 103001 [BT-83]',
    '  Überweisung BG-17',
    '    IBAN: DE89370400440532013000 [BT-84]',
    '    Kontoinhaber: Lieferbeispiel GmbH [BT-85]',
    '    BIC: COBADEFFXXX [BT-86]',
  ]);
  const none = changed(sample('standard.ubl'), [/<cac:PaymentMeans>[^]*<\/cac:PaymentMeans>/, '']);
  expect(documentOf(none).payment.sections).toEqual([]);
});

it('has notes and attached files, with the size of what can be saved', () => {
  const { notes, attachments, attachmentsHeading } = documentOf(sample('public-body.ubl'));
  expect(outline(notes)).toEqual([
    'Bemerkungen zur Rechnung BG-1',
    '  Betreff: AAI [BT-21]',
    '  Bemerkung: Lieferung und Aufbau im Archiv, Ansprechpartnerin vor Ort: Frau Beispiel. [BT-22]',
  ]);
  expect(attachmentsHeading).toBe('Rechnungsbegründende Unterlagen');
  expect(attachments.map(({ fields }) => texts(fields))).toEqual([
    [
      'Kennung: Stundennachweis [BT-122]',
      'Beschreibung: Stundennachweis zur Montage [BT-123]',
      'MIME-Code des Anhangs: text/csv [BT-125-1]',
      'Dateiname des Anhangs: stundennachweis.csv [BT-125-2]',
    ],
    [
      'Kennung: Lieferbedingungen [BT-122]',
      'Verweis (z.B. Internetadresse): https://www.example.com/lieferbedingungen.pdf [BT-124]',
    ],
  ]);
  const { elements } = readInvoice(sample('public-body.ubl'));
  const { content } = attachments[0] ?? {};
  const base64 = elements[content?.element ?? -1]?.value ?? '';
  expect(content?.bytes).toBe(Buffer.from(base64, 'base64').length);
  expect(attachments[1]).not.toHaveProperty('content');
});

it('keeps what has no place of its own, but no empty heading', () => {
  expect(outline(documentOf(sample('standard.ubl')).also)).toEqual([
    'Außerdem enthalten',
    '  Prozesssteuerung BG-2',
    '    Spezifikationskennung: urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0 [BT-24]',
    '    Prozesskennung: urn:fdc:peppol.eu:2017:poacc:billing:01:1.0 [BT-23]',
  ]);
});

it('names preceding invoices, each on its own', () => {
  const reference = (id: string) =>
    `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${id}</cbc:ID><cbc:IssueDate>2026-10-01</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>`;
  const xml = changed(sample('standard.ubl'), [
    '<cac:AccountingSupplierParty>',
    `${reference('A-1')}${reference('A-2')}$&`,
  ]);
  expect(documentOf(xml, 'en-GB').details.sections.flatMap(outline)).toEqual([
    'Preceding invoice reference BG-3',
    '  Preceding invoice reference: A-1 [BT-25]',
    '  Preceding invoice issue date: 1 October 2026 [BT-26]',
    'Preceding invoice reference BG-3',
    '  Preceding invoice reference: A-2 [BT-25]',
    '  Preceding invoice issue date: 1 October 2026 [BT-26]',
  ]);
});

it('says in which line of the file each value is', () => {
  const xml = sample('standard.ubl');
  const { details } = documentOf(xml);
  const reference = details.fields.find(({ terms }) => terms[0] === 'BT-10');
  expect(xml.split('\n')[(reference?.line ?? 0) - 1]).toContain('EK-4711');
});

it.each([
  ['381', 'Gutschrift'],
  ['999', '999'],
])('is titled by the type code %s', (code, title) => {
  const xml = changed(sample('standard.ubl'), ['>380<', `>${code}<`]);
  expect(documentOf(xml).title).toContain(title);
});
