import { describe, expect, it } from 'vitest';
import { decodeReport } from '../decode';

const said = (text: string, locale: 'en-GB' | 'de-DE' = 'en-GB') =>
  decodeReport(text, locale)
    .steps.map(({ message }) => message)
    .join('\n');

const WELL_FORMED = /not well-formed XML/;
const NO_START = /does not begin as XML/;
const NO_XML = /contains no invoice in XML/;
const PDF_A = /does not conform to PDF\/A-3/;
const FONT = /font of the PDF/;
const XMP = /Metadata of the PDF/;
const LINK = /not linked to the PDF/;
const ACTION = /form field, a comment, an action/;

describe('a file', () => {
  it.each([
    ['| H-020 | DocumentType from PDF does not match XML DocumentType |', XMP],
    ['Ungültiges Zip-Archiv: Ordner sind nicht erlaubt', /without folders/],
    ['Recognized document type: unknown', /did not recognise what kind of invoice/],
    ['unclose tag: ram:name', WELL_FORMED],
    [
      'A sequence of more than one item is not allowed as the first argument of fn:normalize-space() ("EM", "EM")',
      /a rule expected one value and found several/,
    ],
    ["Attribute '@schemeID' marked as not used in the given context.", /An attribute stands at/],
    [
      "ValueError: Invalid Factur-X URN: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'",
      /The identifier is one in use today/,
    ],
    [
      "Invalid Factur-X URN: 'urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_1.2'",
      /does not accept this profile/,
    ],
    [
      'FORG0001 Invalid date in xsl:value-of on line 197 of content-templates.xsl',
      /A program failed/,
    ],
    [
      'clause=6.2.11.7.2 The Unicode values specified in the ToUnicode CMap',
      /no valid Unicode value/,
    ],
    ['GPL Ghostscript 10.05.1: Unrecoverable error, exit code 1', /A program failed/],
    [
      '[ERROR] [paperless.consumer] Unsupported mime type application/octet-stream',
      /could not open or read/,
    ],
    [
      "(0249) - Attribut '@currencyID' soll in diesem Kontext nicht verwendet werden.",
      /attribute stands/,
    ],
    ['Missing /Names/EmbeddedFiles in PDF Catalog', NO_XML],
    ['IllegalArgumentException: PDF-A version not supported', /that the program does not take/],
    ['SXXP0003 Error reported by XML parser: Content ist nicht zulõssig in Prolog.', NO_START],
    [
      'cvc-elt.1.a: Deklaration des Elements "rsm:CrossIndustryDocument" kann nicht gefunden werden.',
      /ZUGFeRD 1\.0/,
    ],
    ['Der Anhang ist beschädigt.', /could not open or read the file/],
    ['The file is encrypted', /could not open or read the file/],
    ['Die Datei hat ein falsches Format', /could not open or read the file/],
    ['Die XML-Datei wurde nicht gefunden', /did not find an XML or PDF file/],
    [
      'Ihre Software arbeitet mit einer älteren Version, die nicht mehr von unserem Programm verarbeitet werden kann.',
      /does not accept this profile/,
    ],
    ["Fatal - successful-report Attribute @schemeID' marked as not used", /attribute stands/],
    [
      'XPTY0004 A sequence of more than one item is not allowed as the value in cast as, invoked at xrechnung-html.xsl#1313',
      /A program failed/,
    ],
    [
      'Entry AFRelationship in FileSpecification can only be present, if satisfy predicate fn:Extension',
      /against the Arlington model/,
    ],
    [
      'Glyph widths in font dictionary are not consistent with embedded font program widths.',
      /widths/,
    ],
    ['Invalid XMP', XMP],
    ['The XML does not match the requirements for an XML in CII-Syntax', /is no CII/],
    [
      'Cannot determain the profile by urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr',
      /The identifier is one in use today/,
    ],
    ['because the return value of "ZUGFeRDImporter.getXMP()" is null', XMP],
    [
      'Ihre Rechnung erfuellt nicht das gesetzliche E-Rechnungs-Format.',
      /regard the file as a proper e-invoice/,
    ],
    ['Failed to parse PDF', /damaged or cut off/],
    [
      'Mit dieser XML-Datei sind anscheinend keine Style-Informationen verknüpft.',
      /It is no error/,
    ],
    ['the CIDSet entry in its FontDescriptor does not list all glyphs', FONT],
    ['Die Rechnung hat nicht das richtige Format.', /does not accept this profile/],
    ['Das Dokument enthält mehrere Rechnungen.', /more than one invoice/],
    // Parsers
    ['Vorzeitiges Dateiende.', WELL_FORMED],
    ['XML-Dokumentstrukturen müssen innerhalb derselben Entity beginnen und enden.', WELL_FORMED],
    [
      'Elementtyp "ram:Name" muss mit dem entsprechenden Endtag "</ram:Name>" beendet werden.',
      WELL_FORMED,
    ],
    ['XML-Deklaration darf nur ganz am Anfang des Dokuments enthalten sein.', WELL_FORMED],
    ['Auf "&" in der Entityreferenz muss umgehend der Entityname folgen.', WELL_FORMED],
    [
      'Open quote is expected for attribute "currencyID" associated with an element type',
      WELL_FORMED,
    ],
    ["The 'ID' start tag on line 5 position 4 does not match the end tag of 'Note'.", WELL_FORMED],
    ["End tag 'Invoice' does not match the start tag 'ID'.", WELL_FORMED],
    ['ParseError: no element found: line 1, column 0', WELL_FORMED],
    ['XML syntax error on line 12: element <ID> closed by </Note>', WELL_FORMED],
    ['Mehrere Stammelemente vorhanden. Zeile 3, Position 2.', WELL_FORMED],
    ['AttValue: " or \' expected', WELL_FORMED],
    ['ubl007.xml — FAILED@PARSE_DOCUMENT', WELL_FORMED],
    ['Das Stammelement ist nicht vorhanden.', NO_START],
    ['DOCTYPE is disallowed when the feature disallow-doctype-decl set to true.', NO_START],
    ['Ungültiges Zeichen in der angegebenen Codierung. Zeile 4, Position 30.', /encoding/],
    ['There is an error in XML document (2, 2).', /could not open or read/],
    ['xmlSAX2Characters: huge text node', /could not open or read/],
    [
      "There is an error in XML document (1, 40). ---> <Invoice xmlns='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'> was not expected.",
      /another format/,
    ],
    [
      'unexpected element (uri:"urn:x", local:"Invoice"). Expected elements are <CrossIndustryInvoice>',
      /another format/,
    ],
    ['schema_reference.4: Schemadokument "a.xsd" konnte nicht gelesen werden', /A program failed/],
    ["Could not find schema information for the element 'Invoice'.", /A program failed/],
    ['Cannot convert zero-length string to an integer', /has to calculate/],
    ['XML-Parserfehler: Leerstelle erwartet', WELL_FORMED],
    ["UnicodeDecodeError: 'utf-8' codec can't decode byte 0xfc in position 300", /encoding/],
    [
      'Die Validierung wurde abgebrochen, weil das Schema nicht gefunden wurde.',
      /A program failed/,
    ],
    ['Attachment name must be factur-x.xml', NO_XML],
    ['Validation failed: PDF/A-3b: 3 rules failed, XML valid', PDF_A],
    ['Conformance Level BASIC stimmt nicht mit dem Profil im XML überein', XMP],
    // PDF
    ['Diese PDF enthält kein eingebettetes E-Rechnungs-XML (kein ZUGFeRD/Factur-X).', NO_XML],
    ['Keine elektronische Rechnung in der PDF-Datei gefunden.', NO_XML],
    ['In der PDF-Datei wurde keine XML-Rechnung gefunden.', NO_XML],
    ['The PDF does not contain structured e-invoice data.', NO_XML],
    ['invoice.pdf has no embedded files', NO_XML],
    ['No PDF attachment found', NO_XML],
    ['Die PDF-Datei ist beschädigt und konnte nicht repariert werden.', /damaged or cut off/],
    ["Document doesn't contain startxref keyword.", /damaged or cut off/],
    ['The PDF stream appears to be encrypted.', /encrypted or protected/],
    ['Encrypt keyword is present in the trailer dictionary', /encrypted or protected/],
    [
      'The file specification dictionary for an embedded file shall contain the F and UF keys',
      LINK,
    ],
    ['MIME type text of an embedded file is missing or invalid', LINK],
    ['A CIDSet entry in the Font descriptor does not correctly identify all glyphs', FONT],
    [
      'The embedded font program for a non-symbolic TrueType font does not contain cmap entries',
      FONT,
    ],
    [
      'The page contains transparent objects with no blending colour space defined',
      /transparent element/,
    ],
    ['A colorant of the DeviceN or NChannel color space is not defined', /Colours of the PDF/],
    ['An annotation does not contain an appearance dictionary', ACTION],
    ['The interactive form dictionary contains the XFA key', ACTION],
    ['URI actions are not allowed in PDF/A-3', ACTION],
    ['The document metadata stream does not contain PDF/A Identification Schema', XMP],
    ["Field 'prefix' is not present, or does not have prefix 'pdfaSchema'", XMP],
    ['Das Feld Version in den Metadaten der ZUGFeRD-Datei ist ungültig', XMP],
    [
      'All fields described in the tables in 6.6.2.3.3. All shall be present: pdfaExtension:schemas',
      XMP,
    ],
    ["Extra spacings or missing EOL characters around keywords 'stream' and 'endstream'", PDF_A],
    ['The document contains a PostScript XObject', PDF_A],
    ['An ExtGState dictionary shall not contain the TR key', PDF_A],
    ['clause=6.11-1 The document catalog contains the Requirements key', PDF_A],
    // Formats
    [
      'Die Datei entspricht nicht dem zulaessigen E-Rechnungsformat. Zulaessige Formate: XRechnung',
      /this format/,
    ],
    ['Das Format der Rechnung wird nicht unterstützt.', /this format/],
    ['Unsupported invoice format: ZUGFeRD MINIMUM', /this format/],
    ['document.xml - NON_CONFORMANT', /breaks rules/],
  ])('%s', (text, answer) => expect(said(text)).toMatch(answer));

  it.each([
    ['Vorzeitiges Dateiende.', /kein wohlgeformtes XML/],
    ['The PDF is damaged: xref table not found', /beschädigt oder abgeschnitten/],
    ['schema_reference.4: Schemadokument "a.xsd" konnte nicht gelesen werden', /Ein Programm ist/],
    ['There is an error in XML document (2, 2).', /konnte die Datei nicht öffnen oder lesen/],
  ])('in German: %s', (text, answer) => expect(said(text, 'de-DE')).toMatch(answer));

  it.each([
    // A quote is an offer, too, and a name may be of anything.
    ['A quote is expected for this order before the invoice is booked.', WELL_FORMED],
    ['The name cannot begin with the letter X.', WELL_FORMED],
    ['Reference to entity 4711 was not found in the order.', WELL_FORMED],
    ['Der Kunde nimmt keine Rechnung im PDF-Format mehr an.', NO_XML],
    ['There is no invoice as PDF in the email.', NO_XML],
    ['The item has optional content in BT-154.', PDF_A],
    ['SEPA: file header 2 is wrong', PDF_A],
  ])('is not meant by: %s', (text, answer) => expect(said(text)).not.toMatch(answer));

  it('is no fault of the invoice where the schema is not at hand', () => {
    const { steps, next } = decodeReport(
      'src-resolve: Cannot resolve the name udt:AmountType',
      'en-GB',
    );
    expect(steps.map(({ severity }) => severity)).toEqual(['information']);
    expect(next).toEqual([]);
  });
});

it('no PDF differs from its XML where the XML fails a requirement', () => {
  expect(said('x.pdf: The XML does not match the requirements of CII')).not.toContain(
    'What the PDF',
  );
});

it.each([
  // Lists, conditions and good news
  ['Das Portal nimmt ZUGFeRD 1.0, ZUGFeRD 2.1 und XRechnung an.', 'ZUGFeRD 1.0, älter'],
  ['factur-x.xml was converted from ZUGFeRD 1.0 to ZUGFeRD 2.3.', 'is ZUGFeRD 1.0'],
  ['Warning: if the PDF and the XML differ, the XML counts.', 'What the PDF shows'],
  ['The PDF and XML file names do not match.', 'What the PDF shows'],
  ['ISO 19005-1 compliant: yes', 'checks against PDF/A-1'],
  ['The PDF contains factur-x.xml (EN 16931)', 'contains no invoice in XML'],
  ['PDF is not damaged', 'The PDF is damaged'],
  ['Schematron validation has not failed', 'breaks at least one rule'],
  ['Non-compliant invoices will be rejected.', 'breaks rules'],
  ['ZIP-Datei mit 3 Rechnungen in den Ordner Eingang hochgeladen', 'ZIP-Archiv erwartet'],
  ['Rechnung aus Excel als XML importiert', 'word processor'],
  ['XMP metadata found and valid', 'Metadata of the PDF'],
  ['ICC profile embedded: sRGB; PDF/A valid', 'Colours of the PDF'],
  ['Fonts are embedded, output intent sRGB present', 'Colours of the PDF'],
  ['AFRelationship: Data', 'not linked to the PDF'],
  ['The PDF is not password protected.', 'The PDF is encrypted'],
  ['PDF ist nicht passwortgeschützt', 'Das PDF ist verschlüsselt'],
  // Another thing of the same name
  ['The associated file could not be uploaded: virus found', 'not linked to the PDF'],
  ['Version 6.8.1 of the converter: invoice created', 'not linked to the PDF'],
  ['Rejected: missing cost transparency. Please add a time sheet.', 'transparent element'],
  ['Please fill in the PDF form field and return it.', 'form field, a comment'],
  ['Ungültige Postleitzahl: not a valid zip code', 'ZIP-Archiv erwartet'],
  ['Wrong file extension for attachment BT-125: only pdf, png allowed', 'ending that does not fit'],
  ['The supplier document is empty: no lines (BG-25)', 'does not begin as XML'],
  ['JSON.parse: unexpected end of input', 'not well-formed'],
  ["Invoice number contains '#', which is an invalid character.", 'not well-formed'],
  ['Der Firmenname darf "&" nicht enthalten.', 'kein wohlgeformtes XML'],
  ['The invoice number contains non-ASCII characters', 'encoding that the file declares'],
  ['Your user profile is not known', 'this profile (BT-24)'],
  ['Benutzerprofil nicht erlaubt', 'dieses Profil (BT-24)'],
  ['The IBAN is not in the correct format.', 'this profile (BT-24)'],
  ['Invoice number is not in the required format', 'this profile (BT-24)'],
  ['The database schema could not be loaded', 'A program failed'],
  ['Um das PDF herunterzuladen, geben Sie Ihr Passwort ein.', 'Das PDF ist verschlüsselt'],
  ['Die E-Mail enthält keine E-Rechnung', 'Das PDF enthält keine'],
  ['DocumentType is empty in SBDH', 'Metadata of the PDF'],
  ['The attachment (BT-125) is not PDF/A', 'does not conform to PDF/A-3'],
  ['attachment filename=invoice.pdf; error invalid VAT number', 'name of the file is not'],
  ['Dateiname rechnung.xml; Fehler: Leitweg-ID ungültig', 'Am Namen der Datei'],
  ['Violation of anti-spam rules: message blocked', 'breaks rules'],
  ['Rechnungsnummern in falscher Reihenfolge', 'another order than the schema'],
])('says something else: %s', (text, wrong) => {
  expect(said(text)).not.toContain(wrong);
  expect(said(text, 'de-DE')).not.toContain(wrong);
});

it('an invoice that was not even written breaks no rule', () => {
  expect(said('Für dieses Dokument wurde noch keine gültige E-Rechnung erzeugt.')).not.toContain(
    'breaks rules',
  );
});
