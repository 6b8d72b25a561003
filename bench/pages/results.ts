import { median } from '../median';
import type { Kind } from './kinds';
import type { Form, Visit } from './measure';
import type { Work } from './work';

/** Medians of one system's visits of one page. */
export interface Result {
  readonly system: string;
  readonly kind: Kind;
  readonly form: Form;
  readonly median: Visit;
}

/** Medians of one system's work for a first load of one page. */
export interface WorkResult {
  readonly system: string;
  readonly kind: Kind;
  readonly median: Work;
}

/** The median of each number on its own. */
export function medians<Measured extends Visit | Work>(all: readonly Measured[]): Measured {
  const [first] = all;
  if (!first) throw new Error('No visits');
  const keys = Object.keys(first) as (keyof Measured)[];
  const middle = keys.map((key) => [key, median(all.map((one) => Number(one[key])))] as const);
  return { ...first, ...Object.fromEntries(middle) };
}

/** The work of a system for a page that was surely measured. */
export function workOf(results: readonly WorkResult[], system: string, kind: Kind): Work {
  const found = results.find((result) => result.system === system && result.kind === kind);
  if (!found) throw new Error(`${system} was not measured: work of ${kind}`);
  return found.median;
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
