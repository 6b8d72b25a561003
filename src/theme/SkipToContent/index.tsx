/**
 * Replaces @docusaurus/theme-classic SkipToContent, 3.8.1.
 *
 * Change: upstream also moves the focus to this link after each navigation; here it goes to the
 * heading of the new page (src/client/focus-on-navigation.ts). The target keeps the focus until
 * the reader moves on, so that a screen reader starts there.
 */
import React, { type MouseEvent, type ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { focusForReading } from '@site/src/dom/focus';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  const target =
    document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
  if (target) {
    event.preventDefault();
    target.scrollIntoView();
    focusForReading(target);
  }
}

export default function SkipToContent(): ReactNode {
  return (
    <div
      role="region"
      aria-label={translate({
        id: 'theme.common.skipToMainContent',
        message: 'Skip to main content',
      })}
    >
      <a
        className={`screen-only ${styles.link}`}
        href={`#${SkipToContentFallbackId}`}
        onClick={skip}
      >
        <Translate
          id="theme.common.skipToMainContent"
          description="The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation"
        >
          Skip to main content
        </Translate>
      </a>
    </div>
  );
}
