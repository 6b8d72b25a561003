import type { ReactNode } from 'react';
import { findDiagram, type DiagramName } from './diagrams';
import DiagramFigure from './Figure';

interface Props {
  readonly name: DiagramName;
}

/** A diagram by its name: `<Diagram name="journey" />`. */
export default function Diagram({ name }: Props): ReactNode {
  return <DiagramFigure model={findDiagram(name)} />;
}
