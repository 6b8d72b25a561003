/** Headings of all pages: explicit ids, each once, levels without gaps, no second title. */
import type { Check, Problem } from './lib/check';
import { headingsOf } from './lib/mdx';
import type { Page } from './lib/project';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function pageProblems(page: Page): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  // The front matter's title is the h1, except on plain pages.
  let previous = 1;
  headingsOf(page.tree).forEach(({ depth, text, id, line }, index) => {
    const add = (message: string, remedy: string) =>
      problems.push({ file: page.file, line, message, remedy });
    if (depth === 1) {
      if (page.collection !== 'pages' || index > 0) {
        add(`"${text}" is a second title.`, 'begin with ##; the title is in the front matter');
      }
      return;
    }
    if (depth > previous + 1) {
      add(
        `"${text}" has level ${depth} after level ${previous}.`,
        `use ${'#'.repeat(previous + 1)}`,
      );
    }
    previous = depth;
    if (!id) {
      add(`"${text}" has no id.`, 'append an id in English words: ## Title {#english-words}');
    } else if (!ID.test(id)) {
      add(`id "${id}" is not in small letters, digits and hyphens.`, 'rename the id');
    } else if (seen.has(id)) {
      add(`id "${id}" stands already on line ${seen.get(id)}.`, 'give each heading its own id');
    } else {
      seen.set(id, line);
    }
  });
  return problems;
}

export const check: Check = ({ pages }) => pages.flatMap(pageProblems);
