/**
 * Readers come with a task: from the home page at most three pages lead to its end, each page on the
 * way leads on, and the last has the answer.
 */
import type { Locator, Page } from '@playwright/test';
import { inTurn } from './support/sample';
import { expect, locales, open, test, type Locale } from './support/site';
import data from './support/walks.json';

interface Walk {
  readonly task: string;
  /** Links to follow, by what the reader sees, beginning on the home page. */
  readonly links: Readonly<Record<Locale['id'], readonly string[]>>;
  /** What the reader pastes into the decoder of the last page. */
  readonly paste?: Readonly<Record<Locale['id'], string>>;
  /** The section that the reader came for, and the pattern of what answers the question there. */
  readonly end: Readonly<Record<Locale['id'], readonly [heading: string, answer: string]>>;
}

const WALKS = data as unknown as readonly Walk[];

/** The text of a section: from its heading to the next of the same or a higher level. */
function sectionText(heading: Locator): Promise<string> {
  return heading.evaluate((start: HTMLElement) => {
    const texts: string[] = [];
    for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
      if (/^H[1-6]$/.test(next.tagName) && next.tagName <= start.tagName) break;
      texts.push((next as HTMLElement).innerText);
    }
    return texts.join('\n');
  });
}

/** Links that a reader sees below the text: those of the section of related pages, or the next page. */
function onward(page: Page): Locator {
  const main = page.getByRole('main');
  return main.locator('#related ~ ul a[href]:visible, .pagination-nav__link--next:visible');
}

/** Links that say where the page is, and lead up. */
function upward(page: Page): Locator {
  return page.locator('.breadcrumbs a[href]:visible');
}

for (const locale of inTurn('walks', locales)) {
  for (const { task, links, paste, end } of WALKS) {
    test(`${task}, ${locale.id}`, async ({ page }) => {
      const names = links[locale.id];
      expect(names.length).toBeLessThan(3);
      await open(page, `${locale.base}/`);
      const main = page.getByRole('main');
      for (const name of names) {
        const before = page.url();
        await main.getByRole('link', { name, exact: true }).first().click();
        await expect(page).not.toHaveURL(before);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(upward(page).first()).toHaveAttribute('href', `${locale.base}/`);
        await expect(page.locator('.breadcrumbs__item').nth(1)).toBeVisible();
        await expect(onward(page).first()).toBeVisible();
      }
      const [name, pattern] = end[locale.id];
      const answer = new RegExp(pattern, 's');
      if (paste) {
        const decoder = page.locator('#report-decoder');
        await decoder.getByRole('textbox').fill(paste[locale.id]);
        await expect(decoder.getByRole('heading', { name })).toBeVisible();
        await expect(decoder).toContainText(answer);
        return;
      }
      const heading = main.getByRole('heading', { name }).first();
      await expect(heading).toBeVisible();
      expect(await sectionText(heading)).toMatch(answer);
    });
  }
}
