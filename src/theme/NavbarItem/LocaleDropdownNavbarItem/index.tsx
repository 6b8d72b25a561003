/**
 * Wraps @docusaurus/theme-classic NavbarItem/LocaleDropdownNavbarItem, 3.8.1.
 *
 * Why: the server knows neither search nor hash of the address, and hydration keeps the links of
 * the server; a fresh instance after hydration has the links that keep both.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownWrapper(
  props: ComponentProps<typeof LocaleDropdown>,
): ReactNode {
  return <LocaleDropdown key={String(useIsBrowser())} {...props} />;
}
