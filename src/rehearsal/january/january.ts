import { isEmail } from 'edocument-invoice/identifiers';
import { inLocale, type LocaleId, type Localized } from '../../locales';
import { isEInvoice } from '../judge/customers';
import { processFor } from '../judge/lines';
import type { Company, Customer, DocumentKind, Line } from '../company';
import { dayAfter } from '../read/values';
import law from './law.json';

/**
 * The standing of a customer, or of what it is supplied with, as far as is known: a business
 * established in Germany, or abroad with a German establishment that takes part, a legal person
 * without a business, work on property, exempt supplies.
 */
export type Standing = keyof typeof law.standings;

/** The reader's answers about the company and its customers. */
export interface Answers {
  /** Total turnover of the previous year above 800,000 EUR, or not. */
  readonly turnover: 'large' | 'small';
  /** Days in ISO 8601. */
  readonly supply: string;
  readonly sent: string;
  /** The effect of General Setup on customers without a line. */
  readonly otherwise: 'pdf' | 'nothing';
  /** Customers in Germany without a VAT number. */
  readonly withoutVat: 'business' | 'consumer' | 'undecided';
  /** Decisions for VAT business posting groups; they go before the VAT number. */
  readonly groups: Readonly<Record<string, Exclude<Standing, 'abroad' | 'establishment'>>>;
  /** Decisions for single customers by number; they go before everything else. */
  readonly customers: Readonly<Record<string, Exclude<Standing, 'undecided'>>>;
}

/** The document that leaves the company; `unknown` with a format that is none. */
export type Sent = 'e-invoice' | 'pdf' | 'paper' | 'nothing' | 'unknown';
/** The answer of the law. */
export type Lawful = 'yes' | 'no' | 'undecided';

/** One customer on the chosen days. */
export interface Assessment {
  readonly customer: Customer;
  readonly standing: Standing;
  /** The answer of the lists and the other questions, without a decision for this customer. */
  readonly recognised: Standing;
  readonly invoice: Sent;
  readonly memo: Sent;
  readonly lawful: Lawful;
  /** Place of the provision among the periods; absent without a duty. */
  readonly period?: number;
}

interface Period extends Localized<string> {
  readonly supply: readonly string[];
  readonly sent: readonly string[];
  readonly turnover?: string;
  readonly pdf: boolean;
}

const PERIODS: readonly Period[] = law.periods;

const within = (day: string, [first = '', last = '']: readonly string[]): boolean =>
  day >= first && day <= last;

/** The period that applies on the chosen days; -1 for days before the law. */
export const periodOf = ({ supply, sent, turnover }: Answers): number =>
  PERIODS.findIndex(
    (period) =>
      within(supply, period.supply) &&
      within(sent, period.sent) &&
      (period.turnover === undefined || period.turnover === turnover),
  );

interface Duty extends Partial<Localized<string>> {
  /** An e-invoice is owed after the transition, or an invoice of any form. */
  readonly eInvoice: boolean;
  readonly invoice: boolean;
}

const DUTIES: Readonly<Record<Standing, Duty>> = law.standings;

/** The provision of a period, or that for customers without a duty. */
export function provisionOf(
  { standing, period }: Pick<Assessment, 'standing' | 'period'>,
  locale: LocaleId,
): string {
  if (period !== undefined && PERIODS[period]) return inLocale(PERIODS[period], locale);
  return DUTIES[standing][locale] ?? inLocale(law.noDuty, locale);
}

/** Tells a domestic business by its country, its group and its VAT number, in this order. */
function standingOf(customer: Customer, answers: Answers): Standing {
  const { country, postCode, vatGroup, vatNo } = customer;
  const decided = answers.groups[vatGroup];
  const isOutside = law.outside.postCodes.includes(postCode);
  if ((country !== '' && country !== 'DE') || isOutside) return 'abroad';
  if (decided !== undefined && decided !== 'undecided') return decided;
  return vatNo === '' ? answers.withoutVat : 'business';
}

const WORST: readonly Sent[] = ['paper', 'pdf', 'nothing', 'unknown', 'e-invoice'];

const isPrinted = (company: Company, { sendingType }: Line): boolean =>
  company.channels.get(sendingType.toUpperCase())?.channel === 'Print';

function sentOf(company: Company, line: Line | undefined, { otherwise }: Answers): Sent {
  if (!line) return otherwise;
  if (line.format === undefined) return 'unknown';
  if (line.format === 'None') return 'nothing';
  if (isPrinted(company, line)) return 'paper';
  return isEInvoice(line.format) ? 'e-invoice' : 'pdf';
}

/** The output for all document types of a kind: the one that is furthest from an e-invoice. */
function sentOfKind(company: Company, no: string, kind: DocumentKind, answers: Answers): Sent {
  const types = company
    .typesOf(kind)
    // Service documents count where the customer has lines for them.
    .filter(
      (type, index) =>
        index === 0 || company.linesOf.get(no)?.some(({ documentType }) => documentType === type),
    );
  const sent = types.map((type) =>
    sentOf(company, company.lineOn(no, type, answers.sent), answers),
  );
  return WORST.find((one) => sent.includes(one)) ?? answers.otherwise;
}

function lawfulOf(standing: Standing, sent: readonly Sent[], period: number): Lawful {
  const { eInvoice, invoice } = DUTIES[standing];
  const isPdfAllowed = !eInvoice || (PERIODS[period]?.pdf ?? true);
  const isOther = sent.some((one) => one === 'pdf' || one === 'paper');
  if (isOther && !isPdfAllowed) return standing === 'undecided' ? 'undecided' : 'no';
  if (sent.includes('unknown') && !isPdfAllowed) return 'undecided';
  // An invoice in any form is owed: who sends none from here must know another way.
  return sent.includes('nothing') && invoice ? 'undecided' : 'yes';
}

/** The documents of each customer on the chosen days, and their lawfulness. */
export function assess(company: Company, answers: Answers): Assessment[] {
  const period = periodOf(answers);
  return [...company.customers.values()]
    .filter(({ isBlocked }) => !isBlocked)
    .map((customer) => {
      const recognised = standingOf(customer, answers);
      const standing = answers.customers[customer.no] ?? recognised;
      const invoice = sentOfKind(company, customer.no, 'invoice', answers);
      const memo = sentOfKind(company, customer.no, 'memo', answers);
      return {
        customer,
        standing,
        recognised,
        invoice,
        memo,
        lawful: lawfulOf(standing, [invoice, memo], period),
        ...(DUTIES[standing].eInvoice && period >= 0 ? { period } : {}),
      };
    });
}

/** A line to change or to add, by the ids of its columns. */
export interface LineChange {
  /** The line that changes; absent for a line to add. */
  readonly line?: Line;
  readonly values: Readonly<Record<string, string>>;
}

/** The code of a sending type for e-mail: the delivered one, or the first that is active. */
function emailType(company: Company): string {
  const { sendingType } = law.proposal;
  const isEmail = company.channels.get(sendingType)?.channel === 'E-Mail';
  if (isEmail) return sendingType;
  const found = [...company.channels].find(
    ([, { channel, isActive }]) => channel === 'E-Mail' && isActive,
  );
  return found?.[0] ?? sendingType;
}

/** The values to enter so that a document type goes out as an e-invoice from the day of transmission. */
function switchType(
  company: Company,
  customer: Customer,
  type: string,
  { sent }: Answers,
): LineChange[] {
  const old = company.lineOn(customer.no, type, sent);
  const isRight = isEInvoice(old?.format) && old && !isPrinted(company, old);
  if (old?.format === undefined ? old : isRight) return [];
  const { format, process } = law.proposal;
  const told = old?.entry.get('recipient-email') ?? '';
  const email = told !== '' ? told : customer.email;
  const values = {
    'invoice-format': format,
    'sending-type': emailType(company),
    process: processFor(format, company.kinds.get(type)) ?? process,
    'recipient-email': isEmail(email) ? email : '',
  };
  // A line that begins on this very day cannot have a second one beside it.
  if (old?.from === sent) return [{ line: old, values }];
  const end = { 'valid-to': dayAfter(sent, -1) };
  return [
    ...(old ? [{ line: old, values: end }] : []),
    {
      values: {
        'customer-no': customer.no,
        'document-type': type,
        'buyer-reference': old?.entry.get('buyer-reference') ?? '',
        ...values,
        'valid-from': sent,
        'valid-to': old?.to ?? '',
      },
    },
  ];
}

/** The lines to change and to add for the customers who may no longer receive what they would. */
export function changesFor(
  company: Company,
  assessments: readonly Assessment[],
  answers: Answers,
): LineChange[] {
  return assessments
    .filter(({ lawful }) => lawful === 'no')
    .flatMap(({ customer }) => {
      const types = (['invoice', 'memo'] as const).flatMap((kind) =>
        company
          .typesOf(kind)
          .filter((type, index) => index === 0 || company.lineOn(customer.no, type, answers.sent)),
      );
      return types.flatMap((type) => switchType(company, customer, type, answers));
    });
}
