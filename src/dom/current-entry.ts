/** Scrolls a menu, and nothing around it, until the entry of the page is in its middle, unless it is in sight. */
export function showCurrentEntry(menu: Element): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = menu.getBoundingClientRect();
  const end = Math.min(bottom, window.innerHeight);
  if (entry.top >= top && entry.bottom <= end) return;
  menu.scrollTop += (entry.top + entry.bottom - top - end) / 2;
}
