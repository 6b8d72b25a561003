/** Who holds the value that breaks a rule. */
import type { Holder } from './next-step';
import data from './rule-holders.json';

const HOLDERS: ReadonlyMap<string, Holder> = new Map(
  Object.entries(data.holders).flatMap(([holder, ids]) =>
    ids.split(' ').map((id) => [id, holder as Holder] as const),
  ),
);

/** The holder of the value that breaks a rule; undefined for a rule without a page of its own. */
export const holderOfRule = (id: string): Holder | undefined => HOLDERS.get(id);
