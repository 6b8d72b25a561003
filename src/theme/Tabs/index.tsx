/**
 * Wraps @docusaurus/theme-classic Tabs, 3.8.1.
 *
 * Why: the keyboard of the WAI-ARIA pattern (upstream has no Home, End and Space, and shows a panel
 * only after Enter), and tabs and panels that name each other.
 */
import React, {
  Children,
  cloneElement,
  isValidElement,
  useId,
  useMemo,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import Tabs from '@theme-original/Tabs';
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import { TabIds } from './context';

/** Upstream has moved the focus for an arrow already; what has the focus is shown. */
function onKeyDown(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
  const list = tab?.parentElement;
  if (!list) return;
  const targets: Record<string, Element | null> = {
    Home: list.firstElementChild,
    End: list.lastElementChild,
    ArrowLeft: document.activeElement,
    ArrowRight: document.activeElement,
    ' ': tab,
  };
  const target = targets[event.key];
  if (target instanceof HTMLElement) {
    event.preventDefault();
    target.focus();
    target.click();
  }
}

export default function TabsWrapper({ children, ...props }: Props): ReactNode {
  const id = useId();
  const ids = useMemo(
    () => (value: string) => ({ tab: `${id}${value}`, panel: `${id}${value}-panel` }),
    [id],
  );
  const items = Children.map(children as ReactElement<TabItemProps>[], (item) => {
    if (!isValidElement(item)) return item;
    const { tab, panel } = ids(item.props.value);
    return cloneElement(item, { attributes: { id: tab, 'aria-controls': panel } });
  });
  return (
    <TabIds value={ids}>
      <div role="presentation" onKeyDown={onKeyDown}>
        <Tabs {...props}>{items}</Tabs>
      </div>
    </TabIds>
  );
}
