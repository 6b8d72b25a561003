import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DocPaginator from '@theme/DocPaginator';
import CellView from '../FilterableTable/CellView';
import ValueCells from '../FilterableTable/ValueCells';
import Breadcrumbs from '../Breadcrumbs';
import type {
  EntityBlock,
  EntityLink,
  EntityPage,
  EntitySection,
} from '@site/src/facts/entity-page';
import { cellText } from '@site/src/facts/table';
import { frameClasses, headClass, tableFit } from '@site/src/facts/table-fit';
import styles from './styles.module.css';

/** Lines of XML, those that matter marked. */
function Code({
  text,
  marked,
}: {
  readonly text: string;
  readonly marked: readonly number[];
}): ReactNode {
  const lines = text.split('\n');
  return (
    // Long lines are scrolled by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} tabIndex={0}>
      <code>
        {lines.map((line, index) =>
          marked.includes(index + 1) && marked.length < lines.length ? (
            <mark
              key={index}
              className="token-line theme-code-block-highlighted-line"
            >{`${line}\n`}</mark>
          ) : (
            `${line}\n`
          ),
        )}
      </code>
    </pre>
  );
}

/** A table as those of the handbook's texts. */
function Table({ columns, rows }: Extract<EntityBlock, { kind: 'table' }>): ReactNode {
  const fit = tableFit(
    columns.map((column, at) => [column, ...rows.map((row) => cellText(row[at] ?? ''))]),
  );
  return (
    <div className={frameClasses(fit)}>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={headClass(fit, at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells], index) => (
            <tr key={index}>
              <th scope="row">
                <CellView cell={first} />
              </th>
              <ValueCells cells={cells} columns={columns} fit={fit} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({ block }: { readonly block: EntityBlock }): ReactNode {
  const copy = translate({ id: 'site.table.copy', message: 'Copy' });
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <CellView cell={block.cell} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <CellView cell={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <CellView cell={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table {...block} />;
    case 'code':
      return (
        <div className={`theme-code-block language-xml ${styles.block}`}>
          <div className={styles.title}>
            <span>{block.title}</span>
            {block.copy !== undefined && (
              <button
                type="button"
                className="button button--secondary button--sm"
                value={block.copy}
                aria-label={`${copy}: ${block.title}`}
              >
                {copy}
              </button>
            )}
          </div>
          <Code {...block} />
        </div>
      );
  }
}

function Section({
  section: { id, title, blocks },
}: {
  readonly section: EntitySection;
}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <h2 id={id}>{title}</h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  );
}

const neighbour = (link: EntityLink | undefined) =>
  link && { title: link.label, permalink: link.to };

/** What a reader sees of the page of a rule or term, without scripts. */
export default function EntityContent({ page }: { readonly page: EntityPage }): ReactNode {
  const { breadcrumbs, title, lead, sections, previous, next } = page;
  return (
    <main className={`container ${styles.page}`}>
      <Breadcrumbs above={breadcrumbs.slice(0, -1)} here={breadcrumbs.at(-1)?.label} />
      <article>
        <div className="theme-doc-markdown markdown">
          <h1>{title}</h1>
          <p className={styles.lead}>
            <CellView cell={lead} />
          </p>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </article>
      <DocPaginator previous={neighbour(previous)} next={neighbour(next)} />
    </main>
  );
}
