import { expect, type Locator } from '@playwright/test';

/** Moves the pointer onto a link until its preview shows a text: previews are loaded when idle. */
export const hoverUntil = (link: Locator, text: string) =>
  expect(async () => {
    await link.page().mouse.move(5, 300);
    await link.hover();
    await expect(link.page().getByRole('tooltip')).toContainText(text, { timeout: 2000 });
  }).toPass();
