/** Text of every date of a year with `{day}` and `{year}` for their numbers, by month from January. */
export type DatePatterns = Readonly<Record<string, readonly string[]>>;

/** How the theme of Docusaurus 3.8.1 writes dates: of updates, of posts, in the archive of posts. */
const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long' },
];

/** Name of a style among the patterns. */
export const styleName = ({ month, year }: Intl.DateTimeFormatOptions): string =>
  `${month}, ${year ?? 'no year'}`;

/** The patterns of a language, as `Intl` has them. */
export function datePatterns(locale: string): DatePatterns {
  const patterns = STYLES.map((style) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
    const months = Array.from({ length: 12 }, (_, month) =>
      format
        .formatToParts(Date.UTC(2000, month))
        .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
        .join(''),
    );
    return [styleName(style), months] as const;
  });
  return Object.fromEntries(patterns);
}
