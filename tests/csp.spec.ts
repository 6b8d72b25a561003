import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/nginx';
import { inTurn, isChosen, isWhole } from './support/sample';
import { openModal, searchFor, type } from './support/search';
import { german, hydrated, locales, sitemapPaths } from './support/site';

/** Requests that the policy blocked, and failures by it; empty when all is well. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/violat|refused to|Content Security/i.test(message.text())) {
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

/** Pages that a run reaches by links, from the first one on. */
const REACHED = isWhole ? Infinity : 12;

for (const locale of inTurn('csp', locales)) {
  test(`no page violates the policy when reached by links, ${locale.id}`, async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto(`${locale.base}/`);
    await hydrated(page);
    const next = page.locator('a.pagination-nav__link--next');
    const visited = new Set<string>();
    while (visited.size < REACHED && (await next.count()) > 0) {
      const href = await next.getAttribute('href');
      visited.add(page.url());
      await next.click();
      // The address changes before the page does.
      await expect
        .poll(() => next.evaluateAll(([link]) => link?.getAttribute('href')))
        .not.toBe(href);
    }
    expect(visited.size).toBeGreaterThanOrEqual(12);
    expect(violations).toEqual([]);
  });
}

/** The kinds of controls in a text: elements with their classes. */
const kindsOf = (html: string): string[] =>
  (
    html.match(/<(?:input|select|textarea|button|summary|li(?=[^>]*role="?tab))(?=[\s>])[^>]*/g) ??
    []
  ).map((tag) =>
    [/^<\w+/, /type=[\w"]+/, /class=(?:"[^"]*"|\S+)/].map((part) => part.exec(tag)?.[0]).join(' '),
  );

test('no tool, filter, tab or copy button violates the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  const seen = new Set<string>();
  let used = 0;
  for (const path of sitemapPaths(german)) {
    const html = readFileSync(join('build', decodeURIComponent(path), 'index.html'), 'utf8');
    const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
    // Pages that have the same kinds of controls as one before are left out.
    const fresh = kindsOf(main).filter((kind) => !seen.has(kind));
    if (fresh.length === 0) continue;
    for (const kind of fresh) seen.add(kind);
    if (!isChosen(path, 0.5)) continue;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    used += await pressControls(page);
  }
  expect(used).toBeGreaterThan(10);
  expect(violations).toEqual([]);
});

/** Types into the fields of the text and presses its buttons, at most a dozen of each. */
async function pressControls(page: Page): Promise<number> {
  let used = 0;
  const fields = page.locator(
    'main :is(input[type="text"], input[type="search"], textarea):visible',
  );
  for (const field of (await fields.all()).slice(0, 12)) {
    await field.fill('BR-DE-15').then(() => (used += 1));
  }
  const buttons = page.locator('main :is(button, summary, [role="tab"]):visible:not([disabled])');
  for (const button of (await buttons.all()).slice(0, 12)) {
    // One press may take the next button away.
    await button.click({ timeout: 1000 }).then(
      () => (used += 1),
      () => undefined,
    );
  }
  return used;
}

test('search does not violate the policy: dialog, results, its page', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/de-DE/');
  await hydrated(page);
  const modal = await searchFor(page, 'Rechnung');
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toHaveCount(0);
  const recent = await openModal(page);
  await expect(recent.dialog.getByRole('row').nth(1)).toBeVisible();
  await type(recent.input, 'qqxxzzyyqqxx');
  await expect(recent.panel).toBeVisible();
  await page.goto('/de-DE/search?q=W%C3%A4hrung');
  await expect(page.locator('main a').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('the policy is enforced: inline script does not run, markup brings no handler', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  await hydrated(page);
  const result = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.append('globalThis.executed = true');
    const div = document.createElement('div');
    div.innerHTML = '<img src="/no-such-picture.png" onerror="globalThis.executed = true">';
    document.body.append(script, div);
    await new Promise((resolve) => div.firstChild?.addEventListener('error', resolve));
    return 'executed' in globalThis;
  });
  expect(result).toBe(false);
  // So the tests above would have seen it.
  expect(violations.filter((text) => text.includes('script-src'))).not.toEqual([]);
});

test('the code of the next page is fetched ahead, and only from this site', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/de-DE/Setup/Units');
  await hydrated(page);
  await page.getByRole('link', { name: 'Währungen' }).first().hover();
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  expect(violations).toEqual([]);
});
