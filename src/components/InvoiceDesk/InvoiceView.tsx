import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { DeskClient } from '@site/src/desk/check/client';
import type { Source } from '@site/src/desk/check/protocol';
import type { Field, InvoiceDocument, Line, Party, Section, VatRow } from 'edocument-invoice';
import { localeIds, type LocaleId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import AttachmentButton from './AttachmentButton';
import styles from './invoice.module.css';
import Task from './Task';
import { messages } from './result-messages';
import { useTask } from './useTask';
import WideTable from './WideTable';

const t = pageTexts(messages);

/** Lines that are shown at once; the rest opens. */
const FIRST_LINES = 200;

const COLUMNS = ['number', 'name', 'quantity', 'price', 'vat', 'amount'] as const;
const AMOUNTS: ReadonlySet<string> = new Set(COLUMNS.slice(2));

/** Name of a language in itself: a reader may send the view to somebody of the other language. */
const nameOf = (locale: LocaleId): string | undefined =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(new Intl.Locale(locale).language);

function Terms({ terms }: { readonly terms: readonly string[] }): ReactNode {
  return terms.length > 0 && <span className={styles.terms}> {terms.join(' ')}</span>;
}

function Heading({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return (
    <h5>
      {text}
      <Terms terms={terms} />
    </h5>
  );
}

function Value({ field }: { readonly field: Field | undefined }): ReactNode {
  if (!field) return null;
  return (
    <>
      <span className={styles.value}>{field.value}</span>
      <Terms terms={field.terms} />
    </>
  );
}

function Fields({ fields }: { readonly fields: readonly Field[] }): ReactNode {
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field, index) => (
        <div key={index}>
          <dt>{field.label}</dt>
          <dd>
            <Value field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SectionView({
  section: { heading, term, fields, sections },
  children,
}: {
  readonly section: Section;
  readonly children?: ReactNode;
}): ReactNode {
  if (fields.length + sections.length === 0) return null;
  return (
    <div className={styles.section}>
      <Heading text={heading} terms={term ? [term] : []} />
      <Fields fields={fields} />
      {children}
      {sections.map((inner, index) => (
        <SectionView key={index} section={inner} />
      ))}
    </div>
  );
}

function PartyView({ party }: { readonly party: Party }): ReactNode {
  return (
    <div className={styles.section}>
      <Heading text={party.heading} terms={[party.term]} />
      <p className={styles.address}>
        {party.name && (
          <strong>
            <Value field={party.name} />
            <br />
          </strong>
        )}
        {party.address.map((line, index) => (
          <span key={index}>
            {line.map((field) => (
              <span key={field.terms[0]}>
                <Value field={field} />{' '}
              </span>
            ))}
            <br />
          </span>
        ))}
      </p>
      <Fields fields={party.fields} />
    </div>
  );
}

/** Cells of a row whose values are aligned by their last digit. */
const amounts = (fields: readonly (Field | undefined)[]): ReactNode =>
  fields.map((field, column) => (
    <td key={column} className={styles.number}>
      <Value field={field} />
    </td>
  ));

function LineRow({ line }: { readonly line: Line }): ReactNode {
  return (
    <tr>
      <td>
        <Value field={line.number} />
      </td>
      <td>
        <strong>
          <Value field={line.name} />
        </strong>
        {line.description && (
          <div>
            <Value field={line.description} />
          </div>
        )}
        <Fields fields={line.more} />
      </td>
      {amounts([line.quantity, line.price, line.vat, line.amount])}
    </tr>
  );
}

function Lines({ document }: { readonly document: InvoiceDocument }): ReactNode {
  const { lines, columns, headings } = document;
  const [isWhole, setIsWhole] = useState(false);
  if (lines.length === 0) return null;
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  return (
    <>
      <Heading text={headings.lines} terms={['BG-25']} />
      <WideTable label={headings.lines}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={clsx(AMOUNTS.has(column) && styles.number)}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line, index) => (
            <LineRow key={index} line={line} />
          ))}
        </tbody>
      </WideTable>
      {shown.length < lines.length && (
        <p>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => setIsWhole(true)}
          >
            {t('view.allLines', { count: lines.length })}
          </button>
        </p>
      )}
    </>
  );
}

function Vat({ document }: { readonly document: InvoiceDocument }): ReactNode {
  const { vat, columns, headings } = document;
  if (vat.length === 0) return null;
  const row = ({ category, rate, base, tax, more }: VatRow, index: number) => (
    <tr key={index}>
      <td>
        <Value field={category} />
        <Fields fields={more} />
      </td>
      {amounts([rate, base, tax])}
    </tr>
  );
  return (
    <>
      <Heading text={headings.vat} terms={['BG-23']} />
      <WideTable label={headings.vat}>
        <thead>
          <tr>
            <th scope="col">{columns.category}</th>
            {[columns.rate, columns.base, columns.tax].map((label) => (
              <th key={label} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{vat.map(row)}</tbody>
      </WideTable>
    </>
  );
}

function Totals({ document }: { readonly document: InvoiceDocument }): ReactNode {
  const { totals, headings } = document;
  if (totals.length === 0) return null;
  return (
    <>
      <Heading text={headings.totals} terms={['BG-22']} />
      <dl className={styles.totals}>
        {totals.map((field) => (
          <div key={field.terms[0]} className={clsx(field.terms[0] === 'BT-115' && styles.due)}>
            <dt>{field.label}</dt>
            <dd>
              <Value field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What a reader asks first: date, parties, amount due and due date; the number is in the title. */
const FIRST = ['BT-2', 'BT-27', 'BT-44', 'BT-115', 'BT-9'];

function Summary({ document }: { readonly document: InvoiceDocument }): ReactNode {
  const { details, parties, totals, payment } = document;
  const all = [
    ...details.fields,
    ...parties.flatMap(({ name }) => name ?? []),
    ...totals,
    ...payment.fields,
  ];
  const fields = FIRST.flatMap((term) => all.find(({ terms }) => terms[0] === term) ?? []);
  return (
    <div className={styles.summary}>
      <Fields fields={fields} />
    </div>
  );
}

function DocumentView({
  document,
  ...task
}: {
  readonly document: InvoiceDocument;
  readonly client: DeskClient;
  readonly source: Source;
}): ReactNode {
  const { title, number, details, parties, payment, cashDiscount, notes, attachments } = document;
  return (
    <>
      <h4 className={styles.title}>
        {title} {number}
        <Terms terms={['BT-3', 'BT-1']} />
      </h4>
      <Summary document={document} />
      <div className={styles.columns}>
        {parties.slice(0, 2).map((party, index) => (
          <PartyView key={index} party={party} />
        ))}
      </div>
      <div className={styles.columns}>
        <SectionView section={details} />
        {parties.slice(2).map((party, index) => (
          <PartyView key={index} party={party} />
        ))}
      </div>
      <Lines document={document} />
      {document.allowances.length > 0 && (
        <div className={styles.columns}>
          {document.allowances.map((section, index) => (
            <SectionView key={index} section={section} />
          ))}
        </div>
      )}
      <Vat document={document} />
      <Totals document={document} />
      <SectionView section={payment}>
        {cashDiscount.length > 0 && (
          <ul>
            {cashDiscount.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        )}
      </SectionView>
      <SectionView section={notes} />
      {attachments.length > 0 && (
        <div className={styles.section}>
          <Heading text={document.attachmentsHeading} terms={['BG-24']} />
          <ul className="clean-list">
            {attachments.map(({ fields, content }, index) => (
              <li key={index}>
                <Fields fields={fields} />
                {content && <AttachmentButton {...task} content={content} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      <SectionView section={document.also} />
    </>
  );
}

/** The invoice as a person reads it, in a language of its own. */
export default function InvoiceView({
  client,
  source,
  siteLocale,
}: {
  readonly client: DeskClient;
  readonly source: Source;
  readonly siteLocale: LocaleId;
}): ReactNode {
  const [language, setLanguage] = useState(siteLocale);
  const [hasTerms, setHasTerms] = useState(false);
  const [state, retry] = useTask(client, 'document', { source, locale: language });
  return (
    <>
      <div className={`screen-only ${styles.bar}`}>
        <fieldset>
          <legend>{t('view.language')}</legend>
          {localeIds.map((id) => (
            <button
              key={id}
              type="button"
              lang={id}
              aria-pressed={id === language}
              className="button button--secondary button--sm"
              onClick={() => setLanguage(id)}
            >
              {nameOf(id)}
            </button>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={hasTerms}
            onChange={({ target }) => setHasTerms(target.checked)}
          />{' '}
          {t('view.terms')}
        </label>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => window.print()}
        >
          {t('view.print')}
        </button>
      </div>
      <Task state={state} onRetry={retry}>
        {(document) => (
          <article
            className={clsx(styles.invoice, hasTerms && styles.hasTerms)}
            lang={document.language}
            translate="no"
          >
            <DocumentView document={document} client={client} source={source} />
          </article>
        )}
      </Task>
    </>
  );
}
