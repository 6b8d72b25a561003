const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The first date in a text, as either language writes it. */
export function dateIn(text: string): Date | undefined {
  const german = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text);
  if (german) {
    return new Date(Date.UTC(Number(german[3]), Number(german[2]) - 1, Number(german[1])));
  }
  const english = new RegExp(`\\b(\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})\\b`).exec(text);
  return english
    ? new Date(Date.UTC(Number(english[3]), MONTHS.indexOf(english[2] ?? ''), Number(english[1])))
    : undefined;
}
