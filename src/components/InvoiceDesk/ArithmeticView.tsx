import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { Addend, Arithmetic } from '@site/src/invoice/arithmetic/arithmetic';
import { localNumber, placeText } from './texts';
import styles from './styles.module.css';

/** Rows that are shown at once; of a long sum the first ones and the last. */
const MAX_ROWS = 30;

function factorsText({ value, factors }: Addend, locale: string): string {
  if (!factors) return localNumber(value, locale);
  return factors
    .map(({ operator, value: factor }, index) => {
      const text = localNumber(factor, locale);
      if (operator === '× %') return `${index === 0 ? '' : '× '}${text} %`;
      return index === 0 ? text : `${operator} ${text}`;
    })
    .join(' ');
}

function AddendRow({ addend, locale }: { readonly addend: Addend; readonly locale: string }) {
  const { sign, value, term, line, factors } = addend;
  return (
    <tr>
      <td>
        {placeText({ line })} · {term}
        {factors && ` · ${factorsText(addend, locale)}`}
      </td>
      <td>
        {sign} {localNumber(value, locale)}
      </td>
    </tr>
  );
}

/** A calculation as a small sum, one line for each value of the file. */
export default function ArithmeticView({
  arithmetic,
  found,
}: {
  readonly arithmetic: Arithmetic;
  readonly found: string | undefined;
}): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { addends, sum, rounded, difference, tolerance, cause } = arithmetic;
  const shown = addends.length > MAX_ROWS ? addends.slice(0, MAX_ROWS) : addends;
  const number = (value: string) => localNumber(value, currentLocale);
  const result = (label: string, value: string) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
  return (
    <>
      <table className={styles.sum}>
        <caption>{translate({ id: 'site.desk.sum.title', message: 'Calculation' })}</caption>
        <tbody>
          {shown.map((addend, index) => (
            <AddendRow key={index} addend={addend} locale={currentLocale} />
          ))}
          {shown.length < addends.length &&
            result(
              translate(
                { id: 'site.desk.sum.more', message: 'and {count} more values' },
                { count: addends.length - shown.length },
              ),
              '…',
            )}
          {sum !== rounded &&
            result(translate({ id: 'site.desk.sum.exact', message: 'Exact sum' }), number(sum))}
          {result(
            translate({ id: 'site.desk.sum.expected', message: 'Expected' }),
            number(rounded),
          )}
          {found !== undefined &&
            result(translate({ id: 'site.desk.sum.found', message: 'Found' }), number(found))}
          {difference !== null &&
            result(
              translate({ id: 'site.desk.sum.difference', message: 'Difference' }),
              number(difference),
            )}
          {Number(tolerance) > 0 &&
            result(
              translate({ id: 'site.desk.sum.tolerance', message: 'Allowed difference' }),
              `± ${number(tolerance)}`,
            )}
        </tbody>
      </table>
      {cause && <p>{cause}</p>}
    </>
  );
}
