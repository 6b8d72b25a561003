import rangeParser from 'parse-numeric-range';

/** An entry of `themeConfig.prism.magicComments`: comments that give lines a class. */
export interface MagicComment {
  readonly className: string;
  readonly line?: string;
  readonly block?: { readonly start: string; readonly end: string };
}

/** Lines of code without magic comments, and the classes of those that have some, by index. */
interface CodeLines {
  readonly lines: readonly string[];
  readonly classes: ReadonlyMap<number, readonly string[]>;
}

/** Beginning and end of a comment in the languages for which Docusaurus documents magic comments. */
const commentStyles = [
  [String.raw`//|#|--|%|;;|!|\*>|(?:_\s*)?['‘’]|[Rr][Ee][Mm]\b`, ''],
  [String.raw`/\*`, String.raw`\*/`],
  [String.raw`\{\s*/\*`, String.raw`\*/\s*\}`],
  ['<!--', '-->'],
  [String.raw`\(\*`, String.raw`\*\)`],
];

/**
 * Matches a line that holds nothing but one of the comments, which is its one group with a value.
 * The texts are parts of regular expressions, as upstream takes them.
 */
function commentPattern(comments: readonly MagicComment[]): RegExp {
  const texts = comments
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter(Boolean)
    .join('|');
  const styles = commentStyles.map(
    ([opening, closing]) => String.raw`(?:${opening})\s*(${texts})\s*${closing}`,
  );
  return new RegExp(String.raw`^\s*(?:${styles.join('|')})\s*$`);
}

/**
 * Applies a range such as `{1,3-5}` in the words after the fence, which gives lines the class of the
 * first magic comment. Without a range, applies the magic comments in the code and takes them out.
 */
export function codeLines(
  code: string,
  meta: string,
  comments: readonly MagicComment[],
): CodeLines {
  const source = code.replace(/\r?\n$/, '').split(/\r?\n/);
  const classes = new Map<number, string[]>();
  const mark = (index: number, className: string) =>
    classes.set(index, [...(classes.get(index) ?? []), className]);

  const [first] = comments;
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  if (!first || range !== undefined) {
    if (first) rangeParser(range ?? '').forEach((number) => mark(number - 1, first.className));
    return { lines: source, classes };
  }

  const pattern = commentPattern(comments);
  const lines: string[] = [];
  const starts = new Map<string, number>();
  for (const line of source) {
    const text = pattern.exec(line)?.slice(1).find(Boolean);
    if (text === undefined) lines.push(line);
    for (const { className, line: next, block } of text === undefined ? [] : comments) {
      if (text === next) mark(lines.length, className);
      if (text === block?.start) starts.set(className, lines.length);
      if (text === block?.end) {
        const start = starts.get(className) ?? 0;
        for (let index = start; index < lines.length; index += 1) mark(index, className);
      }
    }
  }
  return { lines, classes };
}
