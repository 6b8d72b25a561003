/** Pages of results that are loaded again at most. */
const MAX_PAGES = 50;

/** How far down a list of results was read. */
export interface Depth {
  readonly query: string;
  /** Pages of results that were loaded. */
  readonly pages: number;
  /** Distance from the top of the page, in pixels. */
  readonly top: number;
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

/** A stored depth; undefined for what this page has not written. */
export function readDepth(json: string | null): Depth | undefined {
  try {
    const { query, pages, top } = JSON.parse(json ?? '') as Partial<Record<keyof Depth, unknown>>;
    const fits =
      typeof query === 'string' &&
      isCount(pages, MAX_PAGES) &&
      isCount(top, Number.MAX_SAFE_INTEGER);
    return fits ? { query, pages: Math.floor(pages), top } : undefined;
  } catch {
    return undefined;
  }
}
