import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Fragment, type ReactNode } from 'react';
import type { VatReport } from '@site/src/desk/check/protocol';
import { termRoute } from '@site/src/facts/entity-routes';
import { inLocale, localeId, localeIds } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import CopyButton from '../CopyButton';
import { NewTab } from '../finding/parts';
import CellView from '../table/CellView';
import ResultTable from '../table/ResultTable';
import tool from '../tool.module.css';
import { messages } from './result-messages';
import styles from './styles.module.css';
import { languageName } from './texts';

const t = pageTexts(messages);

/** Things of a cell, a line each. */
const lines = (items: readonly ReactNode[]): ReactNode =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {item}
    </Fragment>
  ));

type Item = VatReport['items'][number];

const cellsOf = ({ name, why, state, law, terms, found, fields }: Item): ReactNode[] => [
  name,
  <>
    <CellView cell={{ badge: t(`vat.${state}`), tone: 'neutral' }} /> {law}
    {why && <div>{why}</div>}
  </>,
  found.length > 0 ? lines(found.map(({ term, value }) => `${term}: ${value}`)) : '–',
  lines([
    terms.map((term) => (
      <Fragment key={term}>
        <NewTab to={termRoute(term)}>{term}</NewTab>{' '}
      </Fragment>
    )),
    ...fields.map(({ text, to }) => (to ? <NewTab to={to}>{text}</NewTab> : text)),
  ]),
];

/** A request to correct the invoice, for the one who issued it. */
function Letter({ letter }: { readonly letter: NonNullable<VatReport['letter']> }): ReactNode {
  const locale = localeId(useDocusaurusContext().i18n.currentLocale);
  return (
    <>
      <h4>{t('vat.letter')}</h4>
      <div className={tool.output}>{inLocale(letter, locale)}</div>
      <p className={tool.actions}>
        {localeIds.map((id) => (
          <CopyButton key={id} text={() => inLocale(letter, id)}>
            {t('vat.copy', { language: languageName(id) })}
          </CopyButton>
        ))}
      </p>
    </>
  );
}

/** The data of German VAT law: a second answer, which is no verdict and has no colour of one. */
export default function VatView({ vat }: { readonly vat: VatReport }): ReactNode {
  const { counts, kinds, items, undueTax, letter } = vat;
  return (
    <details className={styles.vat}>
      <summary>{t('vat.counts', counts)}</summary>
      <p>
        <span>{t('vat.kinds', { kinds: kinds.map(({ name }) => name).join(' · ') })}</span>{' '}
        {t.rich('vat.help', {
          page: <NewTab to="/Reference/VatData">{t('vat.page')}</NewTab>,
        })}
      </p>
      {undueTax.map(({ value, line }) => (
        <p key={line}>{t('vat.undueTax', { value })}</p>
      ))}
      <ResultTable
        label={t('vat.table')}
        columns={[
          { label: t('vat.item') },
          { label: t('vat.state') },
          { label: t('value'), isOwn: true },
          { label: t('vat.fields') },
        ]}
        rows={items.map((item) => ({ key: item.id, cells: cellsOf(item) }))}
        hasRowHeads
        isStacked
      />
      {letter && <Letter letter={letter} />}
    </details>
  );
}
