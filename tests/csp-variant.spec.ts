import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedNginx, startNginx } from '../scripts/nginx';
import { readFacts, readPages } from '../postbuild/hosting/facts';
import { securityHeaders } from '../postbuild/hosting/headers';
import { nginxHeaders } from '../postbuild/hosting/nginx';
import { writeWorkers } from '../postbuild/offline/workers';
import { hostedSearchSources, hostingPolicy } from '../postbuild/hosting/policy';
import { texts } from './support/offline';
import { openModal, type } from './support/search';
import { expect, open } from './support/site';
import { test as base, variant } from './support/variant';

const firstPort = Number(process.env.CSP_TEST_PORT ?? 4220);

/** The variant behind a real nginx, with the policy of a build that has hosted search. */
const test = base.extend<object, { variantUrl: string }>({
  variantUrl: [
    // eslint-disable-next-line no-empty-pattern -- the form that Playwright asks for
    async ({}, provide, { parallelIndex }) => {
      if (!installedNginx()) {
        await provide('');
        return;
      }
      const config = mkdtempSync(join(tmpdir(), 'csp-'));
      cpSync('deploy/nginx', config, { recursive: true });
      const facts = readFacts(variant.outDir, hostingPolicy);
      const connect = hostedSearchSources(variant.appId);
      const headers = securityHeaders(hostingPolicy, facts, { connect });
      writeFileSync(join(config, 'headers.conf'), nginxHeaders(headers));
      await writeWorkers('.', variant.outDir, readPages(variant.outDir), facts.prefixes);
      const port = firstPort + parallelIndex;
      const nginx = await startNginx({ root: variant.outDir, port, config });
      await provide(nginx.url);
      await nginx.stop();
      rmSync(config, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ variantUrl }, provide) => {
    test.skip(variantUrl === '', 'no nginx on this machine');
    await provide(variantUrl);
  },
});

// One worker: the offline workers are written into the build.
test.describe.configure({ mode: 'default' });

test('hosted search does not violate the policy: dialog, results, its page', async ({
  page,
  hosted,
  consoleCheck,
}) => {
  await open(page, '/de-DE/xInvoice');
  const { input, options } = await openModal(page);
  await type(input, 'Beleg');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await open(page, '/de-DE/search?q=Beleg');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(hosted.searches().length).toBeGreaterThanOrEqual(2);
  expect(consoleCheck.unexpected()).toEqual([]);
});

test('a kept handbook says that hosted search needs a network', async ({ page }) => {
  await open(page, '/de-DE/Offline');
  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
  await expect(page.getByText('Die Suche fragt einen Dienst im Internet')).toBeVisible();
});

test('every host of the provider is admitted, and no other one', async ({
  page,
  hosted,
  consoleCheck,
}) => {
  await open(page, '/de-DE/xInvoice');
  /** Whether the policy blocks a request, whatever comes of it. */
  const blocks = (url: string) =>
    page.evaluate(
      (address) =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
          void fetch(address)
            .catch(() => undefined)
            .then(() => setTimeout(() => resolve(false), 100));
        }),
      url,
    );
  hosted.onHost = async (_host, route) => {
    await route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': '*' } });
    return false;
  };
  for (const host of hostedSearchSources(variant.appId)) {
    expect(await blocks(`${host}/1/x`), host).toBe(false);
  }
  expect(consoleCheck.unexpected()).toEqual([]);
  for (const other of [
    'https://otherapp-dsn.algolia.net/1/x',
    `https://${variant.appId.toLowerCase()}-dsn.algolia.net.example.com/`,
    `http://${variant.appId.toLowerCase()}-dsn.algolia.net/`,
    'https://cdn.jsdelivr.net/npm/search-insights',
  ]) {
    expect(await blocks(other), other).toBe(true);
  }
  consoleCheck.allow(/Content Security Policy/);
});
