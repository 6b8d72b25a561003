import { hasText, normalize, type XmlElement } from '../../../reading/element';
import { filled, on, present, rule, unused, warning } from '../../kinds';
import { BUYER, LINES, SELLER } from '../../en16931/ubl/model-parts';
import type { Check, Context, Pattern, Test } from '../../rule';
import { isOneOf, onlyText } from '../../values';
import {
  hasGoodDiscounts,
  hasThreeDigits,
  isEmail,
  INVOICE_TYPES,
  isIbanByRule,
  isUrl,
  REGISTERED_CATEGORIES,
} from '../forms';

/** The differences between XRechnung's rules (BR-DE) and the German ones of Peppol (DE-R). */
interface GermanVariant {
  /** Id of a rule by its number: `1`, `23-a`. */
  id: (number: string) => string;
  /** Id of the rule on the address of an external document. */
  externalId: string;
  when?: Test;
}

const TYPES = ['cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode'] as const;

function hasType(root: XmlElement, types: ReadonlySet<string>): boolean {
  return TYPES.some((path) => isOneOf(root, path, types));
}

/** A category that needs a registered seller is used on a line, an allowance or a charge. */
function needsRegistration(root: XmlElement): boolean {
  const isUsed = (category: XmlElement) =>
    category.values('cbc:ID').some((code) => REGISTERED_CATEGORIES.has(code));
  const allowances = root
    .all('cac:AllowanceCharge')
    .filter((one) => one.values('cbc:ChargeIndicator').some((v) => v === 'true' || v === 'false'));
  return (
    allowances.some((one) => one.all('cac:TaxCategory').some(isUsed)) ||
    LINES.some((line) => root.all(`${line}/cac:Item/cac:ClassifiedTaxCategory`).some(isUsed))
  );
}

const CORRECTION: ReadonlySet<string> = new Set(['384']);

const FILE = 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject';

/** No two embedded documents have the same file name. */
function hasDistinctFiles(root: XmlElement): boolean {
  const seen = new Set<string>();
  for (const document of root.all('cac:AdditionalDocumentReference')) {
    const names = document
      .all(FILE)
      .map((object) => object.attribute('filename'))
      .filter((name) => name !== undefined);
    if (names.some((name) => seen.has(name))) return false;
    names.forEach((name) => seen.add(name));
  }
  return true;
}

const isCreditorId = (id: XmlElement) => id.attribute('schemeID') === 'SEPA';

function documentRules(variant: GermanVariant): Record<string, Check> {
  const { id } = variant;
  const mandate = 'cac:PaymentMeans/cac:PaymentMandate';
  return {
    [id('1')]: present('cac:PaymentMeans'),
    [id('15')]: filled('cbc:BuyerReference'),
    [id('16')]: rule(
      'required',
      [`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, 'cac:TaxRepresentativeParty'],
      (root) =>
        !needsRegistration(root) ||
        root.has('cac:TaxRepresentativeParty') ||
        root.values(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`).some(hasText),
    ),
    [id('17')]: warning(rule('code', TYPES, (root) => hasType(root, INVOICE_TYPES))),
    [id('18')]: rule('other', 'cac:PaymentTerms/cbc:Note', (root) =>
      root
        .all('cac:PaymentTerms')
        .flatMap((terms) => terms.values('cbc:Note').slice(0, 1))
        .every(hasGoodDiscounts),
    ),
    [id('22')]: rule(
      'cardinality',
      `cac:AdditionalDocumentReference/${FILE}/@filename`,
      hasDistinctFiles,
    ),
    [id('26')]: warning(
      rule(
        'required',
        'cac:BillingReference/cac:InvoiceDocumentReference',
        (root) =>
          !hasType(root, CORRECTION) ||
          root.has('cac:BillingReference/cac:InvoiceDocumentReference'),
      ),
    ),
    [id('30')]: rule(
      'required',
      [`${SELLER}/cac:PartyIdentification/cbc:ID`, 'cac:PayeeParty/cac:PartyIdentification/cbc:ID'],
      (root) =>
        !root.has(mandate) ||
        [SELLER, 'cac:PayeeParty'].some((party) =>
          root.all(`${party}/cac:PartyIdentification/cbc:ID`).some(isCreditorId),
        ),
    ),
    [id('31')]: rule(
      'required',
      `${mandate}/cac:PayerFinancialAccount/cbc:ID`,
      (root) => !root.has(mandate) || root.has(`${mandate}/cac:PayerFinancialAccount/cbc:ID`),
    ),
  };
}

/** Below either document element. */
function inDocuments(path: string): readonly string[] {
  return [`/Invoice/${path}`, `/CreditNote/${path}`];
}

function paymentContexts({ id, when }: GermanVariant): Context[] {
  const account = 'cac:PayeeFinancialAccount';
  const payer = 'cac:PaymentMandate/cac:PayerFinancialAccount';
  const context = (codes: readonly string[], rules: Record<string, Check>): Context =>
    on(
      inDocuments('cac:PaymentMeans'),
      (means, invoice) => (!when || when(means, invoice)) && hasCode(means, codes),
      rules,
    );
  const isIbanFor = (code: string, path: string) =>
    warning(
      rule(
        'identifier',
        path,
        (means) => !hasCode(means, [code]) || isIbanByRule(means.text(path)),
      ),
    );
  return [
    context(['30', '58'], {
      [id('19')]: isIbanFor('58', `${account}/cbc:ID`),
      [id('23-a')]: present(account),
      [id('23-b')]: unused('cac:CardAccount', 'cac:PaymentMandate'),
    }),
    context(['48', '54', '55'], {
      [id('24-a')]: present('cac:CardAccount'),
      [id('24-b')]: unused(account, 'cac:PaymentMandate'),
    }),
    context(['59'], {
      [id('20')]: isIbanFor('59', `${payer}/cbc:ID`),
      [id('25-a')]: present('cac:PaymentMandate'),
      [id('25-b')]: unused(account, 'cac:CardAccount'),
    }),
  ];
}

function addressContext(
  path: string,
  [city, zone]: readonly [string, string],
  { id, when }: GermanVariant,
): Context {
  return on(inDocuments(path), when, {
    [id(city)]: filled('cbc:CityName'),
    [id(zone)]: filled('cbc:PostalZone'),
  });
}

/** The rules that XRechnung and the German rules of Peppol have in common. */
export function germanPattern(
  variant: GermanVariant,
  moreDocumentRules: Record<string, Check> = {},
): Pattern {
  const { id, externalId, when } = variant;
  return [
    on(['/Invoice', '/CreditNote'], when, { ...documentRules(variant), ...moreDocumentRules }),
    on(inDocuments('cac:AccountingSupplierParty'), when, {
      [id('2')]: present('cac:Party/cac:Contact'),
    }),
    addressContext(`${SELLER}/cac:PostalAddress`, ['3', '4'], variant),
    on(inDocuments(`${SELLER}/cac:Contact`), when, {
      [id('5')]: filled('cbc:Name'),
      [id('6')]: filled('cbc:Telephone'),
      [id('7')]: filled('cbc:ElectronicMail'),
      [id('27')]: warning(
        rule('other', 'cbc:Telephone', (contact) => hasThreeDigits(contact.text('cbc:Telephone'))),
      ),
      [id('28')]: warning(
        rule('other', 'cbc:ElectronicMail', (contact) =>
          isEmail(contact.text('cbc:ElectronicMail')),
        ),
      ),
    }),
    addressContext(`${BUYER}/cac:PostalAddress`, ['8', '9'], variant),
    addressContext('cac:Delivery/cac:DeliveryLocation/cac:Address', ['10', '11'], variant),
    ...paymentContexts(variant),
    on(inDocuments('cac:AdditionalDocumentReference/cac:Attachment/cac:ExternalReference'), when, {
      [externalId]: warning(
        rule('other', 'cbc:URI', (reference) => isUrl(reference.text('cbc:URI'))),
      ),
    }),
    on(inDocuments('cac:TaxTotal/cac:TaxSubtotal'), when, {
      [id('14')]: filled('cac:TaxCategory/cbc:Percent'),
    }),
  ];
}

/** A payment means whose code, blanks at its ends not counted, is one of these. */
function hasCode(means: XmlElement, codes: readonly string[]): boolean {
  return codes.includes(normalize(onlyText(means, 'cbc:PaymentMeansCode')));
}
