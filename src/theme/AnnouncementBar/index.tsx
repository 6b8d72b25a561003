/**
 * Wraps @docusaurus/theme-classic AnnouncementBar, 3.8.1.
 *
 * Why: the attribute that hides a dismissed bar before hydration stays when the bar turns out to have a
 * new id, so that a reader would see the new announcement only on the next full load.
 */
import React, { useEffect, type ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

const dismissed = createStorageSlot('docusaurus.announcement.dismiss');
const attribute = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBarWrapper(): ReactNode {
  useEffect(() => {
    // After the effects of the provider above, which clear the dismissal of an earlier id.
    const timer = setTimeout(() => {
      if (dismissed.get() !== 'true') document.documentElement.setAttribute(attribute, 'false');
    });
    return () => clearTimeout(timer);
  }, []);

  return <AnnouncementBar />;
}
