/** Opens what a place is folded in, from the inside out. */
export function openFolds(place: Element | null): void {
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
}
