import { fromRuns } from '../runs';
import type { SearchRecord } from '../types';
import { levelWeight } from '../weight';

/**
 * Records of the rows that a page is asked for by id alone. The embedded index keeps them as runs; the
 * hosted service finds records only, so there each row is one.
 */
export function withRows({ rows = [], ...page }: SearchRecord): SearchRecord[] {
  const { docusaurus_tag, hierarchy, kind, language, url_without_anchor, weight } = page;
  return [
    page,
    ...fromRuns(rows).map((row, index): SearchRecord => {
      const url = `${url_without_anchor}#${row}`;
      return {
        docusaurus_tag,
        kind,
        language,
        url_without_anchor,
        objectID: url,
        url,
        anchor: row,
        type: 'lvl2',
        hierarchy: { ...hierarchy, lvl2: row },
        content: null,
        weight: { ...weight, level: levelWeight('lvl2'), position: index + 1 },
      };
    }),
  ];
}
