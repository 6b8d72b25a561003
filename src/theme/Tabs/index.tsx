/**
 * Replaces @docusaurus/theme-classic Tabs, 3.8.1.
 *
 * Change: the keyboard of the WAI-ARIA pattern (upstream has no Home, End and Space, and shows a
 * panel only after Enter), tabs and panels that name each other, and tabs that keep the focus when
 * the page is hydrated, where upstream makes them anew. Panels are always there, for print.
 */
import React, { cloneElement, useId, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import { tabForKey } from '@site/src/components/tab-keys';
import { TabIds } from './context';

export default function Tabs({ children, className, block, ...props }: Props): ReactNode {
  const items = sanitizeTabsChildren(children);
  const { selectedValue, selectValue, tabValues } = useTabs({ ...props, children: items });
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const id = useId();
  const ids = useMemo(
    () => (value: string) => ({ tab: `${id}${value}`, panel: `${id}${value}-panel` }),
    [id],
  );

  function select(tab: HTMLElement, place: number): void {
    const { value } = tabValues[place] ?? {};
    if (value === undefined || value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }
  function onKeyDown(event: KeyboardEvent, place: number): void {
    const next = tabForKey(event.key, place, tabValues.length);
    const tab = event.currentTarget.parentElement?.children[next ?? -1];
    if (next === undefined || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
    select(tab, next);
  }

  return (
    <TabIds value={ids}>
      <div className="tabs-container">
        <ul
          role="tablist"
          aria-orientation="horizontal"
          className={clsx('tabs', block && 'tabs--block', className)}
        >
          {tabValues.map(({ value, label }, place) => (
            <li
              key={value}
              role="tab"
              id={ids(value).tab}
              aria-controls={ids(value).panel}
              aria-selected={value === selectedValue}
              tabIndex={value === selectedValue ? 0 : -1}
              onKeyDown={(event) => onKeyDown(event, place)}
              onClick={({ currentTarget }) => select(currentTarget, place)}
              className={clsx('tabs__item', value === selectedValue && 'tabs__item--active')}
            >
              {label ?? value}
            </li>
          ))}
        </ul>
        <div className="margin-top--md">
          {items.map((item) =>
            cloneElement(item, {
              key: item.props.value,
              hidden: item.props.value !== selectedValue,
            }),
          )}
        </div>
      </div>
    </TabIds>
  );
}
