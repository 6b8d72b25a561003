/** Widths of the columns of a table. Widths are estimates in pixels at 15 px text. */
export interface TableFit {
  /**
   * `narrow` fits on a phone. `wide` needs more than the column of a text. Others fit that column.
   * A table that has less width than it needs is shown as one block per row.
   */
  readonly width: 'narrow' | 'text' | 'wide';
  /** Classes of each column's cells: `prose` for sentences, `amount` for amounts. */
  readonly cells: readonly ('prose' | 'amount' | undefined)[];
  /** The column with the longest sentences. */
  readonly widest: number;
}

const CHARACTER = 7.2;
const PADDING = 18;
const CODE_CHARACTER = 8.2;
/** A character of a heading. */
const BOLD_CHARACTER = 8;
/** Room for the box of a code, and for wide letters. */
const BESIDE = 10;
/** Least width of a text in a table of many columns. */
const LEAST_TEXT = 120;
/** Text of this many characters is a sentence. */
const PROSE = 40;
/** Width in which a sentence has 45 characters in a line. */
const PROSE_WIDTH = 320;
/** Width of other columns with sentences. */
const OTHER_PROSE_WIDTH = 185;
/** A few words, such as a date or the name of an action. */
const SHORT = 20;
/** A longer word is hyphenated. */
const LONGEST_WORD = 13;
/** Widths of the text on a phone of 320 px and beside menu and table of contents at 1280 px, less
    what an estimate may be wrong by. */
const PHONE = 280;
const TEXT = 705;
const AMOUNT = /^[-−+]?\d[\d.,\u00a0\u202f]*[.,]\d{2}(?:[ \u00a0\u202f](?:€|%|[A-Z]{3}))?$/;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const longest = (texts: readonly string[]): number =>
  texts.reduce((most, text) => Math.max(most, text.length), 0);

/**
 * Places in which an identifier such as `urn:cen.eu:en16931:2017#compliant` or an address may break; dates and
 * times are kept whole. A long name of an element breaks before a word of it.
 */
const BREAKS =
  /(?<=[:#/@]|=(?=\d{3}))(?<!\b\d{1,2}[:/](?=\d{2,4}\b))(?=[^\s/])|(?<=\w{24}[a-z])(?=[A-Z])/;
/** Codes that would otherwise break at their hyphens, such as `BR-DE-17`, or before them, such as `PDF/A-3`. */
export const IDENTIFIER = /(\b(?:PDF\/A-\d\w?|[A-Z]{2,}(?:-[A-Z0-9]+)+(?:-[a-z])?)\b)/;

/** Text that is not hyphenated. */
const CODE = new RegExp(`[\\d_]|\\w[.@=("]\\w|\\w@$|${IDENTIFIER.source}`);

/** A part of a text, before which a line may end; an identifier is kept whole. */
export interface Piece {
  readonly text: string;
  readonly whole: boolean;
  readonly breakBefore: boolean;
}

/** Divides the text of a cell where identifiers begin, end and may break. */
export function pieces(text: string): Piece[] {
  return text.split(IDENTIFIER).flatMap((part, at): Piece[] => {
    if (at % 2 === 1) return [{ text: part, whole: true, breakBefore: false }];
    const parts = part === '' ? [] : part.split(BREAKS);
    return parts.map((piece, index) => ({ text: piece, whole: false, breakBefore: index > 0 }));
  });
}

/** The widest column of sentences, what each column needs, and its longest text in one line. */
function sizes(columns: readonly (readonly string[])[]) {
  const lengths = columns.map(longest);
  const widest = lengths.findIndex((length) => length >= PROSE && length === Math.max(...lengths));
  const needed = columns.map((texts, at) => {
    if (at === widest) return PROSE_WIDTH;
    const words = texts.flatMap((text) =>
      pieces(text).flatMap((piece) => piece.text.split(piece.whole ? /\s/ : /\s|(?<=[a-z]-)/)),
    );
    const codes = words.filter((word) => CODE.test(word));
    const letters = Math.max(longest(codes), Math.min(longest(words), LONGEST_WORD));
    return Math.max(
      letters * CHARACTER + PADDING,
      longest(texts.slice(1)) >= PROSE ? OTHER_PROSE_WIDTH : 0,
    );
  });
  const whole = lengths.map((length) => length * CHARACTER + PADDING);
  return { widest, needed, whole };
}

/** @param columns the texts of each column, its heading first */
export function tableFit(columns: readonly (readonly string[])[]): TableFit {
  const { widest, needed, whole } = sizes(columns);
  return {
    width: sum(whole) <= PHONE ? 'narrow' : sum(needed) <= TEXT ? 'text' : 'wide',
    cells: columns.map(([, ...cells]) => {
      if (longest(cells) >= PROSE) return 'prose';
      const filled = cells.filter((text) => text !== '');
      return filled.length > 0 && filled.every((text) => AMOUNT.test(text)) ? 'amount' : undefined;
    }),
    widest,
  };
}

const CLASSES: Readonly<Record<TableFit['width'], string>> = {
  narrow: 'table-frame',
  text: 'table-frame table-frame--blocks',
  wide: 'table-frame table-frame--blocks table-frame--wide',
};

/**
 * Percentages of a table's width for its columns, 100 in all: single words get what they need, texts
 * share the rest by the square roots of their lengths. A long table with them does not move while it loads, nor when its
 * rows are filtered.
 *
 * @param columns the texts of each column, its heading first
 */
export function columnShares(columns: readonly (readonly string[])[]): number[] {
  const { widest, needed } = sizes(columns.map(([, ...cells]) => ['', ...cells]));
  const kinds = columns.map(([heading = '', ...cells], at) => {
    const least = needed[at] ?? 0;
    const letters = longest(cells);
    if (letters * CHARACTER + PADDING > least) return { isText: true, width: Math.sqrt(letters) };
    const code = ((least - PADDING) / CHARACTER) * CODE_CHARACTER;
    const head = longest(heading.split(/\s|(?<=-)/)) * BOLD_CHARACTER;
    return { isText: false, width: Math.max(code, head) + PADDING + BESIDE };
  });
  const texts = kinds.filter(({ isText }) => isText);
  const words = sum(kinds.map(({ isText, width }) => (isText ? 0 : width)));
  const all = Math.max(TEXT, words + texts.length * LEAST_TEXT);
  // Without texts, words share all.
  const [growing, rest] =
    texts.length > 0 ? [sum(texts.map(({ width }) => width)), all - words] : [words, all];
  const first = kinds[widest]?.isText ? kinds[widest].width : 0;
  // The longest sentences have the lines that they need before the others share.
  const lines = Math.min(PROSE_WIDTH, rest - (texts.length - 1) * LEAST_TEXT);
  const beside = first === 0 ? 0 : Math.max((first / growing) * rest, lines);
  return kinds.map(({ isText, width }, at) => {
    const shared = (width / (growing - first)) * (rest - beside);
    const own =
      isText || texts.length === 0 ? (at === widest && first > 0 ? beside : shared) : width;
    return Math.round((own / all) * 1000) / 10;
  });
}

/** Classes of the box around a table, see src/css/tables.css. */
export const frameClasses = ({ width }: TableFit): string => CLASSES[width];

/** Class of a column's heading. */
export const headClass = ({ cells, widest }: TableFit, column: number): string | undefined =>
  column === widest ? 'widest' : cells[column];

/** Class of a cell; a blank one has no line in a block. */
export const cellClass = ({ cells }: TableFit, column: number, text: string): string | undefined =>
  column > 0 && ['', '–'].includes(text.trim()) ? 'blank' : cells[column];

/**
 * Columns of a few words that have room in one line each. Only for tables that are made by the build,
 * so that pages do not load it.
 *
 * @param columns the texts of each column, its heading first
 */
export function shortColumns(columns: readonly (readonly string[])[]): readonly boolean[] {
  const isShort = columns.map(
    (texts) => longest(texts) <= SHORT && texts.some((text) => /\s/.test(text)),
  );
  const widths = columns.map((texts, at) => {
    const words = texts.flatMap((text) => text.split(/\s/));
    // Not every browser hyphenates.
    const width = longest(isShort[at] ? texts : words) * CHARACTER + PADDING;
    return longest(texts) >= PROSE ? Math.max(width, OTHER_PROSE_WIDTH) : width;
  });
  const { widest } = tableFit(columns);
  const rest = sum(widths.filter((_, at) => at !== widest));
  return rest + (widest < 0 ? 0 : PROSE_WIDTH) <= TEXT ? isShort : columns.map(() => false);
}
