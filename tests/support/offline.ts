import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { installedNginx, startNginx } from '../../scripts/nginx';
import type { BuiltPage } from '../../postbuild/hosting/facts';
import { writeWorkers } from '../../postbuild/offline/workers';
import { expect, hydrated, test as base } from './site';

const firstPort = Number(process.env.OFFLINE_TEST_PORT ?? 4200);

/** The build behind a real nginx that can be stopped, and a copy of it once it is published anew. */
interface Host {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Marks all pages as another release and writes the workers that belong to them. */
  publish(release: string): Promise<void>;
  /** Puts another file, or an empty one, in the place of one of the build. */
  replace(file: string, content: string): Promise<void>;
}

/** What the workers need of the pages; to parse them all, as the build does, takes half a minute. */
function pagesOf(root: string): BuiltPage[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(root, file), 'utf8');
      const link = /<link[^>]* rel="?canonical"? href=(?:"([^"]+)"|([^\s>]+))/.exec(html);
      const address = link?.[1] ?? link?.[2];
      return {
        file,
        canonical: address && new URL(address).pathname,
        isRedirect: /http-equiv="?refresh/.test(html),
        scripts: [],
        styles: [],
        forbidden: [],
        ids: new Set<string>(),
        loads: {},
      };
    });
}

function copyOfBuild(): string {
  const root = mkdtempSync(join(tmpdir(), 'offline-'));
  // Compressed forms would still be those of the build after a change.
  cpSync('build', root, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  return root;
}

function hostOn(port: number): Host & { remove(): Promise<void> } {
  let copy: string | undefined;
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  const stop = async () => {
    await nginx?.stop();
    nginx = undefined;
  };
  const start = async () => {
    nginx = await startNginx({ root: copy ?? 'build', port });
  };
  return {
    url: `http://localhost:${port}`,
    start,
    stop,
    replace: async (file, content) => {
      writeFileSync(join((copy ??= copyOfBuild()), file), content);
      await stop();
      await start();
    },
    publish: async (release) => {
      const root = (copy ??= copyOfBuild());
      const pages = pagesOf(root);
      for (const { file } of pages) {
        const html = readFileSync(join(root, file), 'utf8');
        writeFileSync(join(root, file), html.replace(/<body/, `<body data-release="${release}"`));
      }
      await writeWorkers('.', root, pages, ['', '/de-DE']);
      // It keeps what it knows of a file for some seconds.
      await stop();
      await start();
    },
    remove: async () => {
      await stop();
      if (copy) rmSync(copy, { recursive: true });
    },
  };
}

/** A test whose pages come from a host of its own; skipped where there is no nginx. */
export const test = base.extend<{ host: Host }>({
  host: async ({ context }, provide, { parallelIndex }) => {
    test.skip(!installedNginx(), 'no nginx on this machine');
    const host = hostOn(firstPort + parallelIndex);
    await host.start();
    await provide(host);
    await context.close();
    await host.remove();
  },
  // eslint-disable-next-line no-empty-pattern -- the form that Playwright asks for
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(`http://localhost:${firstPort + parallelIndex}`);
  },
});

/** Takes the network away: no server, and a browser that knows it. */
export async function goOffline(context: BrowserContext, host: Host): Promise<void> {
  await host.stop();
  await context.setOffline(true);
}

/** Gives the network back. */
export async function goOnline(context: BrowserContext, host: Host): Promise<void> {
  await host.start();
  await context.setOffline(false);
}

/** What the page about offline reading says in each locale. */
export const texts = {
  'en-GB': {
    keep: 'Keep this handbook on this device',
    kept: 'This handbook is kept on this device',
    absent: 'This handbook is not kept on this device.',
    remove: 'Remove it from this device',
    notKept: 'This page is not on your device',
    start: 'Start page',
    search: 'Search',
    query: 'invoice',
  },
  'de-DE': {
    keep: 'Dieses Handbuch auf diesem Gerät behalten',
    kept: 'Dieses Handbuch ist auf diesem Gerät gespeichert',
    absent: 'Dieses Handbuch ist auf diesem Gerät nicht gespeichert.',
    remove: 'Von diesem Gerät entfernen',
    notKept: 'Diese Seite ist nicht auf Ihrem Gerät',
    start: 'Startseite',
    search: 'Suche',
    query: 'Rechnung',
  },
} as const;

/** Chooses to keep the handbook of a locale and waits until it is there. */
export async function keep(page: Page, locale: keyof typeof texts): Promise<void> {
  await page.goto(locale === 'en-GB' ? '/Offline' : `/${locale}/Offline`);
  await hydrated(page);
  await page.getByRole('button', { name: texts[locale].keep }).click();
  await expect(page.getByText(texts[locale].kept)).toBeVisible();
}

/** What the site has on the device. */
export function onDevice(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

export { expect };
