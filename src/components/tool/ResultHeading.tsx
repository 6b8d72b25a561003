import { useEffect, useRef, type ReactNode } from 'react';

/** Results by their heading that a reader has been led to, who may leave the page and come back. */
const led = new Map<string, number | undefined>();

interface ResultHeadingProps {
  readonly id: string;
  /** Other for each result that a reader has asked for, the same while parts of it change. */
  readonly of: number | undefined;
  readonly children: ReactNode;
}

/** The heading of a result, to which a new one leads the reader. */
export default function ResultHeading({ id, of: result, children }: ResultHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  // The result may be below the window, and the button that had the focus may be gone.
  useEffect(() => {
    if (led.get(id) === result) return;
    led.set(id, result);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [id, result]);
  return (
    <h3 ref={heading} tabIndex={-1} id={id}>
      {children}
    </h3>
  );
}
