import { inTurn } from './support/sample';
import { expect, locales, open, test } from './support/site';

/** As `built/copied-text.test.ts` looks for in every page. */
const INVISIBLE = /[\p{Cf}\u00A0\u202F]/u;
const PAGES = ['Setup/Units', 'Reference/Rules', 'Setup/XMLSchemas/XMLSchemaLines', 'xInvoice'];

for (const { id, base } of inTurn('copied-text', locales)) {
  test(`selected text pastes without invisible characters, ${id}`, async ({ page }) => {
    for (const path of PAGES) {
      await open(page, `${base}/${path}`);
      const copied = await page.evaluate(() => {
        const selection = window.getSelection();
        return Array.from(
          document.querySelectorAll('article table, article pre, article code'),
          (element) => {
            selection?.selectAllChildren(element);
            return selection?.toString() ?? '';
          },
        );
      });
      expect(copied.length, path).toBeGreaterThan(0);
      expect(copied.filter((text) => INVISIBLE.test(text))).toEqual([]);
    }
  });
}
