import type { Locator, Page } from '@playwright/test';
import { termExcerpt } from '../src/facts/samples/breach';
import { businessTerms } from '../src/facts/samples/business-terms';
import { SYNTAXES } from '../src/facts/samples/catalogue';
import { inTurn, isWhole, sampleOf } from './support/sample';
import { expect, german, open, test } from './support/site';

const PAGE = `${german.base}/Reference/BusinessTerms`;
const TRIED = isWhole ? 12 : 4;
const shuffled = sampleOf(
  businessTerms.map(({ id }) => id),
  Infinity,
);
const chosenAtRandom = shuffled.slice(0, TRIED);
/** Terms that the sample of the page has in both syntaxes. */
const inSample = shuffled
  .filter((id) => SYNTAXES.every((syntax) => termExcerpt('standard', syntax, id) !== null))
  .slice(0, TRIED);

const parts = (page: Page) => ({
  line: page.locator('li[data-chosen]').filter({ visible: true }).first(),
  card: page.getByRole('status').filter({ hasText: /B[GT]-/ }),
  filter: page.getByLabel('Begriff suchen'),
  item: (id: string) => page.getByRole('treeitem', { name: new RegExp(`^${id} `) }),
});

/** Whether the middle of an element is what a reader sees there. */
const isSeen = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (one.contains(seen) || seen.contains(one));
  });

const sizes = [
  [1280, 900],
  [390, 844],
] as const;

for (const [width, height] of inTurn('explorer', sizes)) {
  test(`a term that is chosen at ${width} px is seen in the invoice and on the card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, PAGE);
    const { line, card, filter, item } = parts(page);
    await expect(page.getByText(`212 von 212 Begriffen`)).toBeAttached();
    for (const id of chosenAtRandom) {
      await filter.fill(id);
      await item(id).click();
      await expect(card).toContainText(id);
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect.poll(() => isSeen(card), id).toBe(true);
      const isAbsent = await card.getByText('enthält den Begriff nicht').isVisible();
      if (!isAbsent) await expect.poll(() => isSeen(line), id).toBe(true);
    }
    expect(inSample).toHaveLength(TRIED);
    for (const syntax of ['UBL', 'CII']) {
      await page.getByRole('radio', { name: syntax }).check();
      for (const id of inSample) {
        await filter.fill(id);
        await item(id).click();
        await expect.poll(() => isSeen(card), `${id} in ${syntax}`).toBe(true);
        await expect.poll(() => isSeen(line), `${id} in ${syntax}`).toBe(true);
      }
    }
  });
}

test('a line of the invoice chooses its term, which the other syntax and the address keep', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, PAGE);
  const { line, card, item } = parts(page);
  const written = page.locator('[data-syntax="ubl"] li', { hasText: '<cbc:BuyerReference>' });
  await written.click();
  await expect(card).toContainText('BT-10');
  await expect(item('BT-10')).toHaveAttribute('aria-selected', 'true');
  await expect(line).toContainText('BuyerReference');
  await expect(line).toHaveCSS('outline-style', 'solid');
  await page.getByRole('radio', { name: 'CII' }).check();
  await expect(line).toContainText('BuyerReference');
  await expect.poll(() => isSeen(line)).toBe(true);
  await page.reload();
  await expect(card).toContainText('BT-10');
  await expect(line).toContainText('ram:BuyerReference');
  await expect.poll(() => isSeen(line)).toBe(true);
});

test('keys move through the tree of terms', async ({ page }) => {
  await open(page, PAGE);
  const { item } = parts(page);
  const isChosen = async (id: string) => {
    await expect(item(id)).toBeFocused();
    await expect(item(id)).toHaveAttribute('aria-selected', 'true');
  };
  await item('BG-4').click();
  await page.keyboard.press('ArrowRight');
  await isChosen('BT-27');
  await page.keyboard.press('ArrowDown');
  await isChosen('BT-28');
  await page.keyboard.press('ArrowLeft');
  await isChosen('BG-4');
  await page.keyboard.press('End');
  const last = page.getByRole('treeitem').last();
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await isChosen('BT-1');
});
