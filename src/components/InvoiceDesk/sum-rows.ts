import type { Addend, Arithmetic } from 'edocument-invoice';
import { formatAsGiven } from 'edocument-invoice/numbers';
import type { LocaleId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './result-messages';
import { placeText } from './texts';

const t = pageTexts(messages);

/** Addends that are shown at once; of a long sum the first ones and the last. */
const MAX_ADDENDS = 30;

/** One row of a calculation. */
interface SumRow {
  readonly label: string;
  readonly value: string;
  /** Not an addend, but what comes of them. */
  readonly isResult: boolean;
}

function factorsText(factors: Addend['factors'] = [], locale: LocaleId): string {
  return factors
    .map(({ operator, value }, index) => {
      const text = formatAsGiven(value, locale);
      if (operator === '× %') return `${index === 0 ? '' : '× '}${text} %`;
      return index === 0 ? text : `${operator} ${text}`;
    })
    .join(' ');
}

function addendRow({ sign, value, term, line, factors }: Addend, locale: LocaleId): SumRow {
  const product = factors ? ` · ${factorsText(factors, locale)}` : '';
  return {
    label: `${placeText({ line })} · ${term}${product}`,
    value: `${sign} ${formatAsGiven(value, locale)}`,
    isResult: false,
  };
}

/** A calculation as a small sum, one row for each value of the file, in the reader's language. */
export function sumRows(
  { addends, omitted, sum, rounded, difference, tolerance }: Arithmetic,
  found: string | undefined,
  locale: LocaleId,
): SumRow[] {
  const number = (value: string) => formatAsGiven(value, locale);
  const result = (label: string, value: string) => ({ label, value, isResult: true });
  const isLong = addends.length + omitted > MAX_ADDENDS;
  const more = t('sum.more', { count: addends.length + omitted - MAX_ADDENDS });
  return [
    ...addends.slice(0, isLong ? MAX_ADDENDS - 1 : undefined).map((one) => addendRow(one, locale)),
    ...(isLong ? [result(more, '…')] : []),
    ...(isLong ? addends.slice(-1).map((one) => addendRow(one, locale)) : []),
    ...(sum === rounded ? [] : [result(t('sum.exact'), number(sum))]),
    result(t('sum.expected'), number(rounded)),
    ...(found === undefined ? [] : [result(t('sum.found'), number(found))]),
    ...(difference === null ? [] : [result(t('sum.difference'), number(difference))]),
    ...(Number(tolerance) > 0 ? [result(t('sum.tolerance'), `± ${number(tolerance)}`)] : []),
  ];
}
