import { showPreviews } from './link-preview';
import { walkMenus } from './menu-keys';

/** Previews of links, and keys of the menus. */
export function start(): void {
  showPreviews();
  walkMenus();
}
