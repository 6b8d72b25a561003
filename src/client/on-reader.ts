import { showPreviews } from './link-preview';
import { walkMenus } from './menu-keys';
import { followPointer } from './pointer-leads';

/** Previews of links, keys of the menus, and the focus of a reader with a pointer. */
export function start(): void {
  showPreviews();
  walkMenus();
  followPointer();
}
