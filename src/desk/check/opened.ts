import { open, type OpenedInvoice } from 'edocument-invoice';
import type { KeyedSource } from './protocol';

/** Invoices that are kept: the one on the page, and those it is compared with. */
const MAX_KEPT = 3;

const kept = new Map<number | string, Promise<OpenedInvoice>>();

/**
 * The invoice of a source, which is read for the first task only.
 *
 * @throws Refusal when it cannot be read; the next task then tries again
 */
export function openOnce(
  { source, key }: KeyedSource,
  onProgress?: (share: number) => void,
): Promise<OpenedInvoice> {
  const id = typeof source === 'string' ? source : key;
  const opened = kept.get(id) ?? open(source, { ...(onProgress ? { onProgress } : {}) });
  // The one that was used last is the last to go.
  kept.delete(id);
  kept.set(id, opened);
  opened.catch(() => kept.delete(id));
  for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest);
  return opened;
}
