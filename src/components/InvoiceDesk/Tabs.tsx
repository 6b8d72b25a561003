import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { tabForKey } from '../tab-keys';
import styles from './styles.module.css';

interface TabContent {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Views of one thing; a view is made when it is opened for the first time, and kept. */
export default function Tabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly TabContent[];
}): ReactNode {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]));
  const select = (index: number) => {
    setSelected(index);
    setOpened((before) => new Set(before).add(index));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = tabForKey(event.key, index, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={`tabs ${styles.tabs}`}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            className={clsx('tabs__item', styles.tab, index === selected && 'tabs__item--active')}
            onClick={() => select(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          data-view={tab.id}
          hidden={index !== selected}
        >
          {opened.has(index) && tab.content}
        </div>
      ))}
    </>
  );
}
