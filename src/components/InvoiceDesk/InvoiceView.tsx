import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { DeskClient } from '@site/src/desk/check/client';
import type { Source } from '@site/src/desk/check/protocol';
import type { Field, InvoiceDocument, Line, Party, Section, VatRow } from 'edocument-invoice';
import { localeIds, type LocaleId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import WideTable from '../table/WideTable';
import AttachmentButton from './AttachmentButton';
import styles from './invoice.module.css';
import Task from './Task';
import { messages } from './result-messages';
import { languageName } from './texts';
import { useTask } from './useTask';

const t = pageTexts(messages);

/** Lines that are shown at once; the rest opens. */
const FIRST_LINES = 200;

const LINE_COLUMNS = ['number', 'name', 'quantity', 'price', 'vat', 'amount'] as const;
const VAT_COLUMNS = ['category', 'rate', 'base', 'tax'] as const;

interface DocumentProps {
  readonly document: InvoiceDocument;
}

function Terms({ terms }: { readonly terms: readonly string[] }): ReactNode {
  return terms.length > 0 && <span className={styles.terms}> {terms.join(' ')}</span>;
}

function Heading({ text, term }: { readonly text: string; readonly term: string | undefined }) {
  return (
    <h5>
      {text}
      <Terms terms={term ? [term] : []} />
    </h5>
  );
}

const valueOf = (field: Field | undefined): ReactNode =>
  field && (
    <>
      <span className={styles.value}>{field.value}</span>
      <Terms terms={field.terms} />
    </>
  );

function Fields({
  fields,
  className = styles.fields,
}: {
  readonly fields: readonly Field[];
  readonly className?: string | undefined;
}): ReactNode {
  if (fields.length === 0) return null;
  return (
    <dl className={className}>
      {fields.map((field, index) => (
        <div key={index} className={field.terms[0] === 'BT-115' ? styles.due : undefined}>
          <dt>{field.label}</dt>
          <dd>{valueOf(field)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Name and lines of the postal address of a party. */
function Address({ name, address }: Party): ReactNode {
  return (
    <p className={styles.address}>
      {name && (
        <strong>
          {valueOf(name)}
          <br />
        </strong>
      )}
      {address.map((line, index) => (
        <span key={index}>
          {line.map((field) => (
            <span key={field.terms[0]}>{valueOf(field)} </span>
          ))}
          <br />
        </span>
      ))}
    </p>
  );
}

function SectionView({
  section,
  children,
}: {
  readonly section: Section | Party;
  readonly children?: ReactNode;
}): ReactNode {
  const { heading, term, fields, sections } = section;
  const isParty = 'address' in section;
  if (fields.length + sections.length === 0 && !isParty && !children) return null;
  return (
    <div className={styles.section}>
      <Heading text={heading} term={term} />
      {isParty && <Address {...section} />}
      <Fields fields={fields} />
      {children}
      <Sections sections={sections} />
    </div>
  );
}

function Sections({ sections }: { readonly sections: readonly (Section | Party)[] }): ReactNode {
  return sections.map((section, index) => <SectionView key={index} section={section} />);
}

/** A table under its heading; cells from `firstAmount` on are aligned by their last digit. */
function Table({
  heading,
  term,
  labels,
  firstAmount,
  rows,
}: {
  readonly heading: string;
  readonly term: string;
  readonly labels: readonly string[];
  readonly firstAmount: number;
  readonly rows: readonly (readonly ReactNode[])[];
}): ReactNode {
  if (rows.length === 0) return null;
  const classOf = (column: number) => (column < firstAmount ? undefined : styles.number);
  return (
    <>
      <Heading text={heading} term={term} />
      <WideTable label={heading}>
        <thead>
          <tr>
            {labels.map((label, column) => (
              <th key={column} scope="col" className={classOf(column)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={classOf(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}

const lineCells = ({ number, name, description, quantity, price, vat, amount, more }: Line) => [
  valueOf(number),
  <>
    <strong>{valueOf(name)}</strong>
    {description && <div>{valueOf(description)}</div>}
    <Fields fields={more} />
  </>,
  ...[quantity, price, vat, amount].map(valueOf),
];

function Lines({ document: { lines, columns, headings } }: DocumentProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  return (
    <>
      <Table
        heading={headings.lines}
        term="BG-25"
        labels={LINE_COLUMNS.map((column) => columns[column])}
        firstAmount={2}
        rows={shown.map(lineCells)}
      />
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

const vatCells = ({ category, rate, base, tax, more }: VatRow) => [
  <>
    {valueOf(category)}
    <Fields fields={more} />
  </>,
  ...[rate, base, tax].map(valueOf),
];

/** What a reader asks first: date, parties, amount due and due date; the number is in the title. */
const FIRST = ['BT-2', 'BT-27', 'BT-44', 'BT-115', 'BT-9'];

function Summary({ document: { details, parties, totals, payment } }: DocumentProps): ReactNode {
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
}: DocumentProps & {
  readonly client: DeskClient;
  readonly source: Source;
}): ReactNode {
  const { title, number, parties, allowances, totals, cashDiscount, attachments } = document;
  return (
    <>
      <h4 className={styles.title}>
        {title} {number}
        <Terms terms={['BT-3', 'BT-1']} />
      </h4>
      <Summary document={document} />
      <div className={styles.columns}>
        <Sections sections={parties.slice(0, 2)} />
      </div>
      <div className={styles.columns}>
        <Sections sections={[document.details, ...parties.slice(2)]} />
      </div>
      <Lines document={document} />
      {allowances.length > 0 && (
        <div className={styles.columns}>
          <Sections sections={allowances} />
        </div>
      )}
      <Table
        heading={document.headings.vat}
        term="BG-23"
        labels={VAT_COLUMNS.map((column) => document.columns[column])}
        firstAmount={1}
        rows={document.vat.map(vatCells)}
      />
      {totals.length > 0 && <Heading text={document.headings.totals} term="BG-22" />}
      <Fields fields={totals} className={styles.totals} />
      <SectionView section={document.payment}>
        {cashDiscount.length > 0 && (
          <ul>
            {cashDiscount.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        )}
      </SectionView>
      <SectionView section={document.notes} />
      <SectionView
        section={{ heading: document.attachmentsHeading, term: 'BG-24', fields: [], sections: [] }}
      >
        {attachments.length > 0 && (
          <ul className="clean-list">
            {attachments.map(({ fields, content }, index) => (
              <li key={index}>
                <Fields fields={fields} />
                {content && <AttachmentButton {...task} content={content} />}
              </li>
            ))}
          </ul>
        )}
      </SectionView>
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
              {languageName(id)}
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
