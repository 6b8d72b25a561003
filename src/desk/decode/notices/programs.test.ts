import { describe, expect, it } from 'vitest';
import { decodeReport } from '../decode';
import { german } from '../testing';

const NOT_RUN = /A program failed while/;
const NOT_CREATED = /lacks a value in its own settings/;
const LIMIT = /cannot put this into an e-invoice/;
const DONE = /reports what it has done/;
const TWICE = /already has one with this number/;
const MATCHING = /compares invoice, order and goods receipt/;
const ACCESS = /a licence, a certificate or a quota/;
const NO_DATA = /contains no invoice data/;
const TAKING_OVER = /cannot match it with its own data/;
const BOOKS = /about bookkeeping/;

const first = (text: string) => decodeReport(text, 'en-GB').steps[0];

describe('messages of programs', () => {
  it.each([
    ['E-Rechnung konnte nicht validiert werden. Details im Fehlerlog.', NOT_RUN],
    ['Eine Aussage zur Konformität ist daher nicht möglich.', NOT_RUN],
    ['Report input has errors [cvc-complex-type.4: attribute id]', /A program failed/],
    ['Das Software-Zertifikat konnte nicht entschlüsselt werden, der PIN-Code ist falsch.', ACCESS],
    ['In dieser XML-Datei steckt keine E-Rechnung, die das Programm lesen kann.', NO_DATA],
    ['Die Bücher müssen für das Wirtschaftsjahr 2026 angelegt werden', BOOKS],
    ['Lieferung verzögert: Das Dokument wurde noch nicht zugestellt.', /still being processed/],
    ['Could not validate E Invoice schematron. See Error Log for details.', NOT_RUN],
    [
      'Cannot invoke "BigDecimal.multiply()" because the return value of "Item.getQuantity()" is null',
      /A program failed/,
    ],
    ['Für diesen Beleg wurde noch keine gültige E-Rechnung erzeugt.', /no e-invoice for this/],
    ['No valid e-invoice has been created yet.', /no e-invoice for this document yet/],
    ['500 - Der Belegtyp F wird nicht unterstützt.', LIMIT],
    ['ust-satz mus 0, 7 oder 19 sein', /only certain VAT rates/],
    ['Discount decimal precision is 4. For EN16931, the maximum value is 2.', /more decimals than/],
    ['In den Belegfeldern sind folgende Zeichen zulässig: 0 1 2', BOOKS],
    [
      'Die Datenübertragung wurde vom Server abgebrochen: de.elster.zkl.crypto.NoKeyException',
      /a report to the tax office/,
    ],
    ['Lieferant mit Umsatzsteuer-ID (DE1) und/oder Steuernummer () nicht gefunden.', TAKING_OVER],
    ['Dieser Steuerfall wird derzeit nicht unterstützt.', LIMIT],
    ['Die Rechnung 4711 wurde nicht freigegeben. Begründung: Preis', /did not approve/],
    ['The invoice was not approved.', /did not approve/],
    ['Die Sicherheitseinrichtung der Kasse ist ausgefallen.', /a cash register/],
    ['HBCI error code: 9210:Auftrag abgelehnt - fehlende Auftragsreferenz', /an order to a bank/],
    ['Die Umsatzsteuer-Voranmeldung wurde nicht übertragen.', /a report to the tax office/],
    [
      'Cannot invoke "BigDecimal.multiply()" because the return value of "Item.getQuantity()" is null',
      /A program failed/,
    ],
    ['Für diesen Beleg wurde noch keine gültige E-Rechnung erzeugt.', /no e-invoice for this/],
    ['No valid e-invoice has been created yet.', /no e-invoice for this document yet/],
    ['Dieser Steuerfall wird derzeit nicht unterstützt.', LIMIT],
    ['Die Rechnung 4711 wurde nicht freigegeben. Begründung: Preis', /did not approve/],
    ['The invoice was not approved.', /did not approve/],
    ['Das Prüfprogramm fehlt. Eine E-Rechnung kann nicht erzeugt werden.', NOT_RUN],
    ['Failed to generate ZUGFeRD PDF from validated invoice and XML.', NOT_RUN],
    ['E-Rechnung kann nicht erstellt werden: Pflichtangaben fehlen.', NOT_CREATED],
    ['Für die E-Rechnung fehlen Angaben zu Ihrem Betrieb: Straße, Ort.', NOT_CREATED],
    ["The field 'phone' is required on the partner My Company.", NOT_CREATED],
    ['Ein Rabatt wird in der E-Rechnung derzeit nicht unterstützt.', LIMIT],
    ['The invoice has been converted into a credit note.', DONE],
    ['Eine E-Rechnung mit der gleichen Rechnungs-ID und Lieferanten existiert bereits.', TWICE],
    ['Purchase Invoice RE-17 already exists for this vendor.', TWICE],
    ['Prüfen Sie, ob der Beleg bereits unter Nummer 19000 2026 erfaßt wurde', TWICE],
    ['M8 082: Price too high (tolerance limit of 5.00 % exceeded)', MATCHING],
    ['Rechnungsmenge ist größer als Wareneingangsmenge (8 ST)', MATCHING],
    ['Three-way match failed — the invoice exceeds the received value', MATCHING],
    ['Client credentials for Continia Online are invalid or missing.', ACCESS],
    ['F10 – Fehlende Rechte für Berater- und Mandanten-Nummer der Rechnung', ACCESS],
    ['Keine E-Rechnung erkannt (kein ZUGFeRD-PDF oder XRechnung-XML).', NO_DATA],
    ['OCR could not extract any text from this document.', NO_DATA],
    ["Could not retrieve the tax: 19.0 % for line 'Beratung'.", TAKING_OVER],
    ['Kreditor 100023 ist im Buchungskreis 1000 nicht vorhanden', TAKING_OVER],
    ['Die Währung „CHF“ ist nicht aktiv.', TAKING_OVER],
    ['F20 – Wirtschaftsjahr nicht angelegt', BOOKS],
    ['Balance not zero: 119,00 debits: 100,00 credits: 219,00', BOOKS],
    ["The bill could not be created: Account code '4400' is not a valid code.", BOOKS],
  ])('%s', (text, answer) => {
    expect(first(text)?.message).toMatch(answer);
  });

  it.each([
    ['The country is required for the Customer.', 'BR-11'],
    ['Das Land ist für den Lieferanten erforderlich.', 'BR-09'],
    ['Jede Rechnungszeile darf nur eine einzige Steuer enthalten.', 'BR-CO-04'],
    ["Please fill in partner's VAT or Peppol Address.", 'PEPPOL-EN16931-R010'],
    ['VAT % must be 0 for tax category code AE', 'BR-AE-05'],
    ['Eine Steuer von 0 % kann nicht die Steuerkategorie „S“ verwenden.', 'BR-S-05'],
  ])('%s says the same as %s', (text, rule) => {
    expect(first(text)?.rules[0]?.id).toBe(rule);
  });

  it.each([
    'Could not retrieve currency: USD. Activate the currency for this invoice.',
    'E-Rechnung konnte nicht validiert werden.',
    'Format used to import the invoice: XRechnung CIUS',
  ])('have no step of eDocument where the invoice has no fault: %s', (text) => {
    const { steps, next } = decodeReport(text, 'en-GB');
    expect([steps[0]?.severity, next]).toEqual(['information', []]);
  });

  it('are told in German as well', () => {
    expect(german('E-Rechnung konnte nicht validiert werden.')).toMatch(
      /Ein Programm ist beim Schreiben/,
    );
    expect(german('Diese Rechnung wurde bereits importiert.')).toMatch(/hier der Empfänger/);
  });
});

it('a price that a recipient refuses stays a refusal', () => {
  const text = 'Your invoice was rejected: price does not match the purchase order in line 2';
  expect(first(text)).toMatchObject({
    severity: 'fatal',
    message: expect.stringMatching(MATCHING),
  });
});

describe('other messages with the same words', () => {
  it.each([
    ['Die Rechnung konnte nicht validiert werden: BR-DE-15', NOT_RUN],
    ['Die USt-IdNr. der Rechnung konnte nicht geprüft werden.', NOT_RUN],
    ['Die Rechnung wurde nicht erfolgreich versendet.', DONE],
    ['Invoice successfully validated, but 3 errors were found.', DONE],
    ['Die Rechnung wurde als Duplikat erkannt', DONE],
    ['Die Rechnung wurde erfolgreich übertragen. Der Empfänger hat sie zurückgewiesen.', DONE],
    ['The invoice number already exists.', TWICE],
    ['The recipient rejected the invoice: price missing in line 2.', MATCHING],
    ['The document was created, a required attachment is missing.', NOT_CREATED],
    ['Die E-Rechnung konnte nicht erstellt werden: Pflichtfeld Leitweg-ID fehlt', NOT_CREATED],
    ['The invoice has not yet been received by the customer.', MATCHING],
    ['The invoice was rejected: price and order number are missing', MATCHING],
    ['The sum of line amounts exceeds the tolerance of 0.02', MATCHING],
    ['The order of elements does not match the schema.', MATCHING],
    ['We cannot process your invoice: the cost centre is missing.', BOOKS],
  ])('%s', (text, answer) => {
    const messages = decodeReport(text, 'en-GB').steps.map(({ message }) => message);
    expect(messages.join('\n')).not.toMatch(answer);
  });
});

it.each([
  ['Invoice 7 was rejected because the account assignment does not match.', /could not take/],
  ['Your account is still pending approval; invoices cannot be sent yet.', /being processed/],
  ['Rechnung abgelehnt: Die Lieferung ist verzögert.', /being processed/],
  ['Invoice 406 was accepted by the KoSIT validator.', /answers 406/],
  ['Prüfprogramm fehlt ein Pflichtfeld: BT-10', /program failed while/],
  ['The invoice could not be sent to the Peppol Access Point: timeout', DONE],
  ['An den Peppol-Zugangspunkt konnte nicht übergeben werden.', DONE],
  ['Negative Rechnungen müssen in eine Gutschrift umgewandelt werden.', DONE],
  ['User already exists for this supplier', TWICE],
  ['E-Rechnung nicht unterstützt: Das Portal nimmt nur PDF an.', /cannot put this into/],
  ['Die Leitweg-ID ist nicht freigeschaltet.', /a licence, a certificate/],
  ['The format of the uploaded file is correct.', /no invoice data that a program can read/],
  ['No e-invoice found in the portal for your search.', /no invoice data that a program can read/],
])('says something else: %s', (text, wrong) =>
  expect(
    decodeReport(text, 'en-GB')
      .steps.map(({ message }) => message)
      .join('\n'),
  ).not.toMatch(wrong),
);
