import { expect, open, test } from '../support/site';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('the link beside a heading copies its address and says so', async ({ page }) => {
  await open(page, '/de-DE/Setup/Units');
  const link = page.locator('#fields .hash-link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de-DE/Setup/Units#fields');
  await expect(page.getByText('Link kopiert')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('code is copied as it stands, without what the highlighter adds', async ({ page }) => {
  await open(page, '/Setup/Currencies');
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^<Invoice …>\n {2}<!-- … -->\n/);
  expect(text).toMatch(/<\/Invoice>$/);
});

test('below a page are report, edit and Markdown', async ({ page }) => {
  await open(page, '/de-DE/Setup/Units');
  const footer = page.locator('.theme-doc-footer');
  await expect(footer.getByRole('link', { name: 'Fehler per E-Mail melden' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+\?subject=eDocument.*&body=https.*Units/,
  );
  await expect(footer.getByRole('link', { name: 'Diese Seite bearbeiten' })).toHaveAttribute(
    'href',
    /\/edit\/main\/i18n\/de-DE\/.*\/Setup\/Units\.mdx$/,
  );
  await expect(footer.getByRole('link', { name: 'Als Markdown ansehen' })).toHaveAttribute(
    'href',
    '/de-DE/Setup/Units.md',
  );
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute(
    'href',
    '/de-DE/Setup/Units.md',
  );
});

test('a page is copied as Markdown', async ({ page }) => {
  await open(page, '/Setup/Units');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('The page was copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Units of Measure');
});
