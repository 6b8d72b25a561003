import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { createStaticServer } from '../../scripts/static-server';
import { variant } from '../../scripts/variant';
import { AlgoliaDouble, type SeenRequest } from './algolia-double';
import { isWhole } from './sample';
import { german, locales, test as base } from './site';

/** Languages that the variant is built in. */
export const variantLocales = isWhole ? locales : [german];

/** A host of the hosted service, and when it was asked, in milliseconds of the test's clock. */
interface AskedHost {
  readonly host: string;
  readonly at: number;
}

/** The hosted service as the browser sees it: all its hosts lead to the double. */
interface Hosted {
  readonly double: AlgoliaDouble;
  /** Hosts of search requests, in their order. */
  readonly hosts: AskedHost[];
  /** Decides by host: true lets the request through. */
  onHost: (host: string, route: Route) => boolean | Promise<boolean>;
  /** Search requests that reached the double. */
  searches(): SeenRequest[];
}

const allHosts = /^https:\/\/[^/]*\.algolia(?:net\.com|\.net|\.io)\//;

async function connect(page: Page, double: AlgoliaDouble, address: string): Promise<Hosted> {
  const hosted: Hosted = {
    double,
    hosts: [],
    onHost: () => true,
    searches: () => double.requests.filter(({ path }) => path === '/1/indexes/*/queries'),
  };
  await page.route(allHosts, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    if (!host.startsWith('insights.')) hosted.hosts.push({ host, at: Date.now() });
    if (!(await hosted.onHost(host, route))) return;
    const response = await route.fetch({ url: address + pathname + search });
    await route.fulfill({ response });
  });
  return hosted;
}

/** Tests of the variant: its pages are the base, its search service is the double. */
export const test = base.extend<{ hosted: Hosted }, { variantUrl: string }>({
  variantUrl: [
    // eslint-disable-next-line no-empty-pattern -- the form that Playwright asks for
    async ({}, provide) => {
      const server = createStaticServer(variant.outDir);
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      await provide(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ variantUrl }, provide) => provide(variantUrl),
  hosted: async ({ page }, provide) => {
    const double = new AlgoliaDouble();
    const address = await double.start();
    await provide(await connect(page, double, address));
    // Events that are still due would go out to the real service once nothing routes them.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await double.stop();
  },
});

export { variant };
