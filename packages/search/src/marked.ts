/** Piece of a highlighted text. */
interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text that `escapeHtml` has escaped. */
function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Splits a highlighted value (escaped text with `<mark>` as its only markup) into plain texts, so
 * that they can be shown as text nodes. Other markup comes out as the text that it is.
 */
export function splitMarks(value: string): TextPart[] {
  return value
    .split(/<mark>([^]*?)<\/mark>/)
    .map((text, index) => ({ text: unescapeHtml(text), marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** A highlighted value without its highlighting. */
export function plainText(value: string): string {
  return unescapeHtml(value.replace(/<\/?mark>/g, ''));
}
