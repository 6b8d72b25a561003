import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

/** A mistake as the parser of YAML reports it; its lines begin with 0. */
interface Mistake {
  readonly reason?: string;
  readonly mark?: { readonly line: number };
}

/**
 * Says where a mistake in front matter is. The parser's own error holds the whole front matter, and
 * Docusaurus prints all that an error holds.
 *
 * @param directory folder of the site
 */
export function placedMistakes(
  parse: ParseFrontMatter,
  directory = process.cwd(),
): ParseFrontMatter {
  return async (params) => {
    try {
      return await parse(params);
    } catch (error) {
      const { reason, mark } = error as Mistake;
      if (reason === undefined || mark === undefined) throw error;
      const file = path.relative(directory, params.filePath);
      const mistake = new Error(
        `${file}:${mark.line + 1}: the front matter cannot be read: ${reason}. ` +
          'Quote a value that contains a colon.',
      );
      mistake.stack = mistake.message;
      throw mistake;
    }
  };
}
