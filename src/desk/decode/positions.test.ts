import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';
import { stepOf } from './testing';

const HEAD = '11:04:56.056 [http-nio-8083-exec-6]';

describe('a log of Mustang', () => {
  const element = "Element 'ram:SpecifiedTaxRegistration' may occur at maximum 1 times.";
  const log = [
    `${HEAD} INFO  o.m.validator.XMLValidator - FailedAssert `,
    `\t${element}`,
    `${HEAD} ERROR o.m.validator.ZUGFeRDValidator - Error 4: `,
    `\t${element} (From /xslt/ZF_220/FACTUR-X_EN16931.xslt)`,
    `${HEAD} INFO  o.m.validator.XMLValidator - FailedAssert`,
  ].join('\n');

  it('tells a finding once, and nothing of the way', () => {
    const { message, severity, count, terms, quote } = stepOf(log);
    expect(message).toMatch(/^ram:SpecifiedTaxRegistration: occurs more often than allowed\./);
    expect(message).toContain('the buyer has only its VAT identifier (BT-48)');
    expect(message).toContain('Of which party, the text does not say.');
    expect([severity, count]).toEqual(['fatal', 1]);
    expect(terms).toEqual(['BT-31', 'BT-32', 'BT-48', 'BT-63']);
    expect(quote).toMatch(/^Element/);
  });

  it('does not grade a rule by the level of its own line', () => {
    expect(
      stepOf(`${HEAD} INFO  o.m.validator.XMLValidator - FailedAssert [BR-DE-15] missing`).severity,
    ).toBe('fatal');
  });

  it('says by its number what its words do not', () => {
    expect(
      stepOf(`${HEAD} ERROR o.m.validator.ZUGFeRDValidator - Error 23: so it goes`).message,
    ).toMatch(/PDF\/A-3/);
    expect(
      stepOf(
        `${HEAD} INFO  o.m.validator.ZUGFeRDValidator - Parsed PDF:invalid XML:valid Errors:[23]`,
      ).message,
    ).toMatch(/PDF\/A-3/);
  });

  it('says nothing where it only warns of itself', () => {
    const text = `${HEAD} WARN  c.h.x.t.LoggingTransformErrorListener - [warn] Transformation warning`;
    expect(decodeReport(text, 'en-GB').status).toBe('nothing');
  });

  it('keeps what it tells by the way', () => {
    const text =
      '[main] INFO org.mustangproject.validator.ZUGFeRDValidator - XML could not be extracted';
    expect([stepOf(text).severity, stepOf(text).quote]).toEqual([
      'fatal',
      'XML could not be extracted',
    ]);
  });

  it('keeps the warning of a program that could not send', () => {
    const text =
      '10:00:00.123 [main] WARN  c.e.InvoiceSender - Could not send: 550 5.1.1 User unknown';
    expect(decodeReport(text, 'en-GB').status).toBe('decoded');
  });

  it.each([
    '[main] ERROR org.mustangproject.validator.ZUGFeRDValidator - Error 17: XML could not be extracted',
    '2025-05-13 12:02:11,123 ERROR [main] org.mustangproject.validator.X (X.java:12) - XML could not be extracted',
    '2025-05-13T12:02:11.123+02:00 ERROR 12345 --- [nio-8080-exec-1] o.m.v.X  : XML could not be extracted',
  ])('is read in the form of other loggers: %s', (text) =>
    expect(stepOf(text).quote).toBe('XML could not be extracted'),
  );
});

describe('a position that a rule names without an id', () => {
  it.each([
    [
      "Element 'ram:SellerTradeParty' must occur exactly 1 times.",
      'Seller (BG-4): missing, or there more than once.',
    ],
    [
      "Element 'ram:IncludedSupplyChainTradeLineItem' must occur at least 1 times.",
      'Invoice line (BG-25): missing or empty.',
    ],
    [
      "L'élément 'ram:Content' doit apparaître exactement une fois.",
      'ram:Content: missing, or there more than once.',
    ],
    [
      'Element variant \'ram:SpecifiedTaxRegistration[ram:ID/@schemeID="VA"]\' may occur at maximum 1 times.',
      'ram:SpecifiedTaxRegistration: occurs more often than allowed. Of which party, the text does not say.',
    ],
    [
      'The element (Contact person details, BG-X-26) is not allowed in the format urn:cen.eu:en16931:2017.',
      'BG-X-26: not used in this format.',
    ],
  ])('%s', (text, message) => expect(stepOf(text).message).toBe(message));

  it('is mended in the schema', () => {
    const { remedy, fields, terms } = stepOf(
      "Element 'ram:PostalTradeAddress' must occur exactly 1 times.",
    );
    expect(remedy).toMatch(/^Compare the XML schema/);
    expect([fields, terms]).toEqual([['XML Schema Lines'], []]);
    expect(stepOf("Value of '@schemeID' is not allowed.").remedy).toMatch(/^Correct the value/);
    expect(stepOf("Value of '@unitCode' is not allowed.").terms).toContain('BT-130');
  });

  it('is of no party where others have it, too', () => {
    expect(stepOf("Element 'ram:ID' must occur exactly 1 times.").message).toBe(
      'ram:ID: missing, or there more than once.',
    );
  });
});

describe('a rule of another format', () => {
  it.each([
    [
      'PartyLegalEntity for AccountingCustomerParty MUST be provided according to EHF.',
      /PartyLegalEntity, AccountingCustomerParty: missing or empty\. .* Norwegian format/,
    ],
    ['Payment Identifier (KID number) SHOULD be used according to EHF.', /^This is a rule of EHF/],
    [
      "[BIICORE-T10-R387]-Element 'PartyIdentification' may occur at maximum 1 times.",
      /occurs more often than allowed\. .* before EN 16931/,
    ],
  ])('%s', (text, message) => {
    const { steps, next } = decodeReport(text, 'en-GB');
    expect(steps.map((step) => step.message)).toEqual([expect.stringMatching(message)]);
    expect(next).toEqual([]);
  });

  it.each([
    [
      'For suppliers in the Netherlands, the supplier MUST provide a means of payment (cac:PaymentMeans)',
      /^The message is about Payment instructions \(BG-16\)\. A Peppol rule .* Netherlands\.$/,
    ],
    ['Danish suppliers MUST provide legal entity (CVR-number)', /^A Peppol rule .* Denmark\.$/],
  ])('that counts in one country: %s', (text, message) => {
    const step = stepOf(text);
    expect(step.message).toMatch(message);
    expect(step.remedy).toContain('BT-40');
  });

  it('of Belgium is told apart', () => {
    expect(
      stepOf('[ubl-BE-14] - At least one TaxSubtotal/TaxCategory/Name element is required').message,
    ).toMatch(/missing or empty\. This is a rule of UBL\.BE/);
  });

  it('is that of today where it says the same', () => {
    const text =
      '[BIIRULE-T10-R018]-The line amount is quantity times price plus charges minus allowances: BT-131, BT-129';
    expect(decodeReport(text, 'en-GB').steps).toHaveLength(1);
  });
});

describe('what is known of single rules', () => {
  it('names the term beside a family', () => {
    const { message, terms } = stepOf(
      'Reverse Charge braucht die USt-IdNr. des Empfängers (BR-AE-*).',
    );
    expect(message).toMatch(/^The text names a family of rules, BR-AE-\*/);
    expect(terms).toEqual(['BT-48']);
  });

  it('does not take out what the schema requires', () => {
    const { severity, remedy, terms } = stepOf(
      '[PEPPOL-EN16931-R008]-Document MUST not contain empty elements. (still status warning)\nLocation of the error: /*:CrossIndustryInvoice[1]/*:SupplyChainTradeTransaction[1]/*:ApplicableHeaderTradeDelivery[1]',
    );
    expect(remedy).toMatch(/^Do not leave this element out/);
    expect([severity, ...terms]).toEqual(['warning', 'BT-72']);
    expect(stepOf('[PEPPOL-EN16931-R008]\nLocation: /Invoice/cbc:Note').remedy).not.toMatch(
      /Do not/,
    );
  });

  it('tells of the codes of construction', () => {
    expect(stepOf('[BR-CL-01] Dokumentart 875').message).toContain('875 to 877');
    expect(stepOf('[BR-CL-01] Dokumentart 999').message).not.toContain('875');
  });
});

describe('a schema', () => {
  it('is of one step, though its message is of three lines', () => {
    const { message, count } = stepOf(
      "val-xsd.1 \tcvc-complex-type.2.4.a \terror \t\nUngültiger Content wurde beginnend mit Element 'ram:ApplicableHeaderTradeSettlement' gefunden. \n'{\"urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100\":ApplicableHeaderTradeDelivery}' wird erwartet.",
    );
    expect(message).toMatch(
      /The schema expects ram:ApplicableHeaderTradeDelivery there: either that is missing/,
    );
    expect(message).toContain('even where nothing is in it');
    expect(count).toBe(1);
  });

  it.each([
    [
      "The element 'Fa' has invalid child element 'FaWiersz'.\nList of possible elements expected: 'DaneFaKorygowanej'",
      /expects DaneFaKorygowanej there.*neither of UBL nor of CII/,
    ],
    [
      "Element '{urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2}ID': This element is not expected. Expected is ( {urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2}ID ).",
      /^cac:ID has the wrong prefix or namespace: at this place, cbc:ID is expected\.$/,
    ],
    [
      "The 'http://www.example.org:Foo' element is not declared.",
      /^Foo is not allowed at this place: .*neither of UBL nor of CII/,
    ],
    [
      "Das 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2:Bar'-Element wurde nicht deklariert.",
      /^cbc:Bar is not allowed at this place/,
    ],
    [
      "cvc-complex-type.2.4.e: 'cbc:Note' can occur a maximum of '1' times in the current sequence.",
      /^cbc:Note occurs too often\.$/,
    ],
    [
      'cvc-complex-type.2.4.i: Der Inhalt von Element "cac:TaxTotal" ist nicht vollständig. "cbc:TaxAmount" soll erwartungsgemäß mindestens "1"-mal auftreten.',
      /^cac:TaxTotal is incomplete: .* Expected here: cbc:TaxAmount\.$/,
    ],
  ])('%s', (text, message) => expect(stepOf(text).message).toMatch(message));

  it('is that of invoices where a name is known', () => {
    expect(
      stepOf("Element 'Unknown': This element is not expected. Expected is ( cbc:ID ).").message,
    ).not.toContain('neither of UBL');
  });

  it('in an answer of another system is read', () => {
    expect(
      stepOf(
        "<response_message>The element 'Invoice' has invalid child element 'AdditionalDocumentReference'.</response_message>",
      ).message,
    ).toMatch(/^AdditionalDocumentReference is not allowed/);
  });
});
