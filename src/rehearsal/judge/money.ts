import { isIbanByRule } from 'edocument-invoice/identifiers';
import { NEEDS_REASON, VATEX_CATEGORY, ZERO_RATED } from '../codes';
import type { Company, Entry } from '../company';
import { foldCaption } from '../lists';
import { isYes, numberOf } from '../read/values';
import { vatNumberProblem } from '../vat-number';
import { each, type Judge, type Judges } from './check';
import { isXRechnung } from './customers';

const CODE = 'payment-means-code';

/** Days of a date formula of days, weeks, months or years, in either language; else undefined. */
function formulaDays(formula: string): number | undefined {
  const [, count, unit = ''] = /^(\d+)\s*([A-Z])$/.exec(formula.toUpperCase()) ?? [];
  const days = { D: 1, T: 1, W: 7, M: 30, J: 365, Y: 365 }[unit];
  return count === undefined || days === undefined ? undefined : Number(count) * days;
}

const discountOf = (entry: Entry): number => numberOf(entry.get('discount')) ?? 0;

const REVERSE: ReadonlySet<string> = new Set(['reversechargevat', 'erwerbsbesteuerung']);
const isReverse = (entry: Entry): boolean => REVERSE.has(foldCaption(entry.get('calculation')));

const categoryOf = (entry: Entry): string => entry.get('tax-category').toUpperCase();

const companyVat = (isAbout: (problem: string) => boolean): Judge =>
  each('company', (entry, company) => {
    const vatNo = entry.get('vat-no');
    const problem = vatNumberProblem(vatNo, company.isoCountry(entry.get('country') || 'DE'));
    return vatNo !== '' && problem !== undefined && isAbout(problem);
  });

/** Numbers of the kind 12/345/67890 or 13 digits, as German tax offices issue them. */
const TAX_NUMBER = /^(?:\d{2,3}\/\d{3,4}\/\d{4,5}|\d{13})$/;

const ibanOf = (entry: Entry): string => entry.get('iban').replace(/\s/g, '').toUpperCase();

const isIban = (iban: string): boolean =>
  isIbanByRule(iban) && (!iban.startsWith('DE') || iban.length === 22);

const needsContact = (entry: Entry): boolean => isXRechnung(entry.option('profile'));

const needsSellerAddress = (entry: Entry): boolean =>
  needsContact(entry) || (entry.option('profile')?.startsWith('Peppol') ?? false);

const hasIban = (company: Company): boolean =>
  company.entries('company').some((entry) => entry.get('iban') !== '');

export const moneyJudges: Judges = {
  'payment-transfer-iban': each(
    'payment-methods',
    (entry, company) => ['30', '58'].includes(entry.get(CODE)) && !hasIban(company),
  ),
  'payment-debit-switch': each(
    'payment-methods',
    (entry) => entry.get(CODE) === '59' && !isYes(entry.get('direct-debit')),
  ),
  'payment-debit-code': each('payment-methods', (entry) => {
    const isDebit = isYes(entry.get('direct-debit'));
    return isDebit && !['', '59', '49', '31'].includes(entry.get(CODE)) ? { fix: '59' } : undefined;
  }),
  'payment-card': each('payment-methods', (entry) => ['48', '54', '55'].includes(entry.get(CODE))),
  'terms-no-date': each('payment-terms', (entry) =>
    discountOf(entry) > 0 && entry.get('discount-date') === ''
      ? { other: entry.get('discount') }
      : undefined,
  ),
  'terms-no-discount': each(
    'payment-terms',
    (entry) => entry.get('discount-date') !== '' && discountOf(entry) === 0,
  ),
  'terms-decimals': each('payment-terms', (entry) => {
    const text = entry.get('discount');
    const discount = numberOf(text);
    const isWritten = discount !== undefined && Number(discount.toFixed(2)) === discount;
    return text !== '' && !(isWritten && discount >= 0 && discount < 100);
  }),
  'terms-later': each('payment-terms', (entry) => {
    const period = formulaDays(entry.get('discount-date'));
    const due = formulaDays(entry.get('due'));
    return period !== undefined && due !== undefined && period > due
      ? { other: entry.get('due') }
      : undefined;
  }),
  'vat-zero': each(
    'vat-posting',
    (entry) => categoryOf(entry) === 'S' && numberOf(entry.get('rate')) === 0,
  ),
  'vat-rate': each('vat-posting', (entry) =>
    ZERO_RATED.has(categoryOf(entry)) && (numberOf(entry.get('rate')) ?? 0) > 0 && !isReverse(entry)
      ? { other: categoryOf(entry) }
      : undefined,
  ),
  'vat-no-clause': each('vat-posting', (entry) =>
    NEEDS_REASON.has(categoryOf(entry)) && entry.get('clause') === ''
      ? { other: categoryOf(entry) }
      : undefined,
  ),
  'vat-clause-forbidden': each('vat-posting', (entry) =>
    ['S', 'Z'].includes(categoryOf(entry)) && entry.get('clause') !== ''
      ? { other: categoryOf(entry) }
      : undefined,
  ),
  'vat-clause-category': each('vat-posting', (entry, company) => {
    const vatex = company.find('vat-clauses', entry.get('clause'))?.get('vatex') ?? '';
    const other = VATEX_CATEGORY.get(vatex);
    return other !== undefined && other !== categoryOf(entry) ? { other } : undefined;
  }),
  'vat-reverse': each(
    'vat-posting',
    (entry) => isReverse(entry) && !['', 'AE', 'K'].includes(categoryOf(entry)),
  ),
  'clause-empty': each(
    'vat-clauses',
    (entry) => entry.get('description') === '' && entry.get('vatex') === '',
  ),
  'company-tax': each(
    'company',
    (entry) => entry.get('vat-no') === '' && entry.get('tax-number') === '',
  ),
  'company-vat': companyVat((problem) => problem !== 'digits'),
  'company-vat-digits': companyVat((problem) => problem === 'digits'),
  'company-iban': each('company', (entry) => ibanOf(entry) !== '' && !isIban(ibanOf(entry))),
  'company-registration': each('company', (entry) => TAX_NUMBER.test(entry.get('registration-no'))),
  'company-swift': each('company', (entry) => {
    const swift = entry.get('swift').replace(/\s/g, '');
    return swift !== '' && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(swift);
  }),
  'profile-contact': each(
    'profiles',
    (entry) => needsContact(entry) && entry.get('seller-contact') === '',
  ),
  'profile-endpoint': each(
    'profiles',
    (entry) => needsSellerAddress(entry) && entry.get('seller-endpoint') === '',
  ),
};
