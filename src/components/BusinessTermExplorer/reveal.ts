/** Scrolls an item of a box into its upper third, unless it can be seen as a whole. */
export function reveal(box: HTMLElement, item: HTMLElement): void {
  const isAbove = item.offsetTop < box.scrollTop;
  const isBelow = item.offsetTop + item.offsetHeight > box.scrollTop + box.clientHeight;
  if (isAbove || isBelow) box.scrollTop = item.offsetTop - box.clientHeight / 3;
}
