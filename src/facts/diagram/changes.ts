import type { Action, Status } from '../entries';

/** The statuses of an entry, and the actions that change them. */
export interface LifeModel {
  readonly statuses: readonly Status[];
  readonly actions: readonly Action[];
}

/** One status after another, by an action or else by the run itself. */
export interface Change {
  readonly from: string;
  readonly to: string;
  readonly by?: Action;
}

/** The statuses that a run goes through when nothing fails, from the first one on. */
export function chainOf({ statuses }: LifeModel): string[] {
  const chain: string[] = [];
  let status = statuses[0];
  while (status) {
    chain.push(status.id);
    const [next] = status.run;
    status = statuses.find(({ id }) => id === next);
  }
  return chain;
}

/** Changes of an entry by runs and actions; an action that only takes a run on is part of the run. */
export function changesOf(model: LifeModel): Change[] {
  const chain = chainOf(model);
  const runs = model.statuses.flatMap(({ id, run }) => run.map((to): Change => ({ from: id, to })));
  const chosen = model.actions.flatMap((by) =>
    by.transitions.flatMap(({ from, to }) =>
      from === 'any' ? [] : from.map((one): Change => ({ from: one, to, by })),
    ),
  );
  const takesOn = ({ from, to }: Change) =>
    chain.includes(from) && chain.indexOf(to) > chain.indexOf(from);
  const isStatus = ({ to }: Change) => model.statuses.some(({ id }) => id === to);
  const order = (id: string) => model.statuses.findIndex((status) => status.id === id);
  const shown = chosen.filter((change) => isStatus(change) && !takesOn(change));
  // One arrow is enough where an action has several conditions, or two actions do the same.
  const once = shown.filter(
    ({ from, to }, index) =>
      shown.findIndex((other) => other.from === from && other.to === to) === index,
  );
  return [
    ...runs,
    ...once.sort((a, b) => order(a.to) - order(b.to) || order(a.from) - order(b.from)),
  ];
}
