import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import CellView from '../table/CellView';
import FactTable from '../table/FactTable';
import type { EntityBlock, EntitySection, EntityText } from '@site/src/facts/entity-page';
import XmlCode from '../XmlCode';
import EntityRoute, { type EntityRouteProps } from './EntityRoute';
import styles from './styles.module.css';

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
      return <XmlCode {...block} />;
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
