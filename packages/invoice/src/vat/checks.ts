import { isZero, number, vatCountry } from '../notes/checks';
import type { InvoiceXml } from '../reading/invoice-xml';
import { inGroup, type Reading } from '../view/reading';
import type { Group, TermValue } from '../view/semantic';
import { MARGIN_WORDS, textsWith, UNTAXED } from './kinds';

/** `unknown` where nobody can tell from the XML. */
export type VatState = 'there' | 'missing' | 'unknown';

export interface VatReading extends Reading {
  readonly invoice: InvoiceXml;
  readonly kinds: ReadonlySet<string>;
}

interface Answer {
  readonly state: VatState;
  /** The values that it follows from. */
  readonly found: readonly TermValue[];
}

/** Decides on one item; undefined where nothing asks for it in this invoice. */
type VatCheck = (reading: VatReading) => Answer | undefined;

const answer = (state: VatState, found: readonly TermValue[] = []): Answer => ({ state, found });

const values = ({ all }: Reading, terms: string) => terms.split(' ').flatMap((term) => all(term));

/** There where one of the terms is. */
const oneOf =
  (terms: string): VatCheck =>
  (reading) => {
    const found = values(reading, terms);
    return answer(found.length > 0 ? 'there' : 'missing', found);
  };

/** A post code and a town without a street reach bulk recipients alone. */
const party =
  (name: string, streets: string, code: string, town: string): VatCheck =>
  (reading) => {
    const has = (terms: string) => values(reading, terms).length > 0;
    const found = values(reading, [name, streets, code, town].join(' '));
    if (!has(name) || !has(town)) return answer('missing', found);
    if (has(streets)) return answer('there', found);
    return answer(has(code) ? 'unknown' : 'missing', found);
  };

/** A VAT ID; a German one may be that of a small business. */
const VAT_ID = /^(?:DE ?\d{9}(?:-?EX)?|(?!DE)[A-Z]{2} ?[\dA-Z+*.]{2,13}(?:-EX)?)$/i;
const hasTaxNumberForm = (value: string) => /^\d{10,13}$/.test(value.replace(/[\s/.-]/g, ''));

const taxNumber: VatCheck = (reading) => {
  const found = values(reading, 'BT-31 BT-32');
  const isRight = ({ id, value }: TermValue) =>
    id === 'BT-31' ? VAT_ID.test(value) : hasTaxNumberForm(value);
  if (found.some(isRight)) return answer('there', found);
  return answer(found.length > 0 ? 'unknown' : 'missing', found);
};

/** Names that refer to something else, or to nothing. */
const EMPTY_NAME =
  /^(?:(?:siehe|s\.|laut|lt\.?|gemäß|gem\.|wie|see|as per|according to|as)\s+(?:\S+\s+)?(?:anlage|anhang|lieferschein|angebot|auftrag|vertrag|vereinbarung|vereinbart|besprochen|attachment|annex|delivery note|quote|order|contract|agreed)[\s\w./-]*|diverse[rs]?|verschiedenes|sundries|miscellaneous|various|[\d\s./-]+)$/i;

const description: VatCheck = ({ groups }) => {
  const lines = groups('BG-25').map((line) => ({
    quantity: inGroup(line, 'BT-129'),
    texts: ['BT-153', 'BT-154', 'BT-127'].flatMap((term) => inGroup(line, term) ?? []),
  }));
  const isWanting = ({ quantity, texts }: (typeof lines)[number]) =>
    !quantity || texts.every(({ value }) => EMPTY_NAME.test(value.trim()));
  const wanting = lines.filter(isWanting);
  const shown = (wanting.length > 0 ? wanting : lines).flatMap(({ texts }) => texts.slice(0, 1));
  return answer(lines.length === 0 || wanting.length > 0 ? 'missing' : 'unknown', shown);
};

const MONTHS =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December';
const SUPPLY_WORDS =
  /\b(?:liefer|leistungs|bearbeitungs|abrechnungs|ausführungs|versand)(?:datum|zeitraum|zeitpunkt|monat|tag)\b|(?:geliefert|erbracht|ausgeführt|lieferung|leistung)[^.]{0,30}\d{1,2}[./]\d{2,4}|\bdate of (?:supply|delivery)|(?:delivered|supplied|performed|rendered) (?:on|in) /i;
const MONTH = new RegExp(`(?<!\\bStand:? |\\bas of )\\b(?:${MONTHS}) \\d{4}\\b`, 'i');

const supplyTime: VatCheck = (reading) => {
  const { kinds, groups } = reading;
  const header = values(reading, 'BT-72 BT-73 BT-74');
  if (header.length > 0) return answer('there', header);
  const ofLines = values(reading, 'BT-134 BT-135');
  const hasPeriod = (line: Group) => inGroup(line, 'BT-134') ?? inGroup(line, 'BT-135');
  if (ofLines.length > 0) {
    return answer(groups('BG-25').every(hasPeriod) ? 'there' : 'unknown', ofLines);
  }
  const told = [
    ...textsWith(reading, SUPPLY_WORDS),
    ...textsWith(reading, MONTH, ['BT-22', 'BT-127', 'BT-153', 'BT-154']),
  ];
  if (told.length > 0) return answer('unknown', told);
  // A correction gives what was wrong, and refers to the invoice for the rest (§ 31 (5) UStDV).
  const corrected = kinds.has('correction') ? reading.all('BT-25') : [];
  return answer(corrected.length > 0 ? 'unknown' : 'missing', corrected);
};

const advanceReceipt: VatCheck = ({ all }) => {
  const paid = all('BT-113').filter(({ value }) => !isZero(value));
  return paid.length > 0 ? answer('unknown', paid) : undefined;
};

/** Category and rate, by which lines and the VAT breakdown belong together. */
const rateKey = (category: string, rate: string | undefined) =>
  `${category} ${number(rate)?.toString() ?? ''}`.replace(/ 0$/, ' ');

const consideration: VatCheck = (reading) => {
  const { groups } = reading;
  const breakdown = groups('BG-23').filter((group) => inGroup(group, 'BT-116'));
  const known = new Set(
    breakdown.map((group) =>
      rateKey(inGroup(group, 'BT-118')?.value ?? '', inGroup(group, 'BT-119')?.value),
    ),
  );
  const isKnown = (line: Group) =>
    known.has(rateKey(inGroup(line, 'BT-151')?.value ?? '', inGroup(line, 'BT-152')?.value));
  const found = values(reading, 'BT-116');
  return answer(known.size > 0 && groups('BG-25').every(isKnown) ? 'there' : 'missing', found);
};

const REDUCTION = /skonto|rabatt|bonus|nachlass|(?:cash|trade) discount|rebate/i;
const NO_REDUCTION =
  /\b(?:ohne|kein|keine|keinen|no)\s+(?:skonto|rabatt|bonus|nachlass|(?:cash )?discount)/i;

const reductions: VatCheck = (reading) => {
  const told = textsWith(reading, REDUCTION, ['BT-20', 'BT-22']).filter(
    ({ value }) => !NO_REDUCTION.test(value),
  );
  // A reference to the agreement is enough (§ 31 (1) UStDV).
  const isTold = told.every(({ value }) => /\d|vereinbarung|agreement/i.test(value));
  const found = [...values(reading, 'BT-92 BT-136'), ...told];
  if (!isTold) return answer('missing', told);
  return answer(found.length > 0 ? 'there' : 'unknown', found);
};

const categoryOf = (group: Group) => inGroup(group, 'BT-118')?.value ?? '';

const tax: VatCheck = (reading) => {
  const taxed = reading.groups('BG-23').filter((group) => !UNTAXED.has(categoryOf(group)));
  if (taxed.length === 0) return undefined;
  const terms = reading.kinds.has('small-amount') ? ['BT-119'] : ['BT-119', 'BT-117'];
  const isWhole = taxed.every((group) => terms.every((term) => inGroup(group, term)));
  const found = taxed.flatMap((group) => terms.flatMap((term) => inGroup(group, term) ?? []));
  return answer(isWhole ? 'there' : 'missing', found);
};

const EXEMPTION_WORDS =
  /steuerfrei|steuerbefrei|steuerbar|kleinunternehm|small business|exempt|outside (?:the )?scope|zero.rated|§\s*(?:4|6|6a|12|19)\b/i;

const exemption: VatCheck = (reading) => {
  const { kinds } = reading;
  const untaxed = reading.groups('BG-23').filter((group) => {
    const category = categoryOf(group);
    return UNTAXED.has(category) && category !== 'AE' && !(category === 'E' && kinds.has('margin'));
  });
  if (untaxed.length === 0) return undefined;
  const elsewhere = textsWith(reading, EXEMPTION_WORDS);
  const answers = untaxed.map((group): Answer => {
    const text = inGroup(group, 'BT-120');
    const code = inGroup(group, 'BT-121');
    if (text) return answer('there', [text]);
    if (elsewhere.length > 0) return answer('there', elsewhere);
    if (code) return answer('unknown', [code]);
    return answer(categoryOf(group) === 'Z' ? 'unknown' : 'missing');
  });
  const worst = (['missing', 'unknown'] as const).find((state) =>
    answers.some((one) => one.state === state),
  );
  return answer(
    worst ?? 'there',
    answers.flatMap(({ found }) => found),
  );
};

const BUILDING_WORK =
  /\bbauarbeit|bauleistung|renovier|sanier|malerarbeit|dacharbeit|fliesenarbeit|gartenarbeit|building work|renovation/i;

const keeping: VatCheck = (reading) => {
  const works = textsWith(reading, BUILDING_WORK);
  if (works.length === 0 || reading.text('BT-48') !== '') return undefined;
  const told = textsWith(reading, /aufbewahr|keep this invoice/i);
  return told.length > 0 ? answer('there', told) : answer('unknown', works);
};

/** Words of a note: there with the words, unknown with something else in their place. */
const words =
  (pattern: RegExp, otherwise: string): VatCheck =>
  (reading) => {
    const told = textsWith(reading, pattern);
    if (told.length > 0) return answer('there', told);
    const found = values(reading, otherwise);
    return answer(found.length > 0 ? 'unknown' : 'missing', found);
  };

/** Words of other official languages are those of the letter of 25 October 2013. */
const SELF_BILLING_WORDS =
  /gutschrift|self-billing|autofacturation|autofattura|facturaci[oó]n por el destinatario|factuur uitgereikt door afnemer|samofakturowanie|självfakturering|selvfakturering/i;
const REVERSE_CHARGE_WORDS =
  /steuerschuldnerschaft des leistungsempf[äa]e?ngers|reverse charge|autoliquidation|inversione contabile|inversi[oó]n del sujeto pasivo|btw verlegd|odwrotne obci[aą]żenie|omvend[t]? betalingspligt|omvänd betalningsskyldighet/i;

const vatNumbers: VatCheck = (reading) => {
  const seller = values(reading, 'BT-31 BT-63');
  const buyer = reading.all('BT-48');
  const states = new Set(seller.map(({ value }) => vatCountry(value)));
  const isFrom = ({ value }: TermValue) => !states.has(vatCountry(value));
  const isWhole = seller.length > 0 && buyer.some(isFrom);
  return answer(isWhole ? 'there' : 'missing', [...seller, ...buyer]);
};

const vehicle: VatCheck = (reading) => {
  const told = textsWith(reading, /neufahrzeug|new vehicle|fahrgestellnummer|\b(?:FIN|VIN)\b/i);
  return told.length > 0 ? answer('unknown', told) : undefined;
};

const triangle: VatCheck = (reading) => {
  const told = textsWith(reading, /dreiecksgesch|triangular/i);
  return told.length > 0
    ? answer(vatNumbers(reading)?.state ?? 'missing', [...told, ...reading.all('BT-48')])
    : undefined;
};

const ADVANCE_WORDS = /abschlag|anzahlung|vorauszahlung|teilrechnung|advance|deposit|prepayment/i;

const advances: VatCheck = (reading) => {
  const { invoice } = reading;
  const paid = values(reading, 'BT-113');
  // Only the profile EXTENDED of Factur-X has a place for the VAT on an advance.
  const isTaxed = invoice
    .named('ram:IncludedTradeTax')
    .some(({ parent }) => parent?.name === 'ram:SpecifiedAdvancePayment');
  if (isTaxed) return answer('there', paid);
  if (reading.all('BT-125').length > 0)
    return answer('unknown', [...paid, ...values(reading, 'BT-123')]);
  const told = [...reading.all('BT-25'), ...textsWith(reading, ADVANCE_WORDS)];
  return answer(told.length > 0 ? 'missing' : 'unknown', [...paid, ...told]);
};

const preceding: VatCheck = (reading) => {
  const named = reading.all('BT-25');
  if (named.length > 0) return answer('there', named);
  const period = reading.text('BT-3') === '384' ? [] : values(reading, 'BT-73 BT-74');
  return answer(period.length > 0 ? 'unknown' : 'missing', period);
};

/** The checks by the id of their item in `data/vat-data.json`. */
export const VAT_CHECKS: Readonly<Record<string, VatCheck>> = {
  seller: party('BT-27', 'BT-35 BT-36 BT-162', 'BT-38', 'BT-37'),
  buyer: party('BT-44', 'BT-50 BT-51 BT-163', 'BT-53', 'BT-52'),
  'tax-number': taxNumber,
  'issue-date': oneOf('BT-2'),
  number: oneOf('BT-1'),
  description,
  'supply-time': supplyTime,
  'advance-receipt': advanceReceipt,
  consideration,
  total: oneOf('BT-112'),
  reductions,
  tax,
  exemption,
  keeping,
  'self-billing': words(SELF_BILLING_WORDS, 'BT-3'),
  'vat-numbers': vatNumbers,
  'reverse-charge': words(REVERSE_CHARGE_WORDS, 'BT-120 BT-121'),
  vehicle,
  triangle,
  margin: words(MARGIN_WORDS, 'BT-121'),
  advances,
  preceding,
};

/** VAT that is shown beside a category without VAT, which whoever shows it owes (§ 14c UStG). */
export const undueTax = ({ groups }: Reading): readonly TermValue[] =>
  groups('BG-23')
    .filter((group) => UNTAXED.has(categoryOf(group)))
    .flatMap((group) => inGroup(group, 'BT-117') ?? [])
    .filter(({ value }) => !isZero(value));
