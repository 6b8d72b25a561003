/** A page that the not-found page can offer. */
export interface KnownPage {
  readonly path: string;
  readonly title: string;
}

/** Most pages that are offered. */
const MOST = 4;
/** Least share of common pairs of letters at which two words are alike. */
const ALIKE = 0.6;

/** The words of an address: `/Setup/TargetLst.html` gives Setup, Target, Lst. */
export function wordsOf(pathname: string): string[] {
  let readable = pathname;
  try {
    readable = decodeURIComponent(pathname);
  } catch {
    // A malformed address is read as it is.
  }
  return readable
    .replace(/\.(?:html?|md|php|aspx)$/i, '')
    .replace(/(\p{Lowercase})(\p{Uppercase})/gu, '$1 $2')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length > 1 && word.toLowerCase() !== 'index');
}

function pairs(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from(letters.slice(1), (letter, at) => letters.charAt(at) + letter));
}

/** Share of the pairs of letters that two texts have in common (Dice), from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [ones, others] = [pairs(one), pairs(other)];
  const common = [...ones].filter((pair) => others.has(pair)).length;
  return (2 * common) / (ones.size + others.size || 1);
}

/** The pages whose title or address is most like the words of an address, best first. */
export function nearestPages(pathname: string, pages: readonly KnownPage[]): KnownPage[] {
  const words = wordsOf(pathname);
  const ending = (all: readonly string[]) => all.slice(-3).join('');
  const scored = pages.map((page) => {
    const path = wordsOf(page.path);
    const own = [...page.title.split(/\s+/), ...path];
    const each = words.map((word) => Math.max(...own.map((other) => likeness(word, other)), 0));
    const [last = 0] = each.slice(-1);
    const wholes = [page.title, ending(path)].map((other) => likeness(ending(words), other));
    const whole = Math.max(...wholes);
    const all = each.reduce((a, b) => a + b, 0);
    return { page, isAlike: Math.max(whole, last) >= ALIKE, score: whole + last + all / 10 };
  });
  return scored
    .filter(({ isAlike }) => isAlike)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ page }) => page);
}
