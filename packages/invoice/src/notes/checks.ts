import unitData from '../../data/codes/units.json';
import { Decimal } from '../decimals/decimal';
import { checkLeitwegId, parseLeitwegId } from '../leitweg-id';
import { inGroup, type Reading } from '../view/reading';
import type { Group, TermValue } from '../view/semantic';

interface DatedReading extends Reading {
  /** Today as `2026-11-26`. */
  readonly today: string;
}

/** Places that a check finds odd: the values themselves. */
type NoteCheck = (reading: DatedReading) => readonly Pick<TermValue, 'element' | 'value'>[];

const DAY = 86_400_000;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

/** Terms by what people write in them, so that a fact is looked for wherever it can stand. */
const NAMES = 'BT-27 BT-28 BT-44 BT-45 BT-59 BT-62 BT-70';
const CITIES = 'BT-37 BT-52 BT-66 BT-77';
const STREETS = 'BT-35 BT-36 BT-50 BT-51 BT-64 BT-65 BT-75 BT-76';
const CONTACTS = 'BT-41 BT-56';
const PHONES = 'BT-42 BT-57';
const MAILS = 'BT-43 BT-58';
const REFERENCES = 'BT-1 BT-10 BT-11 BT-12 BT-13 BT-14 BT-15 BT-16 BT-17 BT-19 BT-25 BT-46 BT-83';
const ITEMS = 'BT-153 BT-154';
const TEXTS = 'BT-20 BT-22 BT-127';

const matching =
  (terms: string, pattern: RegExp): NoteCheck =>
  ({ all }) =>
    terms.split(' ').flatMap((term) => all(term).filter(({ value }) => pattern.test(value)));

/** Values of a term for which the other values of the invoice are odd. */
const when =
  (term: string, isOdd: (value: string, reading: DatedReading) => boolean): NoteCheck =>
  (reading) =>
    reading.all(term).filter(({ value }) => isOdd(value, reading));

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const same = (term: string, other: string) =>
  when(term, (value, { text }) => value !== '' && value === text(other));

export const number = (value: string | undefined): Decimal | null => {
  try {
    return value === undefined || value === '' ? null : Decimal.parse(value);
  } catch {
    return null;
  }
};
const isNegative = (value: string) => (number(value)?.compare(Decimal.ZERO) ?? 0) < 0;
export const isZero = (value: string) => number(value)?.equals(Decimal.ZERO) ?? false;

const sumIn = (group: Group, id: string, term: string) =>
  Decimal.sum(
    group.groups
      .filter((one) => one.id === id)
      .flatMap(({ values }) => values.filter((value) => value.id === term))
      .flatMap(({ value }) => number(value) ?? []),
  );

const SLACK = Decimal.parse('0.02');
/** Forints are rounded to the unit. */
const HUF_SLACK = Decimal.parse('0.5');

/** Quantity times price does not give the amount of the line. */
const lineAmount: NoteCheck = ({ groups, text }) => {
  const slack = text('BT-5') === 'HUF' ? HUF_SLACK : SLACK;
  return groups('BG-25').flatMap((line) => {
    const amount = inGroup(line, 'BT-131');
    const quantity = number(inGroup(line, 'BT-129')?.value);
    const price = number(inGroup(line, 'BT-146')?.value);
    const given = number(amount?.value);
    const base = number(inGroup(line, 'BT-149')?.value) ?? Decimal.ONE;
    if (!amount || !quantity || !price || !given || base.equals(Decimal.ZERO)) return [];
    // A gross price without a discount has a tax in it that is none of EN 16931, as of insurances.
    const gross = inGroup(line, 'BT-147') ? null : number(inGroup(line, 'BT-148')?.value);
    const isExpected = (one: Decimal) =>
      quantity
        .times(one)
        .dividedBy(base)
        .minus(sumIn(line, 'BG-27', 'BT-136'))
        .plus(sumIn(line, 'BG-28', 'BT-141'))
        .minus(given)
        .abs()
        .compare(slack) <= 0;
    return isExpected(price) || (gross && isExpected(gross)) ? [] : [amount];
  });
};

const TRAPS: ReadonlySet<string> = new Set(
  unitData.traps.filter(({ valid }) => valid).map(({ code }) => code),
);

const isIban = (value: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value.replace(/\s/g, ''));

function isIbanRight(value: string): boolean {
  const iban = value.replace(/\s/g, '');
  const digits = [...iban.slice(4), ...iban.slice(0, 4)]
    .map((one) => parseInt(one, 36).toString())
    .join('');
  return BigInt(digits) % 97n === 1n;
}

/** Check digit of a German VAT number (ISO 7064, MOD 11,10). */
function isGermanVatRight(value: string): boolean {
  let product = 10;
  for (const digit of value.slice(2, 10)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(value[10]);
}

const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };
export const vatCountry = (value: string) => PREFIXES[value.slice(0, 2)] ?? value.slice(0, 2);

const vatOf = (country: string) =>
  when('BT-31', (value, { text }) => {
    const given = text(country);
    return /^[A-Z]{2}/.test(value) && given !== '' && vatCountry(value) !== given;
  });

/** Member states of the EU. */
export const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export const hasCategory = ({ all }: Reading, code: string) =>
  all('BT-118').some(({ value }) => value === code);

const addressIs =
  (scheme: string, form: RegExp): NoteCheck =>
  (reading) =>
    ['34', '49'].flatMap((term) =>
      reading
        .all(`BT-${term}`)
        .filter(
          ({ value }) =>
            reading.text(`BT-${term}-1`) === scheme && !form.test(value.replace(/ /g, '')),
        ),
    );

const repeatedLines: NoteCheck = ({ groups }) => {
  const seen = new Set<string>();
  return groups('BG-25').flatMap((line) => {
    const terms = ['BT-153', 'BT-154', 'BT-155', 'BT-129', 'BT-131', 'BT-127', 'BT-132', 'BT-134'];
    const key = terms.map((term) => inGroup(line, term)?.value ?? '').join('|');
    const amount = inGroup(line, 'BT-131');
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated && amount && !isZero(amount.value) ? [amount] : [];
  });
};

/** A text names an attachment, or nothing but another document, as the description of a supply. */
const ATTACHED =
  /\b(?:siehe|laut|lt\.|gemäß|gem\.|see|as per) (?:beiliegend\w* |beigefügt\w* |the )?(?:Anlage|Anhang|attachment|annex)(?![\p{L}\d])/iu;
const REFERS =
  /^(?:siehe|laut|lt\.|gemäß|gem\.|wie|see|as per|as|according to)\s+(?:\p{L}+\s+)?(?:anlage|anhang|lieferschein|angebot|auftrag|bestellung|vertrag|vereinbart|besprochen|vereinbarung|attachment|annex|delivery note|offer|order|contract|agreed|agreement)(?![\p{L}-])[\s\w./-]{0,20}$/iu;

/** Amounts that a text names as the total, or as what is to be paid. */
const TOTAL =
  /\b(?:gesamtbetrag|rechnungsbetrag|endbetrag|zahlbetrag|gesamtsumme|invoice total|total amount|amount due)\b[^\d\n]{0,20}(\d{1,3}(?:[., ]\d{3})*[.,]\d\d)(?!\d|\s*%)/gi;
const amountOf = (text: string) => `${text.slice(0, -3).replace(/\D/g, '')}.${text.slice(-2)}`;

/** No total of the invoice is an amount that a text names as one; discounts have amounts of their own. */
const otherTotal: NoteCheck = ({ all, text }) => {
  const totals = ['BT-106', 'BT-109', 'BT-112', 'BT-113', 'BT-115'].map((term) =>
    number(text(term)),
  );
  return TEXTS.split(' ')
    .flatMap((term) => all(term))
    .filter(({ value }) => !/skonto|discount/i.test(value))
    .filter(({ value }) =>
      [...value.matchAll(TOTAL)].some(([, amount = '']) => {
        const named = number(amountOf(amount));
        return named && !totals.some((total) => total?.abs().equals(named));
      }),
    );
};

/** Types (BT-3) of credit notes. */
export const CREDIT_NOTES: ReadonlySet<string> = new Set([
  '381',
  '396',
  '81',
  '83',
  '532',
  '261',
  '262',
]);

/** The checks by the id of their sentence in `data/notes.json`. */
export const CHECKS: Readonly<Record<string, NoteCheck>> = {
  'line-amount': lineAmount,
  'unit-trap': when('BT-130', (value) => TRAPS.has(value)),
  'due-before-issue': when('BT-9', (value, { text }) => days(text('BT-2'), value) < 0),
  'due-far': when('BT-9', (value, { text }) => days(text('BT-2'), value) > 366),
  'delivery-far': when('BT-72', (value, { text }) => Math.abs(days(text('BT-2'), value)) > 366),
  'issue-in-future': when('BT-2', (value, { today }) => days(today, value) > 1),
  'issue-long-ago': when('BT-2', (value) => value < '2000-01-01'),
  'leitweg-check': when(
    'BT-10',
    (value) =>
      parseLeitwegId(value)?.fine !== undefined &&
      /^\d{2,12}-[A-Z0-9]{1,30}-\d{2}$/.test(value) &&
      !checkLeitwegId(value).valid,
  ),
  'leitweg-differs': when(
    'BT-10',
    (value, { text }) =>
      text('BT-49-1') === '0204' && checkLeitwegId(value).valid && value !== text('BT-49'),
  ),
  'iban-check': when('BT-84', (value) => isIban(value) && !isIbanRight(value)),
  'iban-country': when('BT-84', (value, { text }) => {
    const seller = text('BT-40');
    return isIban(value) && seller !== '' && !value.startsWith(seller);
  }),
  'bic-country': when('BT-86', (value, { text }) => {
    const iban = text('BT-84');
    return (
      /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value) &&
      isIban(iban) &&
      value.slice(4, 6) !== iban.slice(0, 2)
    );
  }),
  'vat-country': vatOf('BT-40'),
  'vat-form': matching('BT-31 BT-48', /^DE(?!\s*\d{9}$)/),
  'vat-check': (reading) =>
    ['BT-31', 'BT-48'].flatMap((term) =>
      reading.all(term).filter(({ value }) => /^DE\d{9}$/.test(value) && !isGermanVatRight(value)),
    ),
  'buyer-is-seller': (reading) => [
    ...same('BT-48', 'BT-31')(reading),
    ...reading
      .all('BT-44')
      .filter(
        ({ value }) => folded(value) !== '' && folded(value) === folded(reading.text('BT-27')),
      ),
  ],
  'attachment-named': (reading) =>
    reading.all('BT-125').length + reading.all('BT-124').length > 0
      ? []
      : matching(`${TEXTS} ${ITEMS}`, ATTACHED)(reading),
  'description-refers': (reading) =>
    reading.groups('BG-25').flatMap((line) => {
      const name = inGroup(line, 'BT-153');
      const isTold = (inGroup(line, 'BT-154')?.value ?? name?.value) !== name?.value;
      return name && !isTold && REFERS.test(name.value.trim()) ? [name] : [];
    }),
  'paid-in-text': (reading) =>
    (number(reading.text('BT-115'))?.compare(Decimal.ZERO) ?? 0) > 0
      ? matching(
          TEXTS,
          /\b(?:(?:bereits|schon|vollständig) (?:bezahlt|beglichen|gezahlt)|dankend erhalten|already (?:been )?(?:paid|settled)|paid in full)\b/i,
        )(reading)
      : [],
  'total-in-text': otherTotal,
  'item-without-name': matching('BT-153', /^[\d\s./-]+$/),
  'currency-symbol': when(
    'BT-20',
    (value, { text }) =>
      (value.includes('€') && text('BT-5') !== 'EUR') ||
      (/US\$/.test(value) && text('BT-5') !== 'USD'),
  ),
  'test-words': (reading) => [
    ...matching(
      `BT-1 ${NAMES} ${CONTACTS} ${ITEMS} ${TEXTS}`,
      /\b(?:lorem ipsum|testrechnung|musterrechnung|beispielrechnung|dummy|test invoice|max mustermann|bitte löschen|please delete)(?!\p{L})/iu,
    )(reading),
    ...matching('BT-1', /^(?:entwurf|draft|test|probe|vorschau|preview)(?!\p{L})/iu)(reading),
  ],
  placeholder: (reading) => [
    ...matching(
      [REFERENCES, NAMES, STREETS, CITIES, CONTACTS, PHONES, MAILS, ITEMS].join(' '),
      /^\s*(?:n\.?\/?a\.?|null|undefined|none|xxx+|tbd|tba|todo|unbekannt|unknown|keine angabe|k\.\s?a\.|-+|\?+|_+|\.+)\s*$/i,
    )(reading),
    ...matching(PHONES, /^(?=.*\d)[\s0+()/-]*$|^[^\d]*(\d)(?:\D*\1){5,}\D*$/)(reading),
    ...matching(MAILS, /^(?:no-?reply|do-?not-?reply)@/i)(reading),
    ...matching(CITIES, /^\s*\d+\s*$/)(reading),
  ],
  'address-mail': addressIs('EM', /^[^@\s]+@[^@\s]+$/),
  'address-leitweg': addressIs('0204', /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/),
  'address-vat': addressIs('9930', /^DE\d{9}$/i),
  'contact-mail': matching(MAILS, /^[^@]*$|\s|@.*@/),
  postcode: (reading) =>
    [
      ['BT-40', 'BT-38'],
      ['BT-55', 'BT-53'],
    ].flatMap(([country = '', code = '']) =>
      reading.text(country) === 'DE'
        ? reading.all(code).filter(({ value }) => !/^(?:D-?)?\d{5}$/.test(value))
        : [],
    ),
  'german-rate': when(
    'BT-152',
    (value, { text }) =>
      text('BT-40') === 'DE' &&
      ![0, 5, 5.5, 7, 7.8, 9, 10.7, 16, 19].includes(Number(value)) &&
      text('BT-31').startsWith('DE'),
  ),
  'negative-invoice': when(
    'BT-112',
    (value, { text }) => text('BT-3') === '380' && isNegative(value),
  ),
  'negative-credit': when(
    'BT-112',
    (value, { text }) => CREDIT_NOTES.has(text('BT-3')) && isNegative(value),
  ),
  'quantity-zero': when('BT-129', (value) => isZero(value)),
  'repeated-line': repeatedLines,
  'intra-community': when(
    'BT-55',
    (value, reading) =>
      hasCategory(reading, 'K') &&
      (value === reading.text('BT-40') || !EU.has(value)) &&
      (reading.text('BT-80') === '' || reading.text('BT-80') === value),
  ),
  'export-to-eu': when(
    'BT-55',
    (value, reading) =>
      hasCategory(reading, 'G') && EU.has(value) && EU.has(reading.text('BT-80') || value),
  ),
  'prepaid-exceeds': when('BT-113', (value, { text }) => {
    const total = number(text('BT-112'));
    const paid = number(value);
    return (
      total !== null && paid !== null && !isNegative(text('BT-112')) && paid.compare(total) > 0
    );
  }),
  'rounding-large': when('BT-114', (value) => Math.abs(Number(value)) >= 1),
  markup: matching(`${TEXTS} ${ITEMS}`, /<(?:br|p|b|div|span)\s*\/?>|&(?:amp|nbsp|lt|gt);/i),
  mojibake: matching(
    [NAMES, STREETS, CITIES, CONTACTS, ITEMS, TEXTS].join(' '),
    /Ã[¤¶¼Ÿ„–œ]|â‚¬|Â[ §°]/,
  ),
  'reference-is-number': same('BT-10', 'BT-1'),
  'order-is-number': same('BT-13', 'BT-1'),
  'preceding-is-own': same('BT-25', 'BT-1'),
};
