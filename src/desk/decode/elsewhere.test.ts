import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';

const answerTo = (text: string) => decodeReport(text, 'en-GB');
const TRACE =
  'Traceback (most recent call last):\n  File "main.py", line 8, in <module>\nValueError: ';

describe('other software and talk', () => {
  it.each([
    `${TRACE}cannot convert float NaN to integer`,
    'Exception in thread "main" java.lang.NullPointerException\n\tat com.shop.Cart.sum(Cart.java:14)',
    'npm ERR! code E404\nnpm ERR! 404 Not Found: left-pad',
    'fatal: unable to access the repository\ngit error: remote not found',
    'Hallo zusammen, ich bekomme beim Anmelden immer einen Fehler. Muss ich etwas einstellen?',
    'I tried to start the game but it says the connection failed. Any ideas?',
    'const client = new Client();\nclient.open(null);\n// throws an error: invalid value',
  ])('get no answer about an invoice: %j', (text) => {
    expect(answerTo(text)).toMatchObject({ status: 'nothing', steps: [], next: [] });
  });

  it.each([
    `${TRACE}the invoice has no lines`,
    'Exception in thread "main" java.lang.NullPointerException\n\tat org.mustangproject.Reader.read(Reader.java:14)',
    'Hallo zusammen, ich bekomme beim Einlesen: [BR-DE-15] Rechnung ohne Käuferreferenz.',
  ])('get one where an invoice or a validator is in it: %j', (text) => {
    expect(answerTo(text).steps.length).toBeGreaterThan(0);
  });

  it('do not hide an id of a rule', () => {
    expect(answerTo(`${TRACE}BR-DE-15`).steps[0]?.rules[0]?.id).toBe('BR-DE-15');
  });
});

describe('what somebody tells or asks about invoices', () => {
  it.each([
    'Ich bekomme mit jedem Prüfprogramm eine Fehlermeldung zur Rechnung. Was mache ich falsch?',
    'Unser Kunde sagt, dass beim Einlesen der Rechnung ein ungültiger Wert gemeldet wird.',
    'We have tried three validators and each reports an error in the invoice. What does that mean?',
    'Was passiert, wenn die XML-Rechnung mal fehlerhaft ist? Eine neue Rechnungsnummer?',
  ])('has no answer by its words: %s', (text) => {
    expect(answerTo(text)).toMatchObject({ status: 'nothing', steps: [], next: [] });
  });
});

describe('loose words', () => {
  it.each([
    'The session was closed because a required update is missing.',
    'Your nickname must not be empty.',
    'No idea what is wrong there. Never mind.',
    'git: failed to push some refs to origin, updates were rejected',
    'Warning: mysqli_connect(): Access denied for user',
    'java.lang.OutOfMemoryError: Java heap space',
    'The quantity must not be empty.',
    'The token has expired',
    'Rechnung: Wert fehlt',
    'Die Struktur der Datei ist fehlerhaft',
    'An error occurred while writing the e-invoice: The quantity is missing',
    'Upload fehlgeschlagen',
    'The sum of the positions differs from our order',
  ])('have no answer: %s', (text) => {
    expect(answerTo(text)).toMatchObject({ status: 'nothing', steps: [] });
  });
});

describe('names in one word, as interfaces write them', () => {
  it.each([
    ['"code": "RecipientNotFoundInSmp"', /cannot be reached/],
    ['error_duplicate_invoice', /already has an invoice/],
    ['"result": "AuthenticationFailed"', /did not let the sender in/],
  ])('are read as words: %s', (text, answer) => {
    expect(answerTo(text).steps[0]?.message).toMatch(answer);
  });
});

describe('an email that came back', () => {
  it('is said to have the wrong address only where its reason says so', () => {
    const spf = answerTo('Unzustellbar: Ihre Nachricht\n550 5.7.23 SPF validation failed').steps;
    expect(spf.map(({ message }) => message)).toEqual([
      expect.stringMatching(/because of its sender/),
    ]);
    expect(answerTo('Undeliverable: your message').steps[0]?.message).toMatch(/came back/);
    expect(
      answerTo("I'm sorry to have to inform you.\n550 5.1.1 <a@b.example>: User unknown").steps[0]
        ?.message,
    ).toMatch(/address or domain does not exist/);
    expect(answerTo('Undeliverable: 550 5.1.1 user unknown').steps[0]?.message).toMatch(
      /address or domain does not exist/,
    );
  });
});

it('a level between an id and its sentence counts', () => {
  const severityOf = (text: string) => answerTo(text).steps[0]?.severity;
  expect(severityOf('BR-DE-15 warning The reference is expected')).toBe('warning');
  expect(severityOf('PEPPOL-EN16931-R010 information: The address')).toBe('information');
  expect(severityOf('3. BR-DE-15 (warning)')).toBe('warning');
  expect(severityOf('BR-DE-15 Information on the buyer')).toBe('fatal');
});

it('a response that was copied without what is around it counts', () => {
  const xml =
    '<cac:Response><cbc:ResponseCode>RE</cbc:ResponseCode><cac:Status><cbc:StatusReason>Cost centre closed</cbc:StatusReason></cac:Status></cac:Response>';
  expect(answerTo(xml).steps[0]?.message).toMatch(/buyer refuses/);
});

describe('the place of a message', () => {
  it('says which term an element is, where its words do not', () => {
    const [step] = answerTo(
      "[ERROR] 1. Element 'ram:PostalTradeAddress' is marked as not used in the given context.\nError location: /*:CrossIndustryInvoice[1]/*:SellerTradeParty[1]/*:PostalTradeAddress[1]",
    ).steps;
    expect(step?.terms.map(({ id }) => id)).toEqual(['BG-5']);
  });

  it('may be a line of its own, and an attribute', () => {
    const [step] = answerTo(
      '[VD-Valitool-17] Das Element (Gesamtbetrag, BT-106) ist im Format XRechnung nicht erlaubt.\n/rsm:CrossIndustryInvoice/ram:LineTotalAmount/@currencyID',
    ).steps;
    expect(step?.message).toMatch(/BT-106\), @currencyID: not used/);
    expect(step?.places).toEqual(['/rsm:CrossIndustryInvoice/ram:LineTotalAmount/@currencyID']);
  });
});

describe('French platforms, by field', () => {
  it.each([['Le numéro d’engagement est obligatoire pour cette structure', 'BT-13']])(
    '%s',
    (text, term) => {
      expect(answerTo(text).steps[0]?.terms[0]?.id).toBe(term);
    },
  );
});

it('the own company without a Peppol identifier is told from a recipient without one', () => {
  expect(answerTo('No Peppol ID is configured for your company').steps[0]?.terms[0]?.id).toBe(
    'BT-34',
  );
  expect(answerTo('The customer does not accept Peppol documents').steps[0]?.terms[0]?.id).toBe(
    'BT-49',
  );
});

describe('the official check of VAT numbers', () => {
  it.each([
    ['VIES error: MS_UNAVAILABLE', /Nobody has judged/],
    ['Die Abfrage der USt-IdNr. beim BZSt ist derzeit nicht möglich', /Nobody has judged/],
    ['202 Die angefragte USt-IdNr. ist nicht vergeben und ungültig', /Nobody has judged/],
    ['VAT number FR12 is not valid according to VIES', /Nobody has judged/],
  ])('says nothing about the invoice: %s', (text, answer) => {
    const { steps, next } = answerTo(text);
    expect(steps.map(({ message }) => message)).toEqual([expect.stringMatching(answer)]);
    expect(next).toEqual([]);
  });
});

describe('a report that recommends to accept nevertheless', () => {
  const text = (last: string) => `BR-CL-01 broken\nDas Dokument ist nicht konform. ${last}`;

  it('says so, and what it lists only warns', () => {
    const { steps, next } = answerTo(
      text('Es wird empfohlen, das Dokument anzunehmen, die Fehler werden toleriert.'),
    );
    expect(steps.map(({ severity }) => severity)).toEqual(['warning', 'information']);
    expect(steps[1]?.message).toMatch(/tolerates/);
    expect(next).toEqual([]);
  });

  it('does not where one of its documents is refused', () => {
    const { steps } = answerTo(
      text(
        'Es wird empfohlen das Dokument zu verarbeiten. Es wird empfohlen das Dokument zurückzuweisen.',
      ),
    );
    expect(steps.map(({ severity }) => severity)).toEqual(['fatal']);
  });
});

describe('ways of handing over', () => {
  it.each([
    ['XML-Dateien gehören nicht zu den erlaubten Dateiformaten des Uploads', /does not take/],
    ['Der Upload unterstützt keine XRechnungen', /does not take/],
    ['An XRechnung cannot be sent via fax', /does not take/],
    ['452 4.2.2 mailbox is full', /mailbox of the recipient is full/],
    ['552 mailbox has exceeded storage allocation', /mailbox of the recipient is full/],
    ['550 host unknown', /address or domain does not exist/],
    ['Die Domain example.invalid existiert nicht', /address or domain does not exist/],
    ['451 greylisted, please try again later', /puts emails off/],
    ['Die Zustellung Ihrer Nachricht ist verzögert', /puts emails off/],
    ['Das Postfach des Empfängers ist voll', /mailbox of the recipient is full/],
    ['554 Mail refused due to policy violation', /because of its sender/],
    ['554 blocked using a list of bad senders', /because of its sender/],
  ])('%s', (text, answer) => {
    expect(answerTo(text).steps[0]?.message).toMatch(answer);
  });
});

it('a schema of another format is no fault of the file, but one that is unknown may be', () => {
  const declaration = (name: string) =>
    answerTo(`cvc-elt.1.a: Cannot find the declaration of element '${name}'.`).steps[0]?.message;
  expect(declaration('ubl:Invoice')).toMatch(/another format than that of the file/);
  expect(declaration('Invoice')).toMatch(/root element/);
});

it('lines in quotation marks are messages of their own', () => {
  expect(answerTo('„Not a PDF/A-3“\n„XMP metadata missing“').steps).toHaveLength(2);
});

it('a .NET trace of other software has no answer', () => {
  const trace = 'Root element is missing.\n   at System.Xml.Reader.Throw(Exception e)';
  expect(answerTo(trace).status).toBe('nothing');
  expect(answerTo('Root element is missing.').steps[0]?.message).toMatch(/begin as XML/);
});

it('an order is asked for beside a sales order', () => {
  expect(
    answerTo('Mit einer Auftragsnummer (BT-14) ist die BT-13 erforderlich').steps[0]?.message,
  ).toMatch(/must also name/);
});

describe('a check of a part of the invoice', () => {
  it('that passed says nothing of the rules', () => {
    const { steps, next, status } = answerTo(
      '<report><validationReport isCompliant="true"><details failedRules="0"/></validationReport></report>',
    );
    expect(status).toBe('decoded');
    expect(steps.map(({ message }) => message)).toEqual([expect.stringMatching(/passed for what/)]);
    expect(next).toEqual([]);
  });

  it('is not said to have passed where one of its marks denies it', () => {
    const xml = '<r><v isCompliant="true"/><v isCompliant="false"/></r>';
    expect(JSON.stringify(answerTo(xml))).not.toMatch(/passed for what/);
    expect(answerTo(xml).steps[0]?.message).toMatch(/does not conform to PDF/);
    expect(JSON.stringify(answerTo('Das PDF ist valide, das XML nicht.'))).not.toMatch(/passed/);
  });
});

describe('what is not about the invoice', () => {
  it.each([
    ['Steuerschlüssel 9 ist für dieses Sachkonto nicht zugelassen', /bookkeeping/],
    ['Unknown posting key 40 in line 3', /bookkeeping/],
    ['Your participant is already registered with another SMP', /registered already/],
    ['Die Peppol-Kennung ist bereits vergeben', /registered already/],
    ['Expected CrossIndustryInvoice but found Invoice', /another format than that of the file/],
  ])('%s', (text, answer) => {
    expect(answerTo(text).steps[0]?.message).toMatch(answer);
  });
});

it.each([
  ['Wrong length of datetime element in the invoice', /eight digits/],
  ["String '01.10.2026' was not recognized as a valid DateTime", /eight digits/],
  ['Fehler in Zeile 1: Content ist nicht zulässig in Prolog.', /begin as XML/],
  ['Das PDF ist nicht valide', /not conform to PDF\/A-3/],
])('%s', (text, answer) => {
  expect(answerTo(text).steps[0]?.message).toMatch(answer);
});

it('a code that a term should have is no calculation', () => {
  const [step] = answerTo('Die Angaben (BT-22 mit BT-21 = ABC) sind da, BT-33 fehlt').steps;
  expect(step?.message).not.toMatch(/calculation/);
});

it('a text of JSON is read by the end of its name', () => {
  const json = JSON.stringify({
    status: 'NonCompliant',
    rejectMessage: "The element 'PartyTaxScheme' has incomplete content.",
  });
  expect(answerTo(json).steps[0]?.message).toMatch(/PartyTaxScheme is incomplete/);
});

describe('networks and buyers', () => {
  it.each([
    ['[ERR-104] The SMP does not know it', /transmission failed/],
    ['Error while sending the SMP request', /transmission failed/],
    ['Certificate of the receiver is not valid', /Signature or encryption/],
    ['The customer cannot receive this type', /cannot be reached/],
    ['Order line 3 does not belong to you', /no order/],
    ['cXML is not allowed for this vendor', /does not know the sender/],
  ])('%s', (text, answer) => {
    expect(answerTo(text).steps[0]?.message).toMatch(answer);
  });

  it('an error of a transmission is known by its code', () => {
    const xml = '<eb:Error errorCode="EBMS:0102" shortDescription="FailedDecryption"></eb:Error>';
    expect(answerTo(xml).steps[0]?.message).toMatch(/Signature or encryption/);
  });
});

describe('portals and programs', () => {
  it.each([
    ['Die Leitweg-ID 991-1 ist nicht für diesen Kanal freigeschaltet', /Leitweg-ID/],
    ['Abgelehnt, falsche Bestellnummer', /no order/],
    ['AADSTS50034: sign-in failed', /did not let the sender in/],
    ['Die Dateigröße ist um 3 MB überschritten', /larger than the recipient, or a mail server/],
    ['Diese Rechnung wurde bereits verbucht', /already has an invoice/],
    ['Die Datei ist keine gültige E-Rechnung', /regard the file as a proper e-invoice/],
    ['Die XRechnung-Version 1.2 ist veraltet', /does not accept this profile/],
    ['The profile BASIC is not accepted', /does not accept this profile/],
  ])('%s', (text, answer) => {
    expect(answerTo(text).steps[0]?.message).toMatch(answer);
  });
});

describe('libraries', () => {
  it('an element in front of its message belongs to it', () => {
    const { steps } = answerTo(
      "Element '{urn:ferd:CrossIndustryDocument:invoice:1p0}CrossIndustryDocument':\nNo matching global declaration available for the validation root.",
    );
    expect(steps.map(({ message }) => message)).toEqual([expect.stringMatching(/ZUGFeRD 1.0/)]);
  });

  it.each([
    ['This file is not an XML', /not find an XML or PDF/],
    ['The invoice number already existed in the system', /already has an invoice/],
  ])('%s', (text, answer) => {
    expect(answerTo(text).steps[0]?.message).toMatch(answer);
  });
});

describe('what a text says of itself', () => {
  it.each([
    ['554 5.7.1 Recipient address rejected: User unknown', /address or domain does not exist/],
    ['The participation is already registered in the Peppol network', /registered already/],
    ['Failure: Not Authorized', /did not let the sender in/],
    ['Certificate does not have a valid expiration date', /did not let the sender in/],
    [
      "This is the mail system at host mx.\nI'm sorry to inform you.\nAction: failed\nStatus: 5.X.X",
      /email came back/,
    ],
  ])('comes before what else may be meant: %s', (text, message) => {
    expect(answerTo(text).steps[0]?.message).toMatch(message);
  });

  it('has no rule in a range of them', () => {
    const { steps } = answerTo(
      'Fehlercodes [BR-CO-3 bis BR-CO-26]\nBR-CO-9 | USt-IdNr. ohne Präfix',
    );
    expect(steps.map(({ rules }) => rules.map(({ id }) => id))).toEqual([['BR-CO-09']]);
  });

  it.each([
    'Folgende Anforderungen gelten für einen reibungslosen Ablauf bei uns im Haus:\n• Die Mail mit der Rechnung darf 25 MB nicht überschreiten\n• Angabe der Bestellnummer\n• Angabe Ihres Ansprechpartners im Fachbereich',
    'Im Folgenden sind die häufigsten Fehlerquellen bei Rechnungen über Peppol aufgelistet:\n1. Leere Rechnungszeilen aus der Emulation von PDF-Dateien\n2. Überdimensionierte Dateianhänge überschreiten das Limit\n3. Fehlende Pflichtangaben',
  ])('has no fault in demands and lists of causes', (text) => {
    expect(answerTo(text)).toMatchObject({ status: 'nothing', steps: [] });
  });
});

describe('an entry that is still Sent', () => {
  it('waits for the recipient, whoever holds the fault', () => {
    const { next } = answerTo('[ERROR] 550 5.1.1 User unknown');
    expect(next.map(({ sentence }) => sentence).join()).not.toContain('Nothing is to be done');
  });
});
