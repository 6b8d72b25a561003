import { useId, useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { termRoute } from '@site/src/facts/entity-routes';
import { useHashChoice, useQueryChoice } from '@site/src/hooks/useAddress';
import { useEarlyInput } from '@site/src/hooks/useEarlyInput';
import { useMovedAnchor } from '@site/src/hooks/useMovedAnchor';
import { pageTexts } from '@site/src/locales/page-texts';
import { byWords, searchable } from '../FilterableTable/filter';
import Card from './Card';
import Listing from './Listing';
import { messages } from './messages';
import styles from './styles.module.css';
import TermTree from './TermTree';
import type { ExplorerModel } from '../../facts/explorer/types';

const t = pageTexts(messages);

/** Anchors of the rows before each term had a page. */
const OLD_ROW = /^term-(B[GT]-[\d-]+)$/;

/**
 * A sample invoice, and the tree of all terms; choosing one marks it in the other:
 * `<BusinessTermExplorer sample="standard" />`.
 */
export default function BusinessTermExplorer({
  model: { files, terms },
}: {
  readonly model: ExplorerModel;
}): ReactNode {
  const group = useId();
  const filterId = useId();
  const ids = useMemo(() => terms.map(({ id }) => id), [terms]);
  const [chosen, choose] = useHashChoice(ids);
  const [wanted, setSyntax] = useQueryChoice(
    'syntax',
    files.map(({ syntax }) => syntax),
  );
  const [query, setQuery] = useState('');
  const choiceRef = useEarlyInput<HTMLFieldSetElement>(({ value }) => {
    setSyntax(files.find((file) => file.syntax === value)?.syntax ?? '');
  });
  const filterRef = useEarlyInput<HTMLParagraphElement>((field) => setQuery(field.value));
  useMovedAnchor(OLD_ROW, termRoute);
  const first = files[0]?.syntax ?? '';
  const syntax = wanted === '' ? first : wanted;
  const shown = useMemo(() => {
    const isShown = byWords(query.trim());
    return terms.filter(({ id, name }) => isShown(searchable(`${id} ${name}`), []));
  }, [terms, query]);
  const isPresent = files.some(
    (file) => file.syntax === syntax && file.lines.some((line) => line.terms.includes(chosen)),
  );
  return (
    <div
      className={clsx(styles.explorer, 'screen-only')}
      data-shown={syntax}
      data-search-noindex=""
    >
      <div className={styles.left}>
        <fieldset className={`script-only ${styles.choice}`} ref={choiceRef}>
          <legend>{t('syntax')}</legend>
          {files.map((file) => (
            <label key={file.syntax}>
              <input
                type="radio"
                name={group}
                value={file.syntax}
                checked={file.syntax === syntax}
                onChange={() => setSyntax(file.syntax === first ? '' : file.syntax)}
              />{' '}
              {file.label}
            </label>
          ))}
        </fieldset>
        {files.map((file) => (
          <Listing
            key={file.syntax}
            file={file}
            isShown={file.syntax === syntax}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
      </div>
      <div className={styles.right}>
        <Card term={terms.find(({ id }) => id === chosen)} isPresent={isPresent} />
        <p className={`script-only ${styles.filter}`} ref={filterRef}>
          <label htmlFor={filterId}>{t('find')}</label>
          <input
            id={filterId}
            className="text-field"
            type="text"
            value={query}
            placeholder="BT-10"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
          />
          <span role="status">{t('count', { shown: shown.length, count: terms.length })}</span>
        </p>
        <TermTree terms={shown} chosen={chosen} onChoose={choose} />
      </div>
    </div>
  );
}
