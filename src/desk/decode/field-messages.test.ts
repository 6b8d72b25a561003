import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';

/** Messages that people asked about in public issues, shortened, and what the answer begins with. */
const MESSAGES: readonly (readonly [text: string, answer: RegExp])[] = [
  [
    'Error 3005 XPath /rsm:CrossIndustryDocument Text Rechenfehler: TradeAgreement -> NetPrice.ChargeAmount = grossPrice.ChargeAmount (160 != 171,2)',
    /Preis|Summe/,
  ],
  [
    'Warning 3010 Text Hinweis. Das Element oder Attribut gehört nicht zum gewählten Profil.',
    /Profil/,
  ],
  [
    'Warning 3007 Es konnten keine Angaben wie z.B. Geschäftsführer, Handelsregistereintrag oder ähnliches gefunden werden. (SubjectCode=REG)',
    /Hinweis/,
  ],
  [
    '<error type="18">org.xml.sax.SAXNotRecognizedException: Property is not recognized</error>',
    /Ein Programm ist/,
  ],
  ['No suitable data/ZUGFeRD file could be found', /PDF/],
  ["No declaration found for element 'rsm:CrossIndustryDocument'.", /ZUGFeRD 1\.0/],
  ['VD-Valitool-126: Die Angabe fehlt', /Valitool/],
  ['Valitool Ergebnis: 3 Fehler', /Valitool/],
  ['Text data outside of root node.', /beginnt nicht als XML/],
  ['XPath error: format-number() invalid picture', /Ein Programm ist/],
  ['You cannot insert a purchase line without a purchase header.', /Business Central/],
  [
    "Error importing attachment 'factur-x.xml' as invoice (decoder=_import_invoice_ubl_cii)",
    /Empfänger/,
  ],
  ['Invoice response: status code UQ, clarification reason OPStatusReason', /Rechnungsantwort/],
  ['Ungültiges Zip-Archiv', /ZIP-Archiv/],
  [
    'TestAssertion [ruleId=RuleId [specification=ISO 19005-3:2012, clause=6.8, testNumber=4], status=failed]',
    /verknüpft/,
  ],
  [
    'TestAssertion [ruleId=RuleId [specification=ISO 19005-3:2012, clause=6.2.11.4, testNumber=1], status=failed, message=The font programs for all fonts used for rendering within a conforming file shall be embedded]',
    /PDF\/A/,
  ],
  ["Identifier 'iso6523-actorid-upis::0192:989996355' is not registered in SML.", /Peppol/],
  [
    'Message failed : Received code 400 for lookup. URI: http://smp.example/iso6523-actorid-upis',
    /Peppol/,
  ],
  ['Participant (iso6523-actorid-upis::0208:0447746456) not found', /Peppol/],
  [
    'Combination of receiver (iso6523-actorid-upis::9925:be0563470723) and document type identifier (busdox-docid-qns::urn) is not supported',
    /Peppol/,
  ],
  ["Start tag expected, '<' not found", /beginnt nicht als XML/],
  ['No decoder was found.', /Empfänger/],
  ['java.lang.NullPointerException at org.mustangproject', /Ein Programm ist/],
  ['Attribute @schemeID marked as not used in the given context.', /Profil/],
  ['HTTP 403 Forbidden', /nicht zugelassen/],
  ['Error 25: Unsupported profile type COMFORT', /Profil/],
  [
    'Fatal Error 22: the return value of ValidationContext.getProfile() is null',
    /Kennung der Spezifikation/,
  ],
  ['Factur-X is strictly CII only, no UBL allowed', /nur CII/],
  [
    'UnsupportedException: No ZUGFeRD invoice reader was able to parse this file',
    /nicht als eigene Rechnung/,
  ],
  ['ZugferdUnknownProfileException: a profile of 2.0', /Profil/],
  ['A file specification dictionary shall not contain the EF key', /PDF\/A-1/],
  ['Can not resolve resources/x/UBL-Invoice-2.1.xsd in repository file:///x', /Ein Programm ist/],
  ['AS4 Error: PEPPOL:NOT_SERVICED', /nicht erreichbar/],
  ['EBMS_VALUE_INCONSISTENT: a value contradicts the processing mode', /Einstellungen/],
  ['EBMS:0101 FailedAuthentication', /Signatur/],
  ['550 5.1.1 User unknown', /E-Mail ist nicht angekommen/],
  ['550 5.7.1 Rejected because of SPF', /Mailserver/],
  ['The partner is missing Peppol EAS or endpoint', /elektronische Adresse/],
  ['TransmissionRequest can not be built, missing [recipientId] metadata', /elektronische Adresse/],
  ['A participant with these details has already been registered elsewhere', /bereits registriert/],
  ["The value '1.1' can't be evaluated into type Integer", /nicht als eigene Rechnung/],
  ['Der Ländercode der Lieferadresse konnte nicht bestimmt werden', /Ländercode/],
  ['Name der Anlage ist identisch mit dem einer anderen', /Anhang/],
  ['Die E-Rechnung ist größer als 20 MB', /größer/],
  ['Prüfung der Leitweg-ID fehlgeschlagen', /Leitweg-ID/],
  ['Notifica di scarto: 00305', /SdI/],
  ['00423: Il valore non risulta calcolato', /SdI/],
  ['213 Rejetée', /französischen/],
  ["L'engagement juridique est obligatoire", /Verpflichtungsnummer/],
  ['La facture est au format PDF/A-3; veuillez la déposer au format PDF/A-1', /Hochladen von Hand/],
  ['In der Ansicht des PDF wurde keine XML-Datei gefunden', /keine Rechnung als XML/],
  [
    'Es handelt sich nicht um eine ZUGFeRD-Rechnung, die Datei ist keine ZUGFeRD-Rechnung',
    /keine Rechnung als XML/,
  ],
  ['Die ZUGFeRD-PDF wird als normale PDF angezeigt', /keine Rechnung als XML/],
  ['Das ist keine XML-Datei', /beginnt nicht als XML/],
  ['Renaming the attachment from .xml to .pdf helps', /Endung/],
  ['Die Endung ist .xml, obwohl es ein PDF ist', /Endung/],
  [
    'In Word erstellte Rechnung als XML: Leitweg-ID ungültig',
    /Textverarbeitung|Text- oder Tabellenverarbeitung/,
  ],
  ['The date on the invoice must be within 30 days of today', /Datum \(BT-2\)/],
  ['Das Rechnungsdatum liegt mehr als 90 Tage zurück', /Datum \(BT-2\)/],
  ['The invoice number does not have the agreed format', /Rechnungsnummer \(BT-1\)/],
  ['Skonto in BT-20 wird als fehlerhaft gemeldet', /vermutlich BR-DE-18/],
  ['Document type unknown not found', /was für ein Dokument/],
  ['Document type not found for participant 1', /nicht erreichbar/],
  ['XRechnung Schematron: failed (1 error)', /Prüfung der Regeln/],
  ['Für die Einheit Std. ist kein Code hinterlegt', /UN\/ECE/],
  ['Als Einheit steht Stk statt H87 in der Rechnung', /vermutlich BR-CL-23/],
  ['Der E-Mail-Filter hat die Rechnung entfernt', /E-Mail-Filter/],
  ['Die E-Mail enthält keinen Anhang mit einer Rechnung', /genau eine Rechnung/],
  ['Die GLN hat eine falsche Prüfziffer', /vermutlich PEPPOL-COMMON-R040/],
  ['ram:X stands after ram:Y, a wrong order of elements', /anderen Reihenfolge/],
  ['No validation result, XML root element is {urn:x:Order-2}Order', /was für eine Rechnung/],
  ['Nicht versendet, da der Empfänger nicht über eine Peppol-ID verfügt', /nicht erreichbar/],
  ['Receiver endpoint certificate expired', /Signatur/],
  ['Das PDF ist nicht PDF/A-3', /nicht PDF\/A-3/],
  ["Invalid country code 'UK' in buyer address", /vermutlich BR-CL-14/],
  ['Der Steuersatz 19 passt nicht zur Steuerkategorie Z', /S hat einen Satz über 0/],
  ['ram:LineTotalAmount has more than 2 decimal places', /zwei Nachkommastellen/],
  ['Supplier not onboarded for e-invoicing', /kennt den Absender nicht/],
  ['KoSIT validator returned HTTP 406 Not Acceptable', /empfiehlt, die Datei zurückzuweisen/],
  [
    'Der Firmenname enthält ein "&", das nicht maskiert ist: XML der Rechnung',
    /kein wohlgeformtes XML/,
  ],
  ['XML der Rechnung: BOM nicht erlaubt', /beginnt nicht als XML/],
  ['Umlaute der Rechnung werden falsch dargestellt', /Zeichen/],
  ['PKIX path building failed', /Signatur/],
  ['Endpoint ID must be filled in for recipient 1', /elektronische Adresse/],
  ['We no longer accept invoices by email.', /nimmt diese Art/],
  ['The sender in the SBDH does not match the endpoint of the supplier', /BT-34/],
  ['PDF attachment and XML differ in total amount', /Für den Empfänger zählt das XML/],
  ['Rechnung abgelehnt: falscher Rechnungsempfänger', /BT-44/],
  ['Das Element "ram:DueDateDateTime" ist an dieser Stelle nicht erlaubt.', /Reihenfolge/],
  ['Die Gläubiger-ID ist Pflicht bei Zahlungsart 59', /Gläubiger-ID/],
  ['Leistungszeitraum fehlt', /BG-14/],
  ['BT-109 + BT-110 <> BT-112', /ist die Gesamtsumme ohne/],
  [
    "We have this: Element '{urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100}PostcodeCode': [facet 'minLength'] The value is too short",
    /ram:PostcodeCode: Der Wert/,
  ],
  ['Der Mailserver hat die E-Mail in der Warteschlange. Status: deferred', /vorerst nicht/],
  ['T-Online: 554 IP=203.0.113.9 - A problem occurred', /wegen ihres Absenders/],
  ['Keine E-Rechnungsdaten gefunden, der Beleg wird per OCR gelesen', /keine Rechnung als XML/],
  ['We only process PDF files, your invoice in XML was ignored', /nimmt diese Art/],
  ['Die Leitweg-ID gehört zu einer anderen Behörde', /Leitweg-ID/],
  ['The conformance level in XMP is another than that of the PDF', /XMP/],
  ['Für den Steuersatz 0 muss ein Grund angegeben werden', /vermutlich BR-E-10/],
  ['Wrong order number', /keine Bestellung/],
  ['Failed to send the invoice: insufficient credits', /Guthaben/],
  ['There is no Bank Account within the filter.', /Datensatz/],
  ['Inkonsistenzen in der Tabelle Sachposten', /ginge nicht auf/],
  ['Die Rechnung entspricht leider nicht den Vorgaben', /verletzt Regeln/],
  ['PDF/A-3: FEHLER', /nicht PDF\/A-3/],
  ['(401) Nicht autorisiert', /nicht zugelassen/],
  ['No SMP record for 0204:1', /nicht erreichbar/],
  ['Die Datei enthält kein gültiges ZUGFeRD-Profil', /Profil \(BT-24\)/],
  ['Vendor bill import failed: no tax found', /Programm des Empfängers/],
  ['Invoice 1 was accepted with conditions (CA)', /unter einer Bedingung/],
  ['Status of the MLS: AB (acknowledged)', /Access Point hat/],
  ['Das Rechnungsdatum darf nicht in der Zukunft liegen', /Das Datum ist falsch/],
  ['BT-115 does not match: expected 2.00, got 1.99', /weicht von der Berechnung ab/],
  ['cbc:BuyerReference is required', /Käuferreferenz \(BT-10\)/],
  ['ZATCA: the hash differs', /anderen Staates/],
  [
    '<warning type="10">Arithmetical issue: totals differ, but calculated total is 1.00</warning>',
    /Summe/,
  ],
];

describe('messages from the field', () => {
  it.each(MESSAGES)('%s', (text, answer) => {
    const { steps, status } = decodeReport(text, 'de-DE');
    expect(status).not.toBe('accepted');
    expect(steps.map(({ message }) => message).join(' ')).toMatch(answer);
    expect(decodeReport(text, 'en-GB').steps).toHaveLength(steps.length);
  });

  it.each(['Bewertung: Es wird empfohlen das Dokument zurückzuweisen'])(
    'a refusal without a reason is a refusal: %s',
    (text) => expect(decodeReport(text, 'de-DE').status).toBe('refused'),
  );

  it('an id that is written wrongly is guessed, with a word of doubt', () => {
    const { steps } = decodeReport(
      '[PEPPOL-EN16931-RO-10] Buyer electronic address MUST be provided',
      'en-GB',
    );
    expect(steps[0]).toMatchObject({ rules: [{ id: 'PEPPOL-EN16931-R010' }] });
    expect(steps[0]?.message).toContain('probably');
  });

  it.each([
    ['BR-66', 'UBL-SR-54'],
    ['BR-67', 'UBL-SR-55'],
  ])('of %s, a rule of older artefacts, names %s of today', (id, today) => {
    const [step] = decodeReport(id, 'en-GB').steps;
    expect(step?.rules.map((rule) => rule.id)).toEqual([id]);
    expect(JSON.stringify(step)).toContain(today);
  });
});
