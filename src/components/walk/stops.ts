import type { NamedFinding } from '@site/src/desk/finding';
import { termRoute } from '@site/src/facts/entity-routes';
import { idsText } from '../finding/marks';
import type { Stop } from './walk';

/** Where a finding is mended: its field, else the page of its rule or term. */
function placeOf({ fields, ids, terms }: NamedFinding): string | undefined {
  const [to] = [...fields, ...ids].flatMap((place) => place.to ?? []);
  return to ?? (terms[0] && termRoute(terms[0].id));
}

/** `data-finding` of a finding, by the result and its number there. */
export const findingMark = (result: string | number, index: number): string => `${result}-${index}`;

/** The findings of a result that have a place in the handbook. */
export const stopsOf = (findings: readonly NamedFinding[], result: string | number): Stop[] =>
  findings.flatMap((finding, index) => {
    const to = placeOf(finding);
    const names = [idsText(finding), finding.terms[0]?.name].filter(Boolean).join(': ');
    const name = names || finding.message;
    return to ? [{ name, to, finding: findingMark(result, index) }] : [];
  });
