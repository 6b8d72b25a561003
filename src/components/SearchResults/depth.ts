/** Pages of results that are loaded again at most. */
const MAX_PAGES = 50;

/** The depth to which a list of results was read. */
export interface Depth {
  /** {@link markOf} its query. */
  readonly mark: number;
  /** Pages of results that were loaded. */
  readonly pages: number;
  /** Distance from the top of the page, in pixels. */
  readonly top: number;
}

/** Most values of a mark: a prime. */
const MARKS = 65_521;

/**
 * Tells the queries of one place in the history apart. Of the words themselves nothing is stored: a
 * mark has 16 bits, and countless queries share it.
 */
export function markOf(query: string): number {
  return [...query].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % MARKS, 0);
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

/** A stored depth; undefined for what this page has not written. */
export function readDepth(json: string | null): Depth | undefined {
  try {
    const { mark, pages, top } = JSON.parse(json ?? '') as Partial<Record<keyof Depth, unknown>>;
    const fits =
      isCount(mark, MARKS) && isCount(pages, MAX_PAGES) && isCount(top, Number.MAX_SAFE_INTEGER);
    return fits ? { mark, pages: Math.floor(pages), top } : undefined;
  } catch {
    return undefined;
  }
}
