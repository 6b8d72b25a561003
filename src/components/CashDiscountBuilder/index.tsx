import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageOfLocale, type Bilingual, type Language } from '@site/src/facts/language';
import { shareAddress, useSharedValue } from '@site/src/hooks/useAddress';
import { useShownWhen } from '@site/src/hooks/useShownWhen';
import CopyButton from '../CopyButton';
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

const PARAM = 'skonto';
const MOST_ENTRIES = 3;
const FIRST: readonly TypedEntry[] = [{ days: '14', percent: '2', base: '' }];

const TEXTS = {
  entry: { en: 'Period', de: 'Frist' },
  days: { en: 'Days', de: 'Tage' },
  percent: { en: 'Percentage', de: 'Prozentsatz' },
  base: { en: 'Base amount (optional)', de: 'Basisbetrag (optional)' },
  add: { en: 'Add a period', de: 'Frist hinzufügen' },
  remove: { en: 'Remove', de: 'Entfernen' },
  result: {
    en: 'Text for BT-20, with a line break at the end',
    de: 'Text für BT-20, mit Zeilenumbruch am Ende',
  },
  copy: { en: 'Copy the text', de: 'Text kopieren' },
  share: { en: 'Copy a link to these entries', de: 'Link zu diesen Angaben kopieren' },
  check: { en: 'Check payment terms (BT-20)', de: 'Zahlungsbedingungen (BT-20) prüfen' },
  checkHelp: {
    en: 'Paste the text with its line breaks. Nothing you type leaves this page.',
    de: 'Fügen Sie den Text mit seinen Zeilenumbrüchen ein. Ihre Eingabe bleibt auf dieser Seite.',
  },
  needsScript: {
    en: 'The builder needs JavaScript. This is what it writes for 2 % within 14 days:',
    de: 'Der Baukasten braucht JavaScript. Das schreibt er für 2 % innerhalb von 14 Tagen:',
  },
} satisfies Record<string, Bilingual>;

const FIELDS: readonly EntryField[] = ['days', 'percent', 'base'];

interface EntryProps {
  readonly entry: TypedEntry;
  readonly number: number;
  readonly problems: EntryProblems;
  readonly language: Language;
  readonly onChange: (entry: TypedEntry) => void;
  /** Absent for the only entry. */
  readonly onRemove?: () => void;
}

function Entry({ entry, number, problems, language, onChange, onRemove }: EntryProps): ReactNode {
  const id = useId();
  return (
    <fieldset className={tool.row}>
      <legend>
        {TEXTS.entry[language]} {number}
      </legend>
      {FIELDS.map((field) => (
        <div key={field}>
          <label htmlFor={`${id}${field}`}>{TEXTS[field][language]}</label>
          <input
            id={`${id}${field}`}
            type="text"
            inputMode={field === 'days' ? 'numeric' : 'decimal'}
            className={tool.input}
            value={entry[field]}
            onChange={(event) => onChange({ ...entry, [field]: event.target.value })}
            aria-invalid={problems[field] !== undefined}
            aria-describedby={problems[field] === undefined ? undefined : `${id}${field}-problem`}
            autoComplete="off"
          />
          {problems[field] && (
            <p id={`${id}${field}-problem`} className={clsx(tool.help, tool.wrong)}>
              {problems[field]}
            </p>
          )}
        </div>
      ))}
      {onRemove && (
        <button
          type="button"
          className={clsx('button button--secondary', tool.remove)}
          onClick={onRemove}
          aria-label={`${TEXTS.remove[language]}: ${TEXTS.entry[language]} ${number}`}
        >
          {TEXTS.remove[language]}
        </button>
      )}
    </fieldset>
  );
}

function TermsCheck({ language }: { readonly language: Language }): ReactNode {
  const [text, setText] = useState('');
  const id = useId();
  const checked = text.trim() === '' ? undefined : checkTerms(text, language);
  return (
    <div className={tool.form}>
      <label htmlFor={id}>{TEXTS.check[language]}</label>
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
        {TEXTS.checkHelp[language]}
      </p>
      <div role="status">
        {checked && (
          <div className={clsx(tool.verdict, checked.valid ? tool.right : tool.wrong)}>
            <strong>{checked.verdict}</strong>
            <ul>
              {checked.findings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

/** Writes and checks the cash discount lines of XRechnung: `<CashDiscountBuilder />`. */
export default function CashDiscountBuilder(): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  const shared = entriesFromParam(useSharedValue(PARAM));
  const toolRef = useShownWhen<HTMLDivElement>(shared.length > 0);
  const [typed, setTyped] = useState<readonly TypedEntry[]>();
  const entries = typed ?? (shared.length > 0 ? shared : FIRST);
  const { text, problems } = buildDiscount(entries, language);
  const replace = (index: number, ...by: TypedEntry[]) =>
    setTyped([...entries.slice(0, index), ...by, ...entries.slice(index + 1)]);
  return (
    <div className={tool.tool} id="cash-discount-builder" ref={toolRef}>
      <div className={tool.form}>
        {entries.map((entry, index) => (
          <Entry
            key={index}
            number={index + 1}
            problems={problems[index] ?? {}}
            onChange={(changed) => replace(index, changed)}
            onRemove={entries.length > 1 ? () => replace(index) : undefined}
            {...{ entry, language }}
          />
        ))}
        {entries.length < MOST_ENTRIES && (
          <p>
            <button
              type="button"
              className="button button--secondary"
              onClick={() => setTyped([...entries, { days: '', percent: '', base: '' }])}
            >
              {TEXTS.add[language]}
            </button>
          </p>
        )}
      </div>
      <p className={tool.needsScript}>{TEXTS.needsScript[language]}</p>
      <p className={tool.label}>{TEXTS.result[language]}</p>
      <div role="status">
        <pre className={tool.output} translate="no">
          {text === '' ? '–' : text}
        </pre>
      </div>
      <p>
        <CopyButton disabled={text === ''} text={() => text}>
          {TEXTS.copy[language]}
        </CopyButton>{' '}
        <CopyButton
          disabled={text === ''}
          text={() => shareAddress(PARAM, entriesToParam(entries))}
        >
          {TEXTS.share[language]}
        </CopyButton>
      </p>
      <TermsCheck language={language} />
    </div>
  );
}
