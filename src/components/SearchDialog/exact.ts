import { plainText, type Hit } from 'edocument-search';
import { nameKey } from 'edocument-search/names';

/** Hits among which the row of a code counts as the one that was asked for. */
const FIRST = 3;
const ROW = /^([^:]{1,30}): (.*)$/s;
const CODE_LIST = /\/Reference\/CodeLists\/[^#/]+#/;
/** A rule, term or code: letters and digits, or a number. */
const ID = /^(?=.*\d)[\p{L}\d]+(?:[-_ ]+[\p{L}\d]+){0,5}$/u;

/** The row of a code list that is called as the query says: by its code, name or search word. */
export function rowAskedFor<Found extends Hit>(
  query: string,
  hits: readonly Found[],
): Found | undefined {
  const name = query.trim().toLowerCase();
  return hits.slice(0, FIRST).find(({ type, url, text }) => {
    if (type !== 'text' || !CODE_LIST.test(url)) return false;
    const [, code = '', said = ''] = ROW.exec(plainText(text)) ?? [];
    const names = said.split(/[;,]\s*/).map((one) => one.toLowerCase());
    return nameKey(code) === nameKey(query) || names.includes(name);
  });
}

/** The ids of a hit: the one before its title or row, or the row of its page. */
const idsOf = ({ title, trail, text }: Hit): string[] =>
  [title, trail.at(-1) ?? [], text].map((part) => plainText(part).split(/[: ]/)[0] ?? '');

/** After an exact id, the hits that name it; all hits of any other query. */
export function belonging<Found extends Hit>(query: string, hits: readonly Found[]): Found[] {
  const [first] = hits;
  const key = nameKey(query);
  if (!first || !ID.test(query.trim()) || !idsOf(first).some((id) => nameKey(id) === key))
    return [...hits];
  const parts = query.match(/\p{L}+|\d+/gu) ?? [];
  const id = new RegExp(
    `(?<![\\p{L}\\d])${parts.map((part) => part.replace(/^0+(?=\d)/, '0*')).join('[-_ ]?')}(?!-?\\d)`,
    'iu',
  );
  return hits.filter(
    (hit) =>
      hit === first || [hit.title, ...hit.trail, hit.text].some((part) => id.test(plainText(part))),
  );
}
