import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { showAnswer } from '@site/src/dom/show-answer';
import { termRoute } from '@site/src/facts/entity-routes';
import { pageTexts } from '@site/src/locales/page-texts';
import { addressOf } from '@site/src/site/address';
import { messages } from './messages';
import { reveal } from './reveal';
import styles from './styles.module.css';
import type { ExplorerTerm } from '../../facts/explorer/types';

const t = pageTexts(messages);

interface Props {
  readonly terms: readonly ExplorerTerm[];
  readonly chosen: string;
  readonly onChoose: (term: string) => void;
}

/** The position of the term in the tree that a key leads to; undefined for other keys. */
function target(terms: readonly ExplorerTerm[], at: number, key: string): number | undefined {
  const level = terms[at]?.level ?? 1;
  const parent = terms.map((term) => term.level < level).lastIndexOf(true, at);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: terms.length - 1,
    ArrowRight: (terms[at + 1]?.level ?? 0) > level ? at + 1 : at,
    ArrowLeft: parent < 0 ? at : parent,
  };
  return places[key];
}

/** All terms below their groups. Arrow keys choose; without script each leads to its page. */
export default function TermTree({ terms, chosen, onChoose }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const tree = useRef<HTMLUListElement>(null);
  const known = terms.some(({ id }) => id === chosen);
  useEffect(() => {
    const box = tree.current;
    const item = box?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (box && item) reveal(box, item);
    showAnswer(box);
  }, [chosen, terms]);
  const onKeyDown = (event: KeyboardEvent) => {
    const items = Array.from(
      tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [],
    );
    const at = items.findIndex((item) => item === document.activeElement);
    const next = at < 0 ? undefined : target(terms, at, event.key);
    const term = next === undefined ? undefined : terms[next];
    if (next === undefined) return;
    event.preventDefault();
    if (!term) return;
    items[next]?.focus({ preventScroll: true });
    onChoose(term.id);
  };
  return (
    <ul
      ref={tree}
      role="tree"
      className={styles.tree}
      aria-label={t('terms')}
      onKeyDown={onKeyDown}
    >
      {terms.map(({ id, name, level }, index) => (
        <li key={id} role="none">
          <a
            role="treeitem"
            href={addressOf(baseUrl, termRoute(id))}
            aria-level={level}
            aria-selected={id === chosen}
            tabIndex={id === chosen || (!known && index === 0) ? 0 : -1}
            className={styles[`level${level}`]}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(id);
            }}
          >
            <strong translate="no">{id}</strong> {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
