import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sampleOf } from '../support/sample';
import { searchFor } from '../support/search';
import { allSitemapPaths, english, expect, german, open, test, type Locale } from '../support/site';

const firstPort = Number(process.env.START_TEST_PORT ?? 4250);

interface Case {
  readonly locale: Locale;
  readonly port: number;
  readonly options: readonly string[];
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
  { port, options, locale }: Case,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const origin = `http://localhost:${port}`;
  const server = spawn('npm', ['start', '--', '--no-open', '--port', String(port), ...options], {
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
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  try {
    await expect(async () => {
      expect(server.exitCode, output).toBeNull();
      expect(await answers(`${origin}${locale.base}/`), output).toBe(true);
    }).toPass({ timeout: 180_000 });
    await use(origin);
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
    test.setTimeout(300_000);
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
