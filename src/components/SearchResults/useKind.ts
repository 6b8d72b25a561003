import { useCallback } from 'react';
import { useQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PAGE_KINDS, type PageKind } from '@site/src/search/types';

/** The kind of pages that the reader keeps to, in the address (`kind`), and its setter. */
export function useKind(): [
  kind: PageKind | undefined,
  setKind: (kind: PageKind | undefined) => void,
] {
  const [value, setValue] = useQueryString('kind');
  // The server has no query string; the first render in the browser must match.
  const isBrowser = useIsBrowser();
  const kind = isBrowser ? PAGE_KINDS.find((known) => known === value) : undefined;
  return [kind, useCallback((next) => setValue(next ?? ''), [setValue])];
}
