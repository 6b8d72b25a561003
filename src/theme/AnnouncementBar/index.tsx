/**
 * Replaces @docusaurus/theme-classic AnnouncementBar, 3.8.1.
 *
 * Change: a named region instead of a second banner; colours without inline style, which the
 * content security policy forbids in HTML; text as elements, since Trusted Types forbid markup
 * (`innerHTML`); and a new announcement shows at once. (The attribute
 * that hides a dismissed bar before hydration stays when the bar turns out to have a new id, so a
 * reader would see the new announcement only on the next full load.)
 */
import React, { useCallback, useEffect, type ReactNode } from 'react';
import { createStorageSlot, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import InlineHtml from '@site/src/components/InlineHtml';
import styles from './styles.module.css';

const dismissed = createStorageSlot('docusaurus.announcement.dismiss');
const attribute = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  const { backgroundColor, textColor, isCloseable } = announcementBar ?? {};

  useEffect(() => {
    // After the effects of the provider above, which clear the dismissal of an earlier id.
    const timer = setTimeout(() => {
      if (dismissed.get() !== 'true') {
        document.documentElement.setAttribute(attribute, 'false');
      }
    });
    return () => clearTimeout(timer);
  }, []);

  // The style sheet has the same colours for the time before hydration.
  const colour = useCallback(
    (bar: HTMLElement | null) => {
      if (backgroundColor) bar?.style.setProperty('background-color', backgroundColor);
      if (textColor) bar?.style.setProperty('color', textColor);
    },
    [backgroundColor, textColor],
  );

  if (!isActive) {
    return null;
  }
  return (
    <div
      ref={colour}
      className={`theme-announcement-bar ${styles.bar}`}
      role="region"
      aria-label={translate({
        id: 'site.announcement.label',
        message: 'Announcement',
        description: 'Accessible name of the announcement bar',
      })}
    >
      <div className={styles.content}>
        <InlineHtml html={announcementBar?.content ?? ''} />
      </div>
      {isCloseable && <AnnouncementBarCloseButton onClick={close} className={styles.close} />}
    </div>
  );
}
