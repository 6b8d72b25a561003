/** A sample as ZUGFeRD: a PDF/A-3 that a person reads, with the CII embedded for software. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Invoice } from '@e-invoice-eu/core';
import fontkit from '@pdf-lib/fontkit';
import {
  AFRelationship,
  grayscale,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';
import subsetFont from 'subset-font';
import { greyProfile } from './icc';
import { xmpMetadata } from './xmp';

/** Name that ZUGFeRD prescribes for the embedded file. */
const EMBEDDED_FILE = 'factur-x.xml';

const FONT =
  'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
/** Latin-1, and the marks of German text beyond it. */
const CHARACTERS = `${Array.from({ length: 224 }, (_, index) => String.fromCharCode(32 + index)).join('')}€–„“”‚‘’…`;
/** Size of a page of A4, in points. */
const PAGE: [number, number] = [595.28, 841.89];
const LEFT = 57;
const RIGHT = PAGE[0] - LEFT;

const number = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

function formatDate(value: string | undefined): string {
  return value === undefined ? '' : day.format(new Date(`${value}T00:00:00Z`));
}

function formatIban(value: string): string {
  return value.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Writes from top to bottom; what is right-aligned is on the line written last. */
class Writer {
  private y = PAGE[1] - 70;

  constructor(
    private readonly page: PDFPage,
    private readonly font: PDFFont,
  ) {}

  line(text: string, { size = 10, gap = 4 }: { size?: number; gap?: number } = {}): void {
    this.y -= size + gap;
    this.draw(text, LEFT, size);
  }

  right(text: string, at = RIGHT, size = 10): void {
    this.draw(text, at - this.font.widthOfTextAtSize(text, size), size);
  }

  rule(): void {
    this.y -= 6;
    this.page.drawLine({
      start: { x: LEFT, y: this.y },
      end: { x: RIGHT, y: this.y },
      thickness: 0.5,
      color: grayscale(0.4),
    });
  }

  private draw(text: string, x: number, size: number): void {
    this.page.drawText(text, { x, y: this.y, size, font: this.font, color: grayscale(0) });
  }
}

function addressLines(
  party: Invoice['ubl:Invoice']['cac:AccountingCustomerParty']['cac:Party'],
): string[] {
  const address = party['cac:PostalAddress'];
  return [
    party['cac:PartyLegalEntity']['cbc:RegistrationName'],
    party['cac:PartyName']?.['cbc:Name'],
    address['cbc:StreetName'],
    address['cbc:AdditionalStreetName'],
    `${address['cbc:PostalZone'] ?? ''} ${address['cbc:CityName'] ?? ''}`,
  ].filter((line) => line !== undefined);
}

function writeInvoice(writer: Writer, invoice: Invoice['ubl:Invoice']): void {
  const currency = invoice['cbc:DocumentCurrencyCode'];
  const amount = (value: string | undefined) => `${number.format(Number(value))} ${currency}`;
  const seller = invoice['cac:AccountingSupplierParty']['cac:Party'];
  const from = seller['cac:PostalAddress'];
  writer.line(
    `${seller['cac:PartyLegalEntity']['cbc:RegistrationName']} · ${from['cbc:StreetName'] ?? ''} · ` +
      `${from['cbc:PostalZone'] ?? ''} ${from['cbc:CityName'] ?? ''}`,
    { size: 8 },
  );
  for (const line of addressLines(invoice['cac:AccountingCustomerParty']['cac:Party'])) {
    writer.line(line, { size: 11 });
  }
  writer.line(`Rechnung ${invoice['cbc:ID']}`, { size: 18, gap: 40 });
  writer.line(`Rechnungsdatum: ${formatDate(invoice['cbc:IssueDate'])}`, { gap: 12 });
  const delivered = invoice['cac:Delivery']?.['cbc:ActualDeliveryDate'];
  const { 'cbc:StartDate': start, 'cbc:EndDate': end } = invoice['cac:InvoicePeriod'] ?? {};
  writer.line(
    delivered === undefined
      ? `Leistungszeitraum: ${formatDate(start)} bis ${formatDate(end)}`
      : `Lieferdatum: ${formatDate(delivered)}`,
  );
  writer.line(`Ihr Zeichen: ${invoice['cbc:BuyerReference'] ?? '–'}`);
  writer.rule();
  writer.line('Menge und Bezeichnung');
  writer.right('USt. %', 400);
  writer.right(`Betrag in ${currency}`);
  writer.rule();
  for (const line of invoice['cac:InvoiceLine']) {
    writer.line(`${line['cbc:InvoicedQuantity']} × ${line['cac:Item']['cbc:Name']}`);
    writer.right(line['cac:Item']['cac:ClassifiedTaxCategory']['cbc:Percent'] ?? '–', 400);
    writer.right(number.format(Number(line['cbc:LineExtensionAmount'])));
    for (const charge of line['cac:AllowanceCharge'] ?? []) {
      writer.line(
        `darin ${charge['cbc:AllowanceChargeReason'] ?? ''}: ${amount(charge['cbc:Amount'])}`,
        {
          size: 8,
        },
      );
    }
  }
  for (const charge of invoice['cac:AllowanceCharge'] ?? []) {
    writer.line(charge['cbc:AllowanceChargeReason'] ?? '');
    writer.right(charge['cac:TaxCategory']['cbc:Percent'] ?? '–', 400);
    writer.right(number.format(Number(charge['cbc:Amount'])));
  }
  writer.rule();
  const totals = invoice['cac:LegalMonetaryTotal'];
  const sums: [string, string | undefined][] = [
    ['Summe netto', totals['cbc:TaxExclusiveAmount']],
    ...(invoice['cac:TaxTotal'][0]['cac:TaxSubtotal'] ?? []).map((group): [string, string] => [
      `Umsatzsteuer ${group['cac:TaxCategory']['cbc:Percent'] ?? '0'} % auf ${amount(group['cbc:TaxableAmount'])}`,
      group['cbc:TaxAmount'],
    ]),
    ['Rechnungsbetrag', totals['cbc:TaxInclusiveAmount']],
    ['Zu zahlen', totals['cbc:PayableAmount']],
  ];
  for (const [label, value] of sums) {
    writer.line(label);
    writer.right(amount(value));
  }
  writer.rule();
  writer.line(
    `Fällig am ${formatDate(invoice['cbc:DueDate'])}. ${invoice['cac:PaymentTerms']?.['cbc:Note'] ?? ''}`,
    { gap: 12 },
  );
  for (const means of invoice['cac:PaymentMeans'] ?? []) {
    const account = means['cac:PayeeFinancialAccount'];
    const debited = means['cac:PaymentMandate'];
    if (account) {
      writer.line(
        `IBAN ${formatIban(account['cbc:ID'])} · BIC ${account['cac:FinancialInstitutionBranch']?.['cbc:ID'] ?? '–'}`,
      );
    }
    if (debited) {
      writer.line(
        `Mandat ${debited['cbc:ID'] ?? '–'} · Ihre IBAN ${formatIban(debited['cac:PayerFinancialAccount']?.['cbc:ID'] ?? '')}`,
      );
    }
  }
  const payee = invoice['cac:PayeeParty']?.['cac:PartyName']['cbc:Name'];
  if (payee !== undefined) writer.line(`Zahlungsempfänger: ${payee}`);
  const vat = seller['cac:PartyTaxScheme']?.[0]?.['cbc:CompanyID'];
  writer.line(`USt-IdNr. ${vat ?? '–'} · Diese Rechnung enthält ihre Daten als ${EMBEDDED_FILE}.`, {
    size: 8,
    gap: 24,
  });
}

/** Additions that PDF/A-3 requires: metadata, a colour profile and a file identifier. */
function conform(document: PDFDocument, title: string, author: string, xml: string): void {
  const { context, catalog } = document;
  const metadata = context.stream(xmpMetadata(title, author), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  const profile = context.register(context.flateStream(greyProfile(), { N: 1 }));
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1', DestOutputProfile: profile });
  intent.set(PDFName.of('OutputConditionIdentifier'), PDFString.of('Grey gamma 2.2'));
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
  catalog.set(PDFName.of('Lang'), PDFString.of('de-DE'));
  const id = PDFHexString.of(createHash('sha256').update(xml).digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
}

/**
 * The invoice as a hybrid PDF with `xml` inside, in the profile EN 16931. The same data give the
 * same bytes. Throws when a text has characters that the font does not have.
 */
export async function renderPdf({ 'ubl:Invoice': invoice }: Invoice, xml: string): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  const face = await subsetFont(readFileSync(FONT), CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
  const font = await document.embedFont(face);
  writeInvoice(new Writer(document.addPage(PAGE), font), invoice);
  const issued = new Date(`${invoice['cbc:IssueDate']}T00:00:00Z`);
  await document.attach(Buffer.from(xml), EMBEDDED_FILE, {
    mimeType: 'text/xml',
    description: 'Factur-X',
    creationDate: issued,
    modificationDate: issued,
    afRelationship: AFRelationship.Alternative,
  });
  const author =
    invoice['cac:AccountingSupplierParty']['cac:Party']['cac:PartyLegalEntity'][
      'cbc:RegistrationName'
    ];
  conform(document, `Rechnung ${invoice['cbc:ID']}`, author, xml);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
