import { median } from '../median';
import type { Kind } from './kinds';
import type { Form, Visit } from './measure';

/** Medians of one system's visits of one page. */
export interface Result {
  readonly system: string;
  readonly kind: Kind;
  readonly form: Form;
  readonly median: Visit;
}

/** The median of each number on its own. */
export function medians(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('No visits');
  const keys = Object.keys(first) as (keyof Visit)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(visits.map((visit) => visit[key]))]),
  ) as unknown as Visit;
}

/** The result of a system for a page that was surely measured. */
export function resultOf(
  results: readonly Result[],
  system: string,
  kind: Kind,
  form: Form,
): Visit {
  const found = results.find(
    (result) => result.system === system && result.kind === kind && result.form === form,
  );
  if (!found) throw new Error(`${system} was not measured: ${kind}, ${form}`);
  return found.median;
}
