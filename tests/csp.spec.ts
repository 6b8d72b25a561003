import type { Page } from '@playwright/test';
import { expect, test } from './support/nginx';
import { hydrated, locales, sitemapPaths } from './support/site';

/** What the policy blocked, and what failed by it; empty when all is well. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/violat|refused to|TrustedHTML|TrustedScript|Content Security/i.test(message.text())) {
      violations.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => violations.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).hostname !== 'localhost') {
      violations.push(`${page.url()}: asks ${request.url()}`);
    }
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      console.error(
        `violated ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
      );
    });
  });
  return violations;
}

for (const locale of locales) {
  test(`no page violates the policy when opened, ${locale.id}`, async ({ page }) => {
    test.setTimeout(120_000);
    const violations = await watchPolicy(page);
    for (const path of [...sitemapPaths(locale), `${locale.base}/search`, `${locale.base}/nix`]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
    }
    expect(violations).toEqual([]);
  });

  test(`no page violates the policy when reached by links, ${locale.id}`, async ({ page }) => {
    test.setTimeout(120_000);
    const violations = await watchPolicy(page);
    await page.goto(`${locale.base}/`);
    await hydrated(page);
    const next = page.locator('a.pagination-nav__link--next');
    const visited = new Set<string>();
    while ((await next.count()) > 0) {
      const before = page.url();
      visited.add(before);
      await next.click();
      await page.waitForURL((url) => url.href !== before);
    }
    expect(visited.size).toBeGreaterThan(20);
    expect(violations).toEqual([]);
  });
}

test('the policy is enforced: markup as a string is refused, inline script does not run', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  await hydrated(page);
  const refused = await page.evaluate(() => {
    const div = document.createElement('div');
    try {
      div.innerHTML = '<b>x</b>';
      return 'taken';
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain('TrustedHTML');
  const result = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.append('globalThis.executed = true');
      document.body.append(script);
    } catch {
      // Some browsers throw, others only do not run it.
    }
    return 'executed' in globalThis;
  });
  expect(result).toBe(false);
  // So the tests above would have seen it.
  expect(violations.filter((text) => text.includes('require-trusted-types-for'))).not.toEqual([]);
});
