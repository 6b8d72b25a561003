import { expect, open, test } from './support/site';

test.use({ viewport: { width: 390, height: 800 } });

test('long lines of code are wrapped and unwrapped by a button', async ({ page }) => {
  await open(page, '/de-DE/Setup/Currencies');
  const block = page.locator('.theme-code-block:visible').first();
  const code = block.getByRole('group');
  const overflow = () => code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const button = block.getByRole('button', { name: 'Umbrechen' });
  expect(await overflow()).toBeGreaterThan(0);
  const text = await code.innerText();

  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  expect(await code.innerText()).toBe(text);

  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBeGreaterThan(0);
});

test('code in a tab offers to wrap its lines once the tab is shown', async ({ page }) => {
  await open(page, '/Setup/Currencies');
  await page.getByRole('tab', { name: 'CII' }).first().click();
  const panel = page.getByRole('tabpanel', { name: 'CII' }).first();
  await expect(panel.getByRole('button', { name: 'Wrap lines' })).toBeVisible();
});
