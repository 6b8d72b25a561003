import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { Arithmetic } from 'edocument-invoice';
import { localeId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './result-messages';
import { sumRows } from './sum-rows';
import styles from './styles.module.css';

const t = pageTexts(messages);

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
        <caption>{t('sum.title')}</caption>
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
