import {
  Fragment,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import type { DeskClient } from '@site/src/desk/check/client';
import type { FoldedFinding, Source, XmlSource } from '@site/src/desk/check/protocol';
import { xmlPieces } from '@site/src/desk/check/xml-pieces';
import type { XmlRows } from 'edocument-invoice';
import { findingsByRow } from '@site/src/desk/check/xml-marks';
import { pageTexts } from '@site/src/locales/page-texts';
import { NewTab, severityName } from '../finding/parts';
import Button from '../tool/Button';
import Task from './Task';
import { messages } from './result-messages';
import { placeText } from './texts';
import { useTask } from './useTask';
import styles from './xml.module.css';

const t = pageTexts(messages);

/** Height of a row and of the window, in pixels; as in the style sheet. */
const ROW = 24;
const WINDOW = 480;
/** Deeper elements are indented no further. */
const MAX_INDENT = 12;
/** Rows that are kept ready above and below the window. */
const SPARE = 10;

/** Places of the rows that are not inside of a folded element. */
function unfolded({ texts, ends }: XmlRows, folded: ReadonlySet<number>): number[] {
  const shown: number[] = [];
  for (let index = 0; index < texts.length; index += 1) {
    shown.push(index);
    if (folded.has(index)) index = ends[index] || index;
  }
  return shown;
}

/** Names of the elements from the document element to a row. */
function pathTo({ texts, depths }: XmlRows, row: number): string {
  const names: string[] = [];
  let depth = Infinity;
  for (let index = row; index >= 0 && depth > 0; index -= 1) {
    const name = /^<([^\s/>!?]+)/.exec(texts[index] ?? '')?.[1];
    const own = depths[index] ?? 0;
    if (own >= depth || (name === undefined && index !== row)) continue;
    depth = own;
    names.unshift(name ?? '');
  }
  return `/${names.filter(Boolean).join('/')}`;
}

function Pieces({ text, isFolded }: { readonly text: string; readonly isFolded: boolean }) {
  return (
    <>
      {xmlPieces(text).map((piece, index) => (
        <span key={index} className={styles[piece.kind]}>
          {piece.text}
        </span>
      ))}
      {isFolded && <span> …</span>}
    </>
  );
}

function RowHelp({
  rows,
  row,
  findings,
  terms,
}: {
  readonly rows: XmlRows;
  readonly row: number;
  readonly findings: readonly FoldedFinding[];
  readonly terms: XmlSource['terms'];
}): ReactNode {
  const ids = rows.terms[row]?.split(' ').filter(Boolean) ?? [];
  return (
    <div className={styles.help} role="status">
      <p>
        {placeText({ line: rows.lines[row] ?? 1 })} <code translate="no">{pathTo(rows, row)}</code>
      </p>
      {ids.length === 0 && <p>{t('xml.noTerm')}</p>}
      {ids.map((id) => {
        const help = terms[id];
        return (
          help && (
            <p key={id}>
              <NewTab to={help.to}>
                {id} {help.name}
              </NewTab>
              {help.fields.map((field, index) => (
                <Fragment key={field.text}>
                  {index === 0 ? ': ' : ', '}
                  {field.to ? <NewTab to={field.to}>{field.text}</NewTab> : field.text}
                </Fragment>
              ))}
            </p>
          )
        );
      })}
      {findings.map(({ rule, severity, message }) => (
        <p key={`${rule} ${message}`}>
          {severityName(severity)} <strong translate="no">{rule}</strong>: {message}
        </p>
      ))}
    </div>
  );
}

function XmlTree({
  source: { rows, terms },
  findings,
}: {
  readonly source: XmlSource;
  readonly findings: readonly FoldedFinding[];
}): ReactNode {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [active, setActive] = useState(0);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const byRow = useMemo(() => findingsByRow(rows, findings), [rows, findings]);
  const shown = useMemo(() => unfolded(rows, folded), [rows, folded]);
  const marked = useMemo(() => [...byRow.keys()], [byRow]);

  const show = (position: number) => {
    const element = scroller.current;
    if (!element) return;
    const begin = position * ROW;
    if (begin < element.scrollTop) element.scrollTop = begin;
    else if (begin + ROW > element.scrollTop + WINDOW) element.scrollTop = begin + ROW - WINDOW;
  };
  const goTo = (position: number) => {
    const index = shown[Math.max(0, Math.min(position, shown.length - 1))];
    if (index === undefined) return;
    setActive(index);
    show(shown.indexOf(index));
  };
  const toggle = (index: number, isFolded: boolean) => {
    if (!rows.ends[index]) return;
    const next = new Set(folded);
    if (isFolded) next.add(index);
    else next.delete(index);
    setFolded(next);
  };
  const goToFinding = () => {
    const next = marked.find((index) => index > active) ?? marked[0];
    if (next === undefined) return;
    // Whatever is around it is opened.
    const around = [...folded].filter((index) => index < next && (rows.ends[index] ?? 0) > next);
    const left = new Set([...folded].filter((index) => !around.includes(index)));
    setFolded(left);
    setActive(next);
    show(unfolded(rows, left).indexOf(next));
    scroller.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const position = shown.indexOf(active);
    const page = Math.floor(WINDOW / ROW) - 1;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(position + 1),
      ArrowUp: () => goTo(position - 1),
      PageDown: () => goTo(position + page),
      PageUp: () => goTo(position - page),
      Home: () => goTo(0),
      End: () => goTo(shown.length - 1),
      ArrowLeft: () => toggle(active, true),
      ArrowRight: () => toggle(active, false),
      Enter: () => toggle(active, !folded.has(active)),
    };
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  };

  const first = Math.max(0, Math.floor(top / ROW) - SPARE);
  const visible = shown.slice(first, Math.ceil((top + WINDOW) / ROW) + SPARE);
  // The active row stays, so that it can be named to a screen reader.
  const hasActive = visible.includes(active);
  const rowView = (index: number) => {
    const line = rows.lines[index] ?? 1;
    const depth = rows.depths[index] ?? 0;
    const hasChildren = Boolean(rows.ends[index]);
    const found = byRow.get(index);
    const isFolded = folded.has(index);
    const worst = found?.some(({ severity }) => severity === 'fatal') ? styles.fatal : styles.mild;
    return (
      // Keys are handled by the tree, which has the focus.
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={index}
        id={`${id}-${index}`}
        role="treeitem"
        tabIndex={-1}
        aria-selected={index === active}
        aria-level={depth + 1}
        aria-expanded={hasChildren ? !isFolded : undefined}
        className={clsx(styles.row, index === active && styles.active, found && worst)}
        onClick={() => {
          if (index === active) toggle(index, !isFolded);
          setActive(index);
          scroller.current?.focus({ preventScroll: true });
        }}
      >
        <span className={styles.line}>
          {found && (
            <span className={styles.mark} title={found.map(({ rule }) => rule).join(', ')}>
              {found.length}
            </span>
          )}
          {line}
        </span>
        <span className={styles.fold} aria-hidden>
          {!hasChildren ? '' : isFolded ? '▸' : '▾'}
        </span>
        <span aria-hidden>{'  '.repeat(Math.min(depth, MAX_INDENT))}</span>
        <span className={styles.code}>
          <Pieces text={rows.texts[index] ?? ''} isFolded={isFolded} />
        </span>
      </div>
    );
  };
  return (
    <>
      <p>
        <Button isSmall disabled={marked.length === 0} onClick={goToFinding}>
          {t('xml.next')}
        </Button>{' '}
        <Button
          isSmall
          onClick={() => {
            const isOpen = folded.size === 0;
            const inner = rows.texts.flatMap((_, index) =>
              rows.ends[index] && rows.depths[index] === 1 ? [index] : [],
            );
            setFolded(new Set(isOpen ? inner : []));
          }}
        >
          {folded.size === 0 ? t('xml.fold') : t('xml.unfold')}
        </Button>
      </p>
      <div
        ref={scroller}
        role="tree"
        tabIndex={0}
        aria-label={t('xml.label')}
        aria-activedescendant={`${id}-${active}`}
        className={styles.window}
        translate="no"
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={onKeyDown}
      >
        <svg width="1" height={first * ROW} aria-hidden className={styles.space} />
        {visible.map(rowView)}
        <svg
          width="1"
          height={Math.max(0, shown.length - first - visible.length) * ROW}
          aria-hidden
          className={styles.space}
        />
        {!hasActive && <div className="visually-hidden">{rowView(active)}</div>}
      </div>
      <RowHelp rows={rows} row={active} findings={byRow.get(active) ?? []} terms={terms} />
    </>
  );
}

/** The XML of the invoice, with findings in the margin and help on each line. */
export default function XmlView({
  client,
  source,
  locale,
  findings,
}: {
  readonly client: DeskClient;
  readonly source: Source;
  readonly locale: string;
  readonly findings: readonly FoldedFinding[];
}): ReactNode {
  const [state, retry] = useTask(client, 'rows', { source, locale });
  return (
    <Task state={state} onRetry={retry}>
      {(result) => <XmlTree source={result} findings={findings} />}
    </Task>
  );
}
