/**
 * A text that several pages need is written once: a long sentence of the handbook is on one page, or in a part
 * that pages include (`_name.mdx`). Copies go stale one by one.
 */
import type { Check, Problem } from './lib/check';
import type { Page } from './lib/project';
import { proseOf } from './lib/prose';

/** Shorter sentences say how to get somewhere, such as the step with the search. */
const WORDS = 18;
const SEARCH_STEP = '(Alt+Q)';

export function repeatedSentences(pages: readonly Page[]): Problem[] {
  const first = new Map<string, Page>();
  return pages
    .filter(({ collection, draft }) => collection === 'docs' && !draft)
    .flatMap((page) =>
      proseOf(page).flatMap(({ text, line }) =>
        text
          .split(/(?<=[.!?])\s+/)
          .filter((one) => one.split(/\s+/).length >= WORDS && !one.includes(SEARCH_STEP))
          .flatMap((sentence): Problem[] => {
            const known = first.get(sentence);
            if (!known) first.set(sentence, page);
            if (!known || known === page) return [];
            return [
              {
                file: page.file,
                line,
                message: `repeats "${sentence}" of ${known.file}.`,
                remedy: 'say it on one page and link there, or include it from a part (_name.mdx)',
              },
            ];
          }),
      ),
    );
}

export const check: Check = ({ pages }) => repeatedSentences(pages);
