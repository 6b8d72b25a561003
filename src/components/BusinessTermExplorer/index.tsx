import { useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { TableModel } from '@site/src/facts/table';
import CellView from '../FilterableTable/CellView';
import DataTable from '../FilterableTable/DataTable';
import { useQueryChoice } from '@site/src/hooks/useAddress';
import Listing from './Listing';
import styles from './styles.module.css';
import { firstLine, lineAnchor, termAnchor, type ExplorerModel } from './types';

interface DetailProps {
  readonly table: TableModel;
  readonly term: string;
  readonly onClose: () => void;
}

/** What is known about the chosen term; announced when it changes. */
function Detail({ table, term, onClose }: DetailProps): ReactNode {
  const row = table.rows.find(({ keys }) => keys?.includes(term));
  const [, name = '', ...cells] = row?.cells ?? [];
  return (
    <div className={styles.detail} role="status">
      {row ? (
        <>
          <p className={styles.name}>
            <strong>
              {term} <CellView cell={name} />
            </strong>{' '}
            <button type="button" className="button button--secondary button--sm" onClick={onClose}>
              <Translate id="site.explorer.close">Close</Translate>
            </button>
          </p>
          <dl className={styles.facts}>
            {cells.map((cell, index) => (
              <div key={index}>
                <dt>{table.columns[index + 2]}</dt>
                <dd>
                  <CellView cell={cell} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className={styles.name}>
          <Translate id="site.explorer.hint">
            Choose a term beside a line to see its name, rules and field.
          </Translate>
        </p>
      )}
    </div>
  );
}

const BOTH = 'both';

/**
 * A sample invoice and the list of its terms; choosing one marks it in the other:
 * `<BusinessTermExplorer sample="standard" />`.
 */
export default function BusinessTermExplorer({
  model: { files, table },
}: {
  readonly model: ExplorerModel;
}): ReactNode {
  const group = useId();
  const first = files[0]?.syntax ?? '';
  const syntaxes = [
    ...files.map(({ syntax, label }) => ({ syntax, label })),
    { syntax: BOTH, label: translate({ id: 'site.explorer.both', message: 'Both' }) },
  ];
  const [term, setTerm] = useQueryChoice(
    'bt',
    table.rows.flatMap(({ keys = [] }) => keys),
  );
  const [wanted, setSyntax] = useQueryChoice(
    'syntax',
    syntaxes.map((known) => known.syntax),
  );
  const syntax = wanted === '' ? first : wanted;

  const renderHeading = (id: string): ReactNode => {
    const shown = files.find((file) => file.syntax === syntax) ?? files[0];
    const target = [shown, ...files].find((file) => file && firstLine(file, id) !== undefined);
    const line = target && firstLine(target, id);
    if (!target || line === undefined) return id;
    return (
      <a
        href={`#${lineAnchor(target.syntax, line)}`}
        onClick={() => {
          setTerm(id);
          if (target.syntax !== syntax && syntax !== BOTH) setSyntax(target.syntax);
        }}
        aria-current={id === term || undefined}
      >
        {id}
      </a>
    );
  };

  return (
    <div className={styles.explorer} data-shown={syntax}>
      <fieldset className={styles.choice}>
        <legend>
          <Translate id="site.explorer.syntax">Syntax</Translate>
        </legend>
        {syntaxes.map((option) => (
          <label key={option.syntax}>
            <input
              type="radio"
              name={group}
              value={option.syntax}
              checked={option.syntax === syntax}
              onChange={() => setSyntax(option.syntax === first ? '' : option.syntax)}
            />{' '}
            {option.label}
          </label>
        ))}
      </fieldset>
      <p className={styles.skip}>
        <a href={`#${termAnchor(table.rows[0]?.keys?.[0] ?? '')}`}>
          <Translate id="site.explorer.skip">Skip to the list of terms</Translate>
        </a>
      </p>
      <Detail {...{ table, term }} onClose={() => setTerm('')} />
      <div className={clsx(styles.files)}>
        {files.map((file) => (
          <Listing key={file.syntax} file={file} chosen={term} onChoose={setTerm} />
        ))}
      </div>
      <DataTable model={table} renderHeading={renderHeading} />
    </div>
  );
}
