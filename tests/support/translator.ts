import type { Page } from '@playwright/test';

/** When a translator works: at once, after a while, or again after each change of the page. */
export type Translating = 'at once' | 'delayed' | 'repeated';

/**
 * Replaces the texts of the page as the translators of Chrome and Edge do: each text node by
 * `<font><font>…</font></font>`, except in what must not be translated. The texts are the same in
 * capitals, so that a test can compare them.
 */
export async function translatePage(page: Page, when: Translating): Promise<void> {
  await page.evaluate((mode) => {
    const left =
      'script, style, noscript, textarea, code, pre, svg, [translate="no"], .notranslate, font';
    const translate = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && !text.parentElement?.closest(left)) texts.push(text);
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.documentElement.classList.add('translated-ltr');
    // A translator waits for its server.
    if (mode === 'delayed') setTimeout(translate, 400);
    else translate();
    if (mode !== 'repeated') return;
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, when);
}
