import { parseCashDiscount } from '../../../invoice/cash-discount';
import { isIban } from '../../../invoice/iban';
import { checkLeitwegId } from '../../../invoice/leitweg-id';
import type { InvoiceDocument } from './document';
import { rule, type Rule } from './rule';

const TYPE_CODES = ['326', '380', '381', '384', '389', '875', '876', '877'];
const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const TAXED = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];
const LEITWEG_SCHEME = '0204';

/** Rule number, codes of payment means, the group they need, the groups they exclude. */
const PAYMENT: readonly [
  number: string,
  codes: readonly string[],
  needed: PaymentGroup,
  excluded: readonly PaymentGroup[],
][] = [
  ['23', ['30', '58'], 'BG-17', ['BG-18', 'BG-19']],
  ['24', ['48', '54', '55'], 'BG-18', ['BG-17', 'BG-19']],
  ['25', ['59'], 'BG-19', ['BG-17', 'BG-18']],
];

type PaymentGroup = 'BG-17' | 'BG-18' | 'BG-19';

function hasPayment(document: InvoiceDocument, group: PaymentGroup): boolean {
  // CII has no element for BG-19: its terms stand in several places.
  return group === 'BG-19'
    ? document.has('BG-19') || document.has('BT-89') || document.has('BT-91')
    : document.has(group);
}

function paymentRules(): Rule[] {
  return PAYMENT.flatMap(([number, codes, needed, excluded]) => {
    const applies = (document: InvoiceDocument) =>
      document.values('BT-81').some((code) => codes.includes(code));
    return [
      rule(`BR-DE-${number}-a`, (document) =>
        applies(document) && !hasPayment(document, needed) ? `${needed} is missing` : null,
      ),
      rule(`BR-DE-${number}-b`, (document) => {
        const wrong = applies(document) && excluded.find((group) => hasPayment(document, group));
        return wrong ? `${wrong} must not stand with BT-81 ${codes.join(', ')}` : null;
      }),
    ];
  });
}

/** Rules of XRechnung 3.0 that ask for more than the presence of one term. */
export const xrechnungRules: readonly Rule[] = [
  rule('BR-DE-16', (document) => {
    const taxed = ['BT-95', 'BT-102', 'BT-151']
      .flatMap((term) => document.values(term))
      .some((code) => TAXED.includes(code));
    return taxed && !['BT-31', 'BT-32', 'BG-11'].some((term) => document.has(term))
      ? 'BT-31, BT-32 or BG-11 is missing'
      : null;
  }),
  rule('BR-DE-17', (document) => {
    const code = document.value('BT-3') ?? '';
    return TYPE_CODES.includes(code) ? null : `BT-3 ${code} is not for XRechnung`;
  }),
  {
    id: 'BR-DE-18',
    check: (document) =>
      parseCashDiscount(document.raw('BT-20') ?? '').problems.map(({ code, text }) =>
        code === 'pattern' ? `"${text}" does not fit the pattern` : `no newline after "${text}"`,
      ),
  },
  rule('BR-DE-19', (document) => {
    const wrong =
      document.value('BT-81') === '58' && document.values('BT-84').find((iban) => !isIban(iban));
    return wrong ? `BT-84 ${wrong} is not an IBAN` : null;
  }),
  rule('BR-DE-20', (document) => {
    const wrong =
      document.value('BT-81') === '59' && document.values('BT-91').find((iban) => !isIban(iban));
    return wrong ? `BT-91 ${wrong} is not an IBAN` : null;
  }),
  rule('BR-DE-21', (document) =>
    document.value('BT-24') === SPECIFICATION ? null : 'BT-24 is not the identifier of XRechnung',
  ),
  rule('BR-DE-22', (document) => {
    const names = document.values('BT-125-2');
    return new Set(names).size === names.length ? null : 'BT-125-2 occurs twice';
  }),
  ...paymentRules(),
  rule('BR-DE-26', (document) =>
    document.value('BT-3') === '384' && !document.has('BG-3') ? 'BG-3 is missing' : null,
  ),
  rule('BR-DE-27', (document) =>
    (document.value('BT-42') ?? '').replace(/\D/g, '').length >= 3
      ? null
      : 'BT-42 has fewer than three digits',
  ),
  rule('BR-DE-28', (document) =>
    /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(document.value('BT-43') ?? '')
      ? null
      : 'BT-43 is not an e-mail address',
  ),
  rule('BR-DE-30', (document) =>
    hasPayment(document, 'BG-19') && !document.has('BT-90') ? 'BT-90 is missing' : null,
  ),
  rule('BR-DE-31', (document) =>
    hasPayment(document, 'BG-19') && !document.has('BT-91') ? 'BT-91 is missing' : null,
  ),
  rule('BR-DE-TMP-32', (document) =>
    document.has('BT-72') ||
    document.has('BG-14') ||
    document.groups('BG-25').every((line) => document.has('BG-26', line))
      ? null
      : 'BT-72, BG-14 or BG-26 is missing',
  ),
  rule('LEITWEG-ID', (document) => {
    // No rule of the validators: they accept any text. Ours, so that no page prints a wrong ID.
    if (document.value('BT-49-1') !== LEITWEG_SCHEME) return null;
    const wrong = ['BT-10', 'BT-49']
      .map((term) => document.value(term) ?? '')
      .find((value) => !checkLeitwegId(value).valid);
    return wrong === undefined ? null : `"${wrong}" is not a Leitweg-ID`;
  }),
];
