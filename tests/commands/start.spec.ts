import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copyOfProject } from '../../scripts/lib/project-copy';
import { sampleOf } from '../support/sample';
import { searchFor } from '../support/search';
import { allSitemapPaths, english, expect, german, open, test, type Locale } from '../support/site';

const firstPort = Number(process.env.START_TEST_PORT ?? 4250);

interface Start {
  readonly locale: Locale;
  readonly port: number;
  readonly options: readonly string[];
  /** Folder of the site, where it is a copy. */
  readonly folder?: string;
}

interface Case extends Start {
  readonly query: string;
}

const cases: readonly Case[] = [
  { locale: english, port: firstPort, options: [], query: 'invoice' },
  { locale: german, port: firstPort + 1, options: ['--locale', 'de-DE'], query: 'Rechnung' },
];

/** A page with tables, one with drawings and code, a list of posts, a page of its own, the search. */
const paths = ['/Setup/Units', '/xInvoice', '/blog', '/markdown-page', '/search'];
/** Other pages that are visited. */
const VISITED = 10;

/** Whether a server answers at the address, which a development server does when it has compiled. */
const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the development server, has it used when it has compiled, and ends it. */
async function withServer(
  { port, options, locale, folder = '.' }: Start,
  use: (origin: string, printed: () => string) => Promise<void>,
): Promise<void> {
  const origin = `http://localhost:${port}`;
  const server = spawn('npm', ['start', '--', '--no-open', '--port', String(port), ...options], {
    cwd: folder,
    // Files of its own, so that builds and other servers do not disturb it.
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/start-${locale.id}/.docusaurus`,
    },
    // npm, its shell and the server are one group, which ends as one.
    detached: true,
  });
  const ended = once(server, 'close');
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    // The bundler colours its words, whatever it is told.
    stream.on('data', (text: Buffer) => (output += stripVTControlCharacters(text.toString())));
  }
  try {
    await expect(async () => {
      expect(server.exitCode, output).toBeNull();
      expect(await answers(`${origin}${locale.base}/`), output).toBe(true);
    }).toPass({ timeout: 600_000 });
    await use(origin, () => output);
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}

test.describe.configure({ mode: 'serial' });

for (const each of cases) {
  const { locale, options, query } = each;
  const command = ['npm start', ...(options.length > 0 ? ['--', ...options] : [])].join(' ');

  test(`${command}: pages without an error in the console, and a search`, async ({ page }) => {
    // Compiles the whole site.
    test.setTimeout(900_000);
    await withServer(each, async (origin) => {
      const response = await page.goto(`${origin}${locale.base}/`);
      expect(response?.headers()['content-security-policy']).toContain(
        "script-src 'self' 'sha256-",
      );
      await expect(page.locator('main h1')).toBeVisible();
      const visited = [
        ...paths.map((each) => locale.base + each),
        ...sampleOf(allSitemapPaths(locale), VISITED),
      ];
      for (const path of visited) {
        // What a link of the router does: the development build of React judges each page, and its
        // console names elements that HTML does not allow within others.
        await page.evaluate((to) => {
          window.history.pushState({ key: to }, '', to);
          window.dispatchEvent(new PopStateEvent('popstate', { state: { key: to } }));
        }, path);
        await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
        await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
      }
      await open(page, `${origin}${locale.base}/`);
      await searchFor(page, query);
      // Prefetches that are under way must not lose their server.
      await page.goto('about:blank');
    });
  });
}

const MISTAKES: Readonly<Record<string, { edit: (text: string) => string; says: RegExp }>> = {
  'an open tag': {
    edit: (text) => `${text}\n<details>\n`,
    says: /MDX compilation failed for file ".*Units\.mdx"\s.*closing tag for `<details>` \(\d+:1/,
  },
  'a colon in front matter': {
    edit: (text) => text.replace(/^title: .*/m, 'title: A: b'),
    says: /docs\/Setup\/Units\.mdx:2: the front matter cannot be read/,
  },
};

test('npm start: a save with a mistake says once where it is, and of the search index once', async () => {
  // Compiles the whole site.
  test.setTimeout(900_000);
  const folder = copyOfProject(process.cwd());
  const file = path.join(folder, 'docs/Setup/Units.mdx');
  const text = readFileSync(file, 'utf8');
  const place = { locale: english, port: firstPort + 2, options: [], folder };
  try {
    await withServer(place, async (_origin, printed) => {
      const compiled = () => printed().split(/compiled (?:successfully|with)/).length;
      await expect.poll(compiled, { timeout: 600_000 }).toBeGreaterThan(1);
      for (const { edit, says } of Object.values(MISTAKES)) {
        const start = printed().length;
        const said = () => printed().slice(start).split(new RegExp(says, 'g')).length - 1;
        const before = compiled();
        writeFileSync(file, edit(text));
        await expect.poll(said).toBe(1);
        writeFileSync(file, text);
        await expect.poll(compiled).toBeGreaterThan(before);
        expect(said()).toBe(1);
        // A page in full would bury it.
        expect(printed().slice(start)).not.toContain('keywords: [');
      }
      expect(printed().split('Search has no index')).toHaveLength(2);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
