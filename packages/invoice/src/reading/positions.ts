import type { Position } from './element';

/** Lines and columns of places in a text, asked for from its begin to its end. */
export class Positions {
  private offset = 0;
  private line = 1;
  private lineStart = 0;

  constructor(private readonly text: string) {}

  /** Position of the character at an offset that is not before the one asked for last. */
  at(offset: number): Position {
    for (; this.offset < offset; this.offset += 1) {
      const code = this.text.charCodeAt(this.offset);
      const endsLine = code === 10 || (code === 13 && this.text.charCodeAt(this.offset + 1) !== 10);
      if (!endsLine) continue;
      this.line += 1;
      this.lineStart = this.offset + 1;
    }
    return { line: this.line, column: offset - this.lineStart + 1 };
  }
}
