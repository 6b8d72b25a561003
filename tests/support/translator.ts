import type { Page } from '@playwright/test';

/** When a translator works: at once, or again after each change of the page. */
export type Translating = 'once' | 'repeated';

/**
 * Replaces the texts of the page as the translators of Chrome and Edge do: each text node by
 * `<font><font>…</font></font>`, except in what must not be translated.
 */
export async function translatePage(page: Page, when: Translating): Promise<void> {
  await page.evaluate((mode) => {
    const left = 'script, style, noscript, textarea, code, pre, svg, [translate="no"], font';
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
    translate();
    document.documentElement.classList.add('translated-ltr');
    if (mode === 'once') return;
    const observer = new MutationObserver(() => {
      // A translator waits for its server.
      setTimeout(translate, 50);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, when);
}
