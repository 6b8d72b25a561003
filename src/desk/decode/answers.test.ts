import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';

const inEnglish = (text: string) => decodeReport(text, 'en-GB');
const messagesOf = (text: string) => inEnglish(text).steps.map(({ message }) => message);
const germanOf = (text: string) => decodeReport(text, 'de-DE').steps.map(({ message }) => message);
const idsOf = (text: string) =>
  inEnglish(text).steps.flatMap(({ rules }) => rules.map(({ id }) => id));
const sentLine = (text: string) =>
  inEnglish(text).next.find(({ status }) => status === 'Sent, Completed')?.sentence;

describe('an id in the name of a file', () => {
  it.each([
    'fail tests/unit/BR-DE-15.xml\nasrt BR-DE-17 wrong type code',
    'C:\\tests\\BR-DE-15\\cases.json: BR-DE-17',
    'BR-DE-17 in test/BR-DE-15/invoice.pdf',
    'schematron/BR-DE-15.sch reports BR-DE-17.',
  ])('is no finding: %s', (text) => {
    expect(idsOf(text)).toEqual(['BR-DE-17']);
  });

  it.each(['BR-DE-15/BR-DE-17 failed', 'BR-DE-15 and BR-DE-17 fail in rechnung.xml'])(
    'is not one beside others or a file: %s',
    (text) => {
      expect(idsOf(text)).toEqual(['BR-DE-15', 'BR-DE-17']);
    },
  );
});

describe('a mail server that refuses by 5.7', () => {
  it.each([
    [`554 5.7.1 Message cannot be accepted, 'blocked file type "*.*"'`, /mail filter/],
    ['552 5.7.0 Our system blocks this attachment extension', /mail filter/],
    ['550 5.7.1 Message rejected: prohibited content', /mail filter/],
    ['550 5.7.1 virus detected in message', /virus scanner/],
    ['550 5.7.1 Rejected because of spam content', /because of its sender/],
    ['550 5.7.1 Client host blocked, see the attachment policy', /because of its sender/],
    ['550 5.7.1 Unable to relay', /did not pass the email on/],
    ['550 5.7.26 Unauthenticated email', /because of its sender/],
    ['550 5.7.1 Message refused', /by a policy of its own/],
  ])('means what its words say: %s', (text, answer) => {
    expect(messagesOf(text)).toEqual([expect.stringMatching(answer)]);
  });

  it('reads an answer of several lines as one', () => {
    const text =
      '550-5.7.0 Message refused\n550-5.7.0 You may ask the postmaster.\n550 5.7.0 Classified as spam or virus';
    expect(messagesOf(text)).toEqual([expect.stringMatching(/because of its sender/)]);
  });

  it('says the same in German', () => {
    expect(germanOf('550 5.7.1 Message refused')).toEqual([
      expect.stringMatching(/nach einer eigenen Richtlinie/),
    ]);
  });
});

describe('a delivery that fails because of the content', () => {
  it.each([
    'Die Zustellung der Rechnung ist wegen ungültigem Inhalt fehlgeschlagen.',
    'Ungültiger Inhalt: Die Rechnung wurde nicht zugestellt.',
    'Failed to deliver the invoice: invalid content',
    'Invalid document content, invoice not sent.',
  ])('is not called one of the way alone: %s', (text) => {
    expect(messagesOf(text)).toEqual([expect.stringMatching(/because of its content/)]);
    expect(germanOf(text)).toEqual([expect.stringMatching(/wegen ihres Inhalts/)]);
  });

  it('is not one of a schema', () => {
    const text =
      "Could not send: cvc-complex-type.2.4.a: Invalid content was found starting with element 'cbc:ID'. One of '{cbc:Name}' is expected.";
    expect(messagesOf(text)).toEqual([expect.stringMatching(/not allowed at this place/)]);
  });
});

it('a refusal with its reason is what its words mean where they are known', () => {
  const text = 'Your invoice was rejected.\nRejection reason: the buyer reference is missing';
  expect(messagesOf(text)).toEqual([expect.stringMatching(/buyer reference/i)]);
  expect(sentLine(text)).toContain('**Mark as Rejected**');
});

describe('a text that names a fault of a program', () => {
  const PROGRAM = /fault of the program/;
  it.each([
    'The export writes credit transfer (BG-17), but the payment account (BT-84) is missing. There is no setup or master data workaround.',
    '- Fix "Please choose a file to attach" error when importing invoices without files.',
    'Die Bankverbindung (BT-84) fehlt im Export. Der Fehler ist behoben in Version 28.1.',
    'The IBAN (BT-84) is missing in the XML. This is a known bug.',
  ])('sends nobody to the setup: %s', (text) => {
    for (const locale of ['en-GB', 'de-DE'] as const) {
      const { steps } = decodeReport(text, locale);
      expect(steps.length).toBeGreaterThan(0);
      for (const { remedy, fields } of steps) {
        expect(remedy).toMatch(/update|aktualisieren|Aktualisieren/i);
        expect(fields.filter(({ to }) => to?.includes('#field'))).toEqual([]);
      }
    }
    expect(messagesOf(text).join(' ')).toMatch(PROGRAM);
  });

  it.each([
    'Fix the errors below when sending:\nBR-DE-15',
    'There is no purchase order, so no workaround. The buyer reference is missing.',
    'BT-84 is missing. Is that a bug?',
    'The payment account (BT-84) is missing',
    'Falls das ein bekannter Fehler ist: Die Bankverbindung (BT-84) fehlt.',
  ])('is not one that asks, or names none: %s', (text) => {
    expect(messagesOf(text).join(' ')).not.toMatch(PROGRAM);
  });
});

describe('a registration at Peppol', () => {
  it.each([
    "Failed to register, status code 500: identifier '0208:0123456749' is registered at an other Peppol provider",
    'The participant 9930:de1 is registered by another access point.',
    'Die Teilnehmerkennung ist schon bei einem anderen Anbieter registriert.',
  ])('that another provider holds concerns no invoice: %s', (text) => {
    expect(messagesOf(text)).toEqual([expect.stringMatching(/^The Peppol identifier of your own/)]);
    expect(inEnglish(text).next).toEqual([]);
  });

  it('that fails is no transmission that failed', () => {
    expect(messagesOf('Failed to register company, status code 500').join()).not.toMatch(
      /transmission failed/,
    );
    expect(messagesOf('Sending failed with status code 500').join()).toMatch(/transmission failed/);
  });
});

describe('a rule that something is only for some cases', () => {
  it.each(['[UBL-SR-43]-Scheme identifier shall only be used for invoiced object', 'UBL-SR-43'])(
    'is met by leaving it out: %s',
    (text) => {
      const [step] = inEnglish(text).steps;
      expect(step?.message).toContain('@schemeID');
      expect(step?.remedy).toMatch(/Remove/);
      expect(step?.remedy).not.toMatch(/Fill/);
    },
  );
});

describe('a notice of maintenance', () => {
  it.each([
    'Wegen Wartungsarbeiten ist das Portal am Samstag nicht erreichbar. Bestätigungen kommen später.',
    'Scheduled maintenance on Sunday: the portal will not be available from 8:00 to 12:00.',
  ])('refuses nothing: %s', (text) => {
    expect(inEnglish(text)).toMatchObject({ status: 'decoded', next: [] });
    expect(messagesOf(text)).toEqual([expect.stringMatching(/maintenance/)]);
    expect(germanOf(text)).toEqual([expect.stringMatching(/Wartung/)]);
  });

  it('is none where a transmission failed', () => {
    expect(messagesOf('HTTP 503: transmission failed during scheduled maintenance').join()).toMatch(
      /transmission failed/,
    );
  });
});

describe('words of the recipient’s own program', () => {
  it.each([
    'Fehler beim Ermitteln der Kontierung (Customizing prüfen)',
    'Account determination failed for the incoming document',
    '<item><MESSAGE>Beleg konnte nicht vorerfasst werden</MESSAGE></item>',
    'The document could not be parked',
  ])('say that it could not take the file over: %s', (text) => {
    expect(messagesOf(text)).toEqual([
      expect.stringMatching(/^The recipient’s program could not take the file over/),
    ]);
  });
});

describe('a number of a country', () => {
  it.each([
    ['Ungültige KBO-Nummer', 'PEPPOL-COMMON-R043'],
    ['The CBE number is invalid', 'PEPPOL-COMMON-R043'],
    ['Invalid KVK number', 'PEPPOL-COMMON-R054'],
    ['Invalid Norwegian organisation number', 'PEPPOL-COMMON-R041'],
    ['Swedish organisation number is not valid', 'PEPPOL-COMMON-R049'],
  ])('has the form of its scheme: %s', (text, id) => {
    const [step] = inEnglish(text).steps;
    expect(step?.rules.map((rule) => rule.id)).toEqual([id]);
    expect(step?.message).toContain('probably');
    expect(step?.terms.map((term) => term.id)).toEqual(['BT-34', 'BT-49']);
  });
});

describe('the reason of a response without its status', () => {
  const REASON = /Reason REF/;
  it.each([
    '<Answer><StatusDescription>Successfully Processed</StatusDescription><ar:ApplicationResponse><cac:DocumentResponse><cac:Response><cac:Status><cbc:StatusReasonCode>REF</cbc:StatusReasonCode><cbc:StatusReason>Order is old</cbc:StatusReason></cac:Status></cac:Response></cac:DocumentResponse></ar:ApplicationResponse></Answer>',
    '<R><FileStatus><StatusDescription>Successfully Processed</StatusDescription></FileStatus><Status><StatusReasonCode>REF</StatusReasonCode><StatusReason>Order is old</StatusReason></Status></R>',
    '{"status":"S","result":{"description":"Successfully processed","answer":{"statusReasonCode":"REF","statusReason":"Order is old"}}}',
  ])('is read at any depth: %s', (text) => {
    expect(messagesOf(text).join(' ')).toMatch(REASON);
    expect(inEnglish(text).steps[0]?.severity).toBe('fatal');
    expect(germanOf(text).join(' ')).toMatch(/Grund REF/);
  });
});

describe('a message of KoSIT with a code of another scenario', () => {
  it('is a rule of this recipient, whatever a page inside recommends', () => {
    const xml =
      '<rep:report xmlns:rep="http://www.xoev.de/de/validator/varl/1" valid="false"><rep:scenarioMatched><rep:validationStepResult id="OWN" valid="false"><rep:message id="OWN.1" code="OWNCHECK-1" level="error">The key ends with the wrong digit</rep:message></rep:validationStepResult></rep:scenarioMatched><rep:assessment><rep:reject><rep:explanation><html><p>Bewertung: Es wird empfohlen das Dokument anzunehmen und weiter zu verarbeiten.</p></html></rep:explanation></rep:reject></rep:assessment></rep:report>';
    const { steps, unread } = inEnglish(xml);
    expect(steps).toEqual([
      expect.objectContaining({
        severity: 'fatal',
        message: expect.stringMatching(/^OWNCHECK-1 is no rule of EN 16931/) as string,
        quote: 'The key ends with the wrong digit',
      }),
    ]);
    expect(unread).toEqual([]);
  });
});

describe('warnings in a text that tells of a refusal', () => {
  it('are not said to refuse', () => {
    const text =
      'We rejected the invoice after the KoSIT Validator: the rules led to two warnings (UBL-CR-411, UBL-CR-453), but to the status invalid.';
    const steps = inEnglish(text).steps;
    expect(steps.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'information']);
    expect(steps.at(-1)?.message).toMatch(/warnings alone/i);
    expect(germanOf(text).at(-1)).toMatch(/Warnungen allein/);
  });

  it('have no such end where nothing is refused', () => {
    const steps = inEnglish('KoSIT Validator: UBL-CR-411 | warning | should not include').steps;
    expect(steps).toHaveLength(1);
  });
});

describe('a name of a file', () => {
  it.each([
    'Der Dateiname des Anhangs (rechnung.xml) darf nicht doppelt vorkommen, die Rechnung wird abgelehnt.',
    'The file name is too long',
    'Der Dateiname enthält Sonderzeichen.',
    'Invalid characters in the filename',
  ])('that is not taken is changed outside the PDF: %s', (text) => {
    const [step] = inEnglish(text).steps;
    expect(step?.message).toMatch(/name of the file/);
    expect(step?.remedy).toContain('factur-x.xml');
    expect(germanOf(text).join()).toMatch(/Namen der Datei/);
  });
});

describe('settings of two access points that differ', () => {
  it.each([
    'EBMS:0003 ValueInconsistent: No matching party found',
    'EBMS:0010 ProcessingModeMismatch',
    '<eb:Error errorCode="EBMS:0003" shortDescription="ValueInconsistent"></eb:Error>',
  ])('are no short disturbance: %s', (text) => {
    const [step] = inEnglish(text).steps;
    expect(step?.message).toMatch(/settings/);
    expect(`${step?.remedy}`).not.toMatch(/short disturbance/);
    expect(germanOf(text).join()).toMatch(/Einstellungen/);
  });
});
