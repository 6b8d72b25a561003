import type { InvoiceXml } from '../reading/invoice-xml';
import { formatValue } from './format';
import { semanticInvoice, type Group } from './semantic';
import { termName } from './term-name';
import { termById } from './terms';

/** A value that is not the same in two invoices. */
export interface Difference {
  readonly term: string;
  readonly label: string;
  /** Number of the invoice line that it belongs to; absent for the whole invoice. */
  readonly lineNumber?: string;
  readonly first?: string;
  readonly second?: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** The number of values that are the same. */
  readonly equal: number;
}

interface Entry {
  readonly term: string;
  readonly value: string;
  readonly lineNumber?: string;
}

/** Values by their place: groups and terms with their positions among their like. */
function entries(group: Group, prefix = '', lineNumber?: string): [key: string, entry: Entry][] {
  const counts = new Map<string, number>();
  const key = (id: string) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `${prefix}/${id}[${count}]`;
  };
  const own = group.values.map(({ id, value }): [string, Entry] => [
    key(id),
    { term: id, value, ...(lineNumber === undefined ? {} : { lineNumber }) },
  ]);
  const inner = group.groups.flatMap((one) => {
    const number =
      one.id === 'BG-25' ? one.values.find(({ id }) => id === 'BT-126')?.value : lineNumber;
    return entries(one, key(one.id ?? ''), number);
  });
  return [...own, ...inner];
}

/** Compares two invoices by term, in either syntax; lines are compared in their order. */
export function compareInvoices(
  first: InvoiceXml,
  second: InvoiceXml,
  language: string,
): Comparison {
  const [a, b] = [first, second].map((one) => new Map(entries(semanticInvoice(one).root)));
  const keys = new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])]);
  const differences: Difference[] = [];
  let equal = 0;
  const shown = (entry: Entry | undefined) => {
    if (!entry) return undefined;
    const type = termById.get(entry.term)?.type ?? 'text';
    return type === 'binary object' ? '…' : formatValue(entry.term, type, entry.value, language);
  };
  for (const key of keys) {
    const [one, other] = [a?.get(key), b?.get(key)];
    const { term = '', lineNumber } = one ?? other ?? {};
    if (one?.value === other?.value) {
      equal += 1;
      continue;
    }
    const [firstValue, secondValue] = [shown(one), shown(other)];
    differences.push({
      term,
      label: termName(term, language) ?? term,
      ...(lineNumber === undefined ? {} : { lineNumber }),
      ...(firstValue === undefined ? {} : { first: firstValue }),
      ...(secondValue === undefined ? {} : { second: secondValue }),
    });
  }
  return { differences, equal };
}
