import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { pageTexts } from '@site/src/locales/page-texts';
import CopyButton from '../CopyButton';
import CellView from '../table/CellView';
import FactTable from '../table/FactTable';
import type { EntityBlock, EntitySection, EntityText } from '@site/src/facts/entity-page';
import { messages } from '../messages';
import EntityRoute, { type EntityRouteProps } from './EntityRoute';
import styles from './styles.module.css';

const word = pageTexts(messages);

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

function Block({ block }: { readonly block: EntityBlock }): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <CellView cell={block.cell} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
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
      return <FactTable columns={block.columns} rows={block.rows.map((cells) => ({ cells }))} />;
    case 'code':
      return (
        <div className={`theme-code-block language-xml ${styles.block}`}>
          <div className={styles.title}>
            <span>{block.title}</span>
            {block.copy !== undefined && (
              <CopyButton text={() => block.copy ?? ''}>
                {word('copy')}
                <span className="visually-hidden">: {block.title}</span>
              </CopyButton>
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
  return (
    <>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  );
}

/** The page of a rule or term below its title. */
function EntityContent({ page }: { readonly page: EntityText }): ReactNode {
  const { lead, sections } = page;
  return (
    <>
      <p className={styles.lead}>
        <CellView cell={lead} />
      </p>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </>
  );
}

export default function EntityPage(props: EntityRouteProps<EntityText>): ReactNode {
  return <EntityRoute {...props} Content={EntityContent} />;
}
