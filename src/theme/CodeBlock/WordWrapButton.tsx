import React, { useEffect, useState, type ReactNode, type RefObject } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The element that scrolls. */
  readonly pre: RefObject<HTMLElement | null>;
  readonly isWrapped: boolean;
  readonly onToggle: () => void;
}

/** Breaks long lines, and undoes it. There is no button while all lines fit. */
export default function WordWrapButton({ pre, isWrapped, onToggle }: Props): ReactNode {
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const element = pre.current;
    if (!element) return undefined;
    // Also told when a tab shows the code.
    const observer = new ResizeObserver(() =>
      setTooWide(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [pre]);

  if (!isWrapped && !isTooWide) return null;
  return (
    <button type="button" className={styles.button} onClick={onToggle} aria-pressed={isWrapped}>
      <Translate id="site.code.wrap" description="The word wrap toggle on code blocks">
        Wrap lines
      </Translate>
    </button>
  );
}
