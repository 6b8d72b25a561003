import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { showAnswer } from '@site/src/dom/show-answer';
import { shareAddress, useSharedValue } from '@site/src/hooks/useAddress';
import { useEarlyInput } from '@site/src/hooks/useEarlyInput';
import { useShownWhen } from '@site/src/hooks/useShownWhen';
import { useTyped } from '@site/src/hooks/useTyped';
import { pageTexts } from '@site/src/locales/page-texts';
import CopyButton from '../CopyButton';
import UseButton from '../UseButton';
import tool from '../tool.module.css';
import {
  buildDiscount,
  checkTerms,
  entriesFromParam,
  entriesToParam,
  type EntryField,
  type EntryProblems,
  type TypedEntry,
} from './discount';
import { messages } from './messages';

const t = pageTexts(messages);

const PARAM = 'skonto';
const MOST_ENTRIES = 3;
const FIRST: readonly TypedEntry[] = [{ days: '14', percent: '2', base: '' }];

const labels = (): Record<EntryField, string> => ({
  days: t('days'),
  percent: t('percent'),
  base: t('base'),
});

const FIELDS: readonly EntryField[] = ['days', 'percent', 'base'];

interface EntryProps {
  readonly entry: TypedEntry;
  readonly number: number;
  readonly problems: EntryProblems;
  readonly onChange: (field: EntryField, value: string) => void;
  /** Absent for the only entry. */
  readonly onRemove?: () => void;
}

function Entry({ entry, number, problems, onChange, onRemove }: EntryProps): ReactNode {
  const id = useId();
  const texts = labels();
  const name = t('entry', { number });
  const rowRef = useEarlyInput<HTMLFieldSetElement>(({ name: early, value }) => {
    const field = FIELDS.find((one) => one === early);
    if (field) onChange(field, value);
  });
  const wrong = FIELDS.find((field) => problems[field] !== undefined);
  return (
    <fieldset className={tool.row} ref={rowRef}>
      <legend>{name}</legend>
      {FIELDS.map((field) => (
        <div key={field}>
          <label htmlFor={`${id}${field}`}>{texts[field]}</label>
          <input
            id={`${id}${field}`}
            name={field}
            type="text"
            inputMode={field === 'days' ? 'numeric' : 'decimal'}
            className={tool.input}
            value={entry[field]}
            onChange={(event) => onChange(field, event.target.value)}
            aria-invalid={problems[field] !== undefined}
            aria-describedby={field === wrong ? `${id}problem` : undefined}
            autoComplete="off"
          />
        </div>
      ))}
      {onRemove && (
        <button
          type="button"
          className={clsx('button button--secondary', tool.remove)}
          onClick={onRemove}
          aria-label={t('removeEntry', { entry: name })}
        >
          {t('remove')}
        </button>
      )}
      <p id={`${id}problem`} className={clsx(tool.help, tool.wrong, tool.problem)}>
        {wrong && problems[wrong]}
      </p>
    </fieldset>
  );
}

function TermsCheck({ locale }: { readonly locale: string }): ReactNode {
  const [text, setText] = useState('');
  const id = useId();
  const checked = text.trim() === '' ? undefined : checkTerms(text, locale);
  const formRef = useEarlyInput<HTMLDivElement>((field) => setText(field.value));
  const findings = useRef<HTMLUListElement>(null);
  useEffect(() => showAnswer(findings.current), [text]);
  return (
    <div className={tool.form} ref={formRef}>
      <label htmlFor={id}>{t('check')}</label>
      <textarea
        id={id}
        className={tool.input}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}help`}
        spellCheck={false}
      />
      <p id={`${id}help`} className={tool.help}>
        {t('checkHelp')}
      </p>
      <div role="status">
        {checked && (
          <div className={clsx(tool.verdict, checked.valid ? tool.right : tool.wrong)}>
            <strong>{checked.verdict}</strong>
            <ul ref={findings}>
              {checked.findings.map((finding, index) => (
                <li key={index}>{finding}</li>
              ))}
            </ul>
          </div>
        )}
        {checked?.repaired !== undefined && (
          <UseButton field={id} value={checked.repaired} onUse={setText} />
        )}
      </div>
    </div>
  );
}

/** Writes and checks the cash discount lines of XRechnung: `<CashDiscountBuilder />`. */
export default function CashDiscountBuilder(): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const param = useSharedValue(PARAM);
  const shared = entriesFromParam(param);
  const toolRef = useShownWhen<HTMLDivElement>(shared.length > 0);
  const [typed, setTyped] = useTyped<readonly TypedEntry[]>(param);
  const start = shared.length > 0 ? shared : FIRST;
  const entries = typed ?? start;
  const { text, problems } = buildDiscount(entries, currentLocale);
  const output = useRef<HTMLPreElement>(null);
  useEffect(() => showAnswer(output.current), [text]);
  const entriesRef = useRef<HTMLDivElement>(null);
  const edit = (index: number, field: EntryField, value: string) =>
    setTyped((now = start) =>
      now.map((entry, at) => (at === index ? { ...entry, [field]: value } : entry)),
    );
  /** Shows other entries and moves the focus into one, since the pressed button may be gone. */
  const showAndFocus = (shown: readonly TypedEntry[], index: number) => {
    flushSync(() => setTyped(shown));
    const days = entriesRef.current?.querySelectorAll<HTMLInputElement>('[name="days"]');
    days?.[Math.min(index, shown.length - 1)]?.focus();
  };
  const add = () => showAndFocus([...entries, { days: '', percent: '', base: '' }], entries.length);
  const remove = (index: number) =>
    showAndFocus(
      entries.filter((_, at) => at !== index),
      index,
    );
  return (
    <div className={tool.tool} id="cash-discount-builder" ref={toolRef}>
      <div className={tool.halves}>
        <div>
          <div className={tool.form} ref={entriesRef}>
            {entries.map((entry, index) => (
              <Entry
                key={index}
                number={index + 1}
                problems={problems[index] ?? {}}
                onChange={(field, value) => edit(index, field, value)}
                onRemove={entries.length > 1 ? () => remove(index) : undefined}
                entry={entry}
              />
            ))}
            {entries.length < MOST_ENTRIES && (
              <p>
                <button type="button" className="button button--secondary" onClick={add}>
                  {t('add')}
                </button>
              </p>
            )}
          </div>
          <p className={tool.needsScript}>{t('needsScript')}</p>
          <p className={tool.label}>{t('result')}</p>
          <div role="status">
            <pre ref={output} className={tool.output} translate="no">
              {text === '' ? `–${'\n '.repeat(entries.length - 1)}` : text}
            </pre>
          </div>
          <p className={tool.actions}>
            <CopyButton disabled={text === ''} text={() => text}>
              {t('copy')}
            </CopyButton>
            <CopyButton
              disabled={text === ''}
              text={() => shareAddress(PARAM, entriesToParam(entries, currentLocale))}
            >
              {t('share')}
            </CopyButton>
          </p>
        </div>
        <TermsCheck locale={currentLocale} />
      </div>
    </div>
  );
}
