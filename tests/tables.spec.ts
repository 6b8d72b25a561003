import { expect, locales, open, sitemapPaths, test } from './support/site';

/** Pages made from data, of which every twentieth is visited. */
const MADE = /\/Reference\/(?:Rules|Terms|CodeLists)\/./;

/** What is wrong with the tables of a page in the present window. */
function findings(): string[] {
  const narrow = window.innerWidth < 600;
  return Array.from(document.querySelectorAll<HTMLTableElement>('main table')).flatMap((table) => {
    const name = table.caption?.textContent || table.tHead?.textContent || '';
    const found: string[] = [];
    const box = table.closest<HTMLElement>('.table-frame');
    const place = (box ?? table).parentElement?.getBoundingClientRect();
    const beyond = table.getBoundingClientRect().right - (place?.right ?? 0);
    if (beyond > 1) found.push(`${name}: ${beyond} px wider than its place`);
    if (!box) return found;
    const around = box.parentElement;
    if (around && around.scrollWidth > around.clientWidth + 1) {
      found.push(`${name}: scrolls sideways`);
    }
    const cells = Array.from(table.querySelectorAll<HTMLElement>('th, td'));
    const outside = cells.find(
      (cell) => cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 1,
    );
    if (outside) found.push(`${name}: "${outside.textContent}" is wider than its cell`);
    const scrolls = around && getComputedStyle(around).overflowY !== 'visible';
    if (narrow && scrolls && !table.querySelector('button[value]')) {
      found.push(`${name}: a scroll box`);
    }
    for (const part of Array.from(table.querySelectorAll<HTMLElement>('.whole'))) {
      if (part.getClientRects().length > 1) found.push(`${name}: ${part.textContent} is broken`);
    }
    if (!narrow) {
      const widest = Array.from(table.querySelectorAll<HTMLElement>('thead .widest'));
      const width = widest[0]?.clientWidth ?? Infinity;
      if (width < 300) found.push(`${name}: descriptions have ${width} px`);
    }
    return found;
  });
}

for (const locale of locales) {
  for (const width of [390, 1280]) {
    test.describe(`${locale.id}, ${width} px`, () => {
      // The text of a page is in its HTML.
      test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } });

      test('no table of any page is wider than its place or scrolls in it', async ({ page }) => {
        test.setTimeout(300_000);
        const paths = sitemapPaths(locale);
        const made = paths.filter((path) => MADE.test(path));
        const visited = paths.filter((path) => !MADE.test(path) || made.indexOf(path) % 20 === 0);
        const wrong: string[] = [];
        for (const path of visited) {
          await page.goto(path, { waitUntil: 'load' });
          const found = await page.evaluate(findings);
          wrong.push(...found.map((finding) => `${path}: ${finding}`));
        }
        expect(wrong).toEqual([]);
      });
    });
  }
}

test('shown as blocks, a table is still one to a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/de-DE/Setup/Currencies');
  const row = page.locator('#field-code');
  await expect(row).toHaveCSS('display', 'flow-root');
  const table = page.getByRole('table').filter({ has: row });
  await expect(table.getByRole('columnheader', { name: 'Beschreibung' })).toHaveCount(1);
  await expect(table.getByRole('rowheader', { name: 'Code', exact: true })).toHaveCount(1);
  // The name before a value is for eyes only.
  await expect(row.locator('td.prose')).toHaveAttribute('data-label', 'Beschreibung');
  const text = await row.locator('td.prose').innerText();
  await expect(table.getByRole('cell', { name: text, exact: true })).toHaveCount(1);
});
