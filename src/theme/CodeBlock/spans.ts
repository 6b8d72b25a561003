import { createElement, Fragment, type ReactNode } from 'react';
import { AFTER_CLASSES, CLOSE, OPEN } from '@site/src/mdx/code-spans';

/** An element that is still open: its classes and number, and what it has so far. */
interface Open {
  readonly head: string;
  readonly children: ReactNode[];
}

/** The elements of highlighted code (`src/mdx/code-spans.ts`). */
export function spans(code: string): ReactNode {
  const [before = '', ...pieces] = code.split(OPEN);
  const all: ReactNode[] = [before];
  const open: Open[] = [];
  const here = () => open.at(-1)?.children ?? all;
  for (const piece of pieces) {
    const [start = '', ...rests] = piece.split(CLOSE);
    const [head = '', text] = start.split(AFTER_CLASSES);
    open.push({ head, children: [text] });
    for (const rest of rests) {
      const closed = open.pop();
      const [className, line] = closed?.head.split('#') ?? [];
      const props = { className, 'data-line-number': line };
      here().push(createElement('span', props, ...(closed?.children ?? [])), rest);
    }
  }
  // As arguments, so that React asks for no keys.
  return createElement(Fragment, null, ...all);
}
