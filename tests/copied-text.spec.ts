import { expect, test } from '@playwright/test';

/** Soft hyphen, zero-width characters, word joiner, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
const PAGES = ['Setup/Units', 'Reference/Rules', 'Setup/XMLSchemas/XMLSchemaLines', 'xInvoice'];

for (const prefix of ['/', '/de-DE/']) {
  for (const page of PAGES) {
    test(`text selected on ${prefix}${page} pastes without invisible characters`, async ({
      page: tab,
    }) => {
      await tab.goto(`${prefix}${page}`);
      const copied = await tab.evaluate(() => {
        const selection = window.getSelection();
        return Array.from(document.querySelectorAll('article table, article pre'), (element) => {
          selection?.selectAllChildren(element);
          return selection?.toString() ?? '';
        });
      });
      expect(copied.length).toBeGreaterThan(0);
      expect(copied.filter((text) => INVISIBLE.test(text))).toEqual([]);
      const codes = await tab.locator('article code').allTextContents();
      expect(codes.filter((text) => INVISIBLE.test(text) || text.includes('\u00A0'))).toEqual([]);
    });
  }
}
