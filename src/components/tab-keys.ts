/**
 * Place of the tab that a key leads to, by the pattern of WAI-ARIA; undefined for other keys.
 *
 * @param place of the tab that has the focus, from 0
 * @param count of all tabs
 */
export function tabForKey(key: string, place: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    Home: 0,
    End: count - 1,
    ArrowLeft: (place + count - 1) % count,
    ArrowRight: (place + 1) % count,
    Enter: place,
    ' ': place,
  };
  return places[key];
}
