import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { installedNginx, startNginx, type RunningNginx } from '../../scripts/nginx';
import { openFirefox } from './firefox';
import type { Tab } from './tab';
import { openWebKit } from './webkit';

export interface EngineOptions {
  engine: 'firefox' | 'webkit';
}

/** The built site behind nginx with its own policy, which also tells what it refuses. */
export interface Host {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Requests that the policy has refused so far: directive and address. */
  violations(): readonly string[];
}

interface CspReport {
  'csp-report'?: { 'effective-directive'?: string; 'blocked-uri'?: string };
}

const sitePort = Number(process.env.NGINX_TEST_PORT ?? 4180);
const reportPort = sitePort + 1;

async function startHost(): Promise<Host & { remove(): Promise<void> }> {
  if (!installedNginx()) {
    throw new Error(
      'No nginx: install it (Debian: apt-get install nginx-light), or set NGINX_PATH.',
    );
  }
  const violations: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const report = (JSON.parse(body || '{}') as CspReport)['csp-report'];
      if (report) violations.push(`${report['effective-directive']} ${report['blocked-uri']}`);
      // Pages take only what allows itself to be embedded, answers to reports included.
      response.writeHead(204, { 'Cross-Origin-Resource-Policy': 'cross-origin' }).end();
    });
  });
  await new Promise<void>((done) => collector.listen(reportPort, 'localhost', done));
  const config = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync('deploy/nginx', config, { recursive: true });
  const headers = readFileSync(join(config, 'headers.conf'), 'utf8');
  const reporting = headers.replace(
    'Content-Security-Policy "',
    `Content-Security-Policy "report-uri http://localhost:${reportPort}/; `,
  );
  writeFileSync(join(config, 'headers.conf'), reporting);
  let nginx: RunningNginx | undefined;
  const stop = async () => {
    await nginx?.stop();
    nginx = undefined;
  };
  return {
    url: `http://localhost:${sitePort}`,
    start: async () => {
      nginx = await startNginx({ root: 'build', port: sitePort, config });
    },
    stop,
    violations: () => violations,
    remove: async () => {
      await stop();
      collector.closeAllConnections();
      collector.close();
      rmSync(config, { recursive: true });
    },
  };
}

/** A test with the built site and a tab; it fails when the page complains, or the policy refuses. */
export const test = base.extend<{ silence: undefined }, EngineOptions & { host: Host; tab: Tab }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  host: [
    // Playwright reads what a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const host = await startHost();
      await host.start();
      await provide(host);
      await host.remove();
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ engine }, provide) => {
      const tab = await (engine === 'firefox' ? openFirefox() : openWebKit());
      await provide(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  silence: [
    async ({ tab, host }, provide) => {
      const messages = (await tab.messages()).length;
      const refused = host.violations().length;
      await tab.resize(1280, 900);
      await provide(undefined);
      // Refused and said for certain: both come after all that was before.
      const last = `refused-${refused}.invalid`;
      await tab.run((name) => {
        console.error(name);
        new Image().src = `https://${name}/`;
      }, last);
      await expect.poll(() => host.violations().at(-1)).toContain(last);
      await expect.poll(async () => (await tab.messages()).join()).toContain(`error: ${last}`);
      expect(host.violations().slice(refused, -1), 'refused by the policy').toEqual([]);
      const said = (await tab.messages()).slice(messages);
      expect(
        said.filter((text) => !/refused-\d+\.invalid/.test(text)),
        'in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
