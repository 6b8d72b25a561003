import { parseCashDiscount } from '../cash-discount';
import { Decimal, NotComputable } from '../decimals/decimal';
import { formatNumber } from '../decimals/format-number';
import { filled } from '../language';
import { formatDate } from './format';
import type { Group } from './semantic';
import { wordsOf } from './words';

function plusDays(date: string | undefined, days: number): string | undefined {
  const start = Date.parse(`${date ?? ''}T00:00Z`);
  const end = new Date(start + days * 86_400_000);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString().slice(0, 10);
}

function discountOn(base: string, percent: number): string | undefined {
  try {
    return Decimal.parse(base)
      .times(Decimal.parse(percent.toFixed(2)).percent())
      .round(2)
      .toString();
  } catch (error) {
    if (error instanceof NotComputable) return undefined;
    throw error;
  }
}

/** The cash discounts of the payment terms (BT-20, `#SKONTO#…#`), each as a sentence. */
export function cashDiscountSentences({ values, groups }: Group, language: string): string[] {
  const value = (from: Group['values'], id: string) => from.find((one) => one.id === id)?.value;
  const terms = value(values, 'BT-20') ?? '';
  const currency = value(values, 'BT-5') ?? '';
  const due = groups.find(({ id }) => id === 'BG-22');
  const money = (amount: string) => `${formatNumber(amount, language, 2)} ${currency}`.trim();
  return parseCashDiscount(terms).entries.map(({ days, percent, base }) => {
    const from = base?.toFixed(2) ?? value(due?.values ?? [], 'BT-115');
    const until = plusDays(value(values, 'BT-2'), days);
    const amount = from === undefined ? undefined : discountOn(from, percent);
    const words = wordsOf(language);
    return filled(words.cashDiscount, {
      percent: formatNumber(percent.toFixed(2), language),
      days,
      until: until && filled(words.until, { until: formatDate(until, language) }),
      base: from && filled(words.base, { base: money(from) }),
      amount: amount && filled(words.amount, { amount: money(amount) }),
    });
  });
}
