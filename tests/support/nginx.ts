import { test as base, expect } from '@playwright/test';
import { installedNginx, startNginx } from '../../scripts/nginx';

const firstPort = Number(process.env.NGINX_TEST_PORT ?? 4180);

/**
 * A test whose `baseURL` is a real nginx with the configuration of `deploy/nginx`; skipped where
 * there is no nginx.
 */
export const test = base.extend<object, { nginx: { url: string; log: () => string } }>({
  nginx: [
    // Playwright reads what a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      if (!installedNginx()) {
        await provide({ url: '', log: () => '' });
        return;
      }
      const nginx = await startNginx({ root: 'build', port: firstPort + parallelIndex });
      await provide(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, provide) => {
    test.skip(nginx.url === '', 'no nginx on this machine');
    await provide(nginx.url);
  },
});

export { expect };
