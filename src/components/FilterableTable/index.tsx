import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import { showAnswer } from '@site/src/dom/show-answer';
import type { TableFilter, TableModel } from '@site/src/facts/table';
import { useQueryValue } from '@site/src/hooks/useAddress';
import { useClipboard } from '@site/src/hooks/useClipboard';
import { useTyped } from '@site/src/hooks/useTyped';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages as common } from '../messages';
import CellView from '../table/CellView';
import { byWords, type Matcher } from './filter';
import Folds from './Folds';
import { messages } from './messages';
import { showMatches } from './show-matches';
import Source from './Source';
import { rowCount } from './strings';
import styles from './styles.module.css';

const t = pageTexts(messages);
const word = pageTexts(common);

/** Own properties only: a reader may type `constructor`. */
const hintFor = ({ hints, recognised }: TableModel, query: string): string | undefined => {
  const low = query.toLowerCase();
  if (hints && Object.hasOwn(hints, low)) return hints[low];
  const code = query.toUpperCase();
  return recognised?.codes.split(' ').includes(code) ? `${code}: ${recognised.text}` : undefined;
};

interface Props extends Readonly<TableFilter> {
  readonly model: TableModel;
  readonly matcher?: Matcher;
  /** The page is about this list alone. */
  readonly isPage?: boolean;
  /** A sentence besides the number of rows, for a query that is not empty. */
  readonly explain?: (query: string) => string | undefined;
}

/**
 * A table with a filter box that hides rows. What is typed stays in the page; a link may bring the
 * first filter as a query parameter.
 */
export default function FilterableTable({
  model,
  param,
  label,
  placeholder,
  matcher = byWords,
  isPage = false,
  explain,
}: Props): ReactNode {
  const linked = useQueryValue(param);
  const [typed, setTyped] = useTyped<string>(linked);
  const query = typed ?? linked;
  const [shown, setShown] = useState(model.rows.length);
  const { status, text: copied, copy, reset } = useClipboard();
  const tablesRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const statusId = useId();
  // Typed text is painted before the rows, whose layout takes longer.
  const trimmed = useDeferredValue(query.trim());
  const change = (value: string) => {
    setTyped(value);
    reset();
  };
  const clear = () => {
    // The button is disabled then, and would drop the focus.
    inputRef.current?.focus();
    change('');
  };

  useEffect(() => {
    if (!tablesRef.current) return;
    setShown(showMatches(tablesRef.current, matcher(trimmed), trimmed !== ''));
    showAnswer(tablesRef.current);
  }, [trimmed, matcher, model]);

  useEffect(() => {
    const button = tablesRef.current?.querySelector<HTMLElement>(`[value="${CSS.escape(copied)}"]`);
    if (!button) return undefined;
    button.dataset.copied = t('copied', { value: copied });
    return () => button.removeAttribute('data-copied');
  }, [copied]);

  const onCopy = useCallback((value: string) => void copy(() => value), [copy]);
  const messages = {
    ready: '',
    copied: t('copied', { value: copied }),
    failed: word('copyFailed'),
  };

  // The same element on every key: React leaves the rows alone.
  const tables = useMemo(() => <Folds {...{ model, onCopy, isPage }} />, [model, onCopy, isPage]);
  const hint = trimmed === '' ? undefined : (hintFor(model, trimmed) ?? explain?.(trimmed));

  return (
    <div className={clsx(styles.filterable, 'filterable-table')}>
      <div className={styles.controls}>
        <label htmlFor={inputId}>{label}</label>
        <div className={styles.typed}>
          <input
            ref={inputRef}
            id={inputId}
            type="text"
            value={query}
            placeholder={placeholder}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && change('')}
            aria-describedby={statusId}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button
            type="button"
            className="button button--secondary"
            disabled={query === ''}
            onClick={clear}
          >
            {t('clear')}
          </button>
        </div>
        <p id={statusId} className={styles.status} role="status">
          <span>{rowCount(shown, model.rows.length)}</span>
          {hint && <strong className={styles.hint}>{hint}</strong>}
          {messages[status] && <span className={styles.said}>{messages[status]}</span>}
        </p>
      </div>
      {model.intro && (
        <p className={styles.intro}>
          <CellView cell={model.intro} />
        </p>
      )}
      <div ref={tablesRef}>{tables}</div>
      <Source {...model} />
    </div>
  );
}
