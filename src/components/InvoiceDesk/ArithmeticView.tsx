import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { Arithmetic } from '@site/packages/invoice/src/arithmetic/arithmetic';
import { localeId } from '@site/src/locales';
import { sumRows, sumTitle } from './sum-rows';
import styles from './styles.module.css';

/** A calculation as a small sum, one line for each value of the file. */
export default function ArithmeticView({
  arithmetic,
  found,
}: {
  readonly arithmetic: Arithmetic;
  readonly found: string | undefined;
}): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { cause } = arithmetic;
  return (
    <>
      <table className={styles.sum}>
        <caption>{sumTitle()}</caption>
        <tbody>
          {sumRows(arithmetic, found, localeId(currentLocale)).map(
            ({ label, value, isResult }, index) => (
              <tr key={index}>
                {isResult ? <th scope="row">{label}</th> : <td>{label}</td>}
                <td>{value}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {cause && <p>{cause}</p>}
    </>
  );
}
