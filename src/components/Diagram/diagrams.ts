import type { DiagramModel } from '../../facts/diagram/drawing';
import { journey } from './journey';
import { process } from './process';
import { schema } from './schema';
import { setup } from './setup';

const diagrams = { journey, process, schema, setup } satisfies Record<string, () => DiagramModel>;

/** Name of a diagram, as writers use it. */
export type DiagramName = keyof typeof diagrams;

export const DIAGRAM_NAMES = Object.keys(diagrams) as readonly DiagramName[];

/**
 * The diagram with this name, in the language of the page.
 *
 * @throws Error naming the diagrams that there are
 */
export function findDiagram(name: string): DiagramModel {
  const known = DIAGRAM_NAMES.find((candidate) => candidate === name);
  if (!known) {
    throw new Error(`"${name}" is not a diagram. Allowed: ${DIAGRAM_NAMES.join(', ')}`);
  }
  return diagrams[known]();
}
