import { test as base, expect } from '@playwright/test';
import { installedNginx, startNginx } from '../../scripts/nginx.mjs';

const firstPort = Number(process.env.NGINX_TEST_PORT ?? 4180);

/**
 * A test whose `baseURL` is a real nginx with the configuration of `deploy/nginx`; skipped where
 * there is no nginx.
 */
export const test = base.extend<object, { nginxUrl: string }>({
  nginxUrl: [
    // Playwright reads what a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      if (!installedNginx()) {
        await provide('');
        return;
      }
      const nginx = await startNginx({ root: 'build', port: firstPort + parallelIndex });
      await provide(nginx.url);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginxUrl }, provide) => {
    test.skip(nginxUrl === '', 'no nginx on this machine');
    await provide(nginxUrl);
  },
});

export { expect };
