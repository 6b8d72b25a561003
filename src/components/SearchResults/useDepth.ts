import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import { markOf, readDepth, type Depth } from './depth';

/** The depth that an entry of the history was left at, and where it is kept. */
interface KeptDepth extends Omit<Depth, 'mark'> {
  readonly query: string;
  readonly keep: (depth: Omit<Depth, 'mark'>) => void;
}

/** The depth to which this entry of the history was read for `query`; else one page, from the top. */
export function useKeptDepth(query: string): KeptDepth {
  const entry = useLocation().key ?? 'first';
  return useMemo(() => {
    const slot = createStorageSlot(`search.depth.${entry}`, { persistence: 'sessionStorage' });
    const mark = markOf(query);
    const kept = query ? readDepth(slot.get()) : undefined;
    const { pages, top } = kept?.mark === mark ? kept : { pages: 1, top: 0 };
    return { query, pages, top, keep: (next) => slot.set(JSON.stringify({ mark, ...next })) };
  }, [entry, query]);
}

/**
 * Leads Back to the result that was followed: the browser looks for its place before the results are
 * there.
 */
export function useDepth(kept: KeptDepth, pages: number): void {
  const restored = useRef<KeptDepth>(undefined);
  useEffect(() => {
    if (restored.current === kept || pages < kept.pages) return;
    restored.current = kept;
    if (kept.top > 0) window.scrollTo(0, kept.top);
  }, [kept, pages]);

  // A layout effect ends before the next page takes the place of this one.
  useLayoutEffect(() => {
    const { query, keep } = kept;
    const save = (): void => {
      if (query && pages > 0) keep({ pages, top: window.scrollY });
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [kept, pages]);
}
