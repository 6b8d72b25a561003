/** Keeps the entry of the page in sight, in the sidebar beside the text. */
import type { ClientModule } from '@docusaurus/types';
import { showCurrentEntry } from '../dom/current-entry';
import { afterPaint } from '../dom/after-paint';

async function keepInSight(): Promise<void> {
  await afterPaint();
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  if (!menu) return;
  // Sections that a navigation opens or closes move the entry.
  await Promise.allSettled(menu.getAnimations({ subtree: true }).map(({ finished }) => finished));
  showCurrentEntry(menu);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) void keepInSight();
};
