import { expect, open, test } from './support/site';

for (const { from, to } of [
  { from: '/de-DE/Setup/Units.html', to: '/de-DE/Setup/Units' },
  { from: '/Setup/XMLSchemas/index.html', to: '/Setup/XMLSchemas/' },
  {
    from: '/Release%20Notes/ModificationHistory.html',
    to: '/Release%20Notes/ModificationHistory',
  },
]) {
  test(`a link to ${from} leads to the clean address`, async ({ page }) => {
    await open(page, to.startsWith('/de-DE') ? '/de-DE/' : '/');
    const before = await page.evaluate(() => performance.timeOrigin);
    // What a link of the router does.
    await page.evaluate((path) => {
      window.history.pushState({ key: 'test' }, '', `${path}?units=1#steps`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'test' } }));
    }, from);
    await expect(page).toHaveURL((url) => url.pathname === to && url.hash === '#steps');
    await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty(
      'href',
      `${process.env.SITE_URL ?? 'https://docs.example.com'}${to}`,
    );
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
  });
}
