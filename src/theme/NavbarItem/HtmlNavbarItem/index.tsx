/**
 * Replaces @docusaurus/theme-classic NavbarItem/HtmlNavbarItem, 3.8.1.
 *
 * Change: Trusted Types forbid upstream's markup from a string; inline HTML becomes elements. Classes
 * and styles within it are dropped, and so are other tags, whose text remains.
 */
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/NavbarItem/HtmlNavbarItem';
import InlineHtml from '@site/src/components/InlineHtml';

export default function HtmlNavbarItem({
  value,
  className,
  mobile = false,
  isDropdownItem = false,
}: Props): ReactNode {
  const Item = isDropdownItem ? 'li' : 'div';
  return (
    <Item
      className={clsx(
        !mobile && !isDropdownItem && 'navbar__item',
        mobile && 'menu__list-item',
        className,
      )}
    >
      <InlineHtml html={value} />
    </Item>
  );
}
