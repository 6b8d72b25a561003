import type { Hit, MarkedText } from './types';

/** The text without its marks. */
export const plainText = (text: MarkedText): string => text.map((part) => part.text).join('');

/** Address of the page that a hit is on. */
export const pageOf = (url: string): string => url.split('#')[0] ?? url;

/** The hits of one page, best first. */
interface PageGroup<Found> {
  /** Title of the page; two pages of one title have their category or parent page with it. */
  readonly name: string;
  readonly hits: readonly Found[];
}

/** Groups hits by page, at most `most` in a group; groups are in the order of their best hits. */
export function groupByPage<Found extends Hit>(
  hits: readonly Found[],
  most: number,
): PageGroup<Found>[] {
  const groups = new Map<string, [Found, ...Found[]]>();
  for (const hit of hits) {
    const group = groups.get(pageOf(hit.url));
    if (group) group.push(hit);
    else groups.set(pageOf(hit.url), [hit]);
  }
  const titles = [...groups.values()].map(([{ title }]) => plainText(title));
  return [...groups.values()].map((group, index) => {
    const title = titles[index] ?? '';
    const isShared = titles.filter((other) => other === title).length > 1;
    const category = isShared && plainText(group[0].category);
    return { name: category ? `${title} – ${category}` : title, hits: group.slice(0, most) };
  });
}
