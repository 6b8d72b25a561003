import { test as base, expect } from '@playwright/test';
import { findNginx, startNginx } from '../../scripts/nginx.mjs';

const firstPort = Number(process.env.NGINX_TEST_PORT ?? 4180);

/**
 * A test whose `baseURL` is a real nginx with the configuration of `deploy/nginx`; skipped where
 * there is no nginx.
 */
export const test = base.extend<object, { nginxUrl: string }>({
  nginxUrl: [
    async ({}, use, { parallelIndex }) => {
      if (!findNginx()) {
        await use('');
        return;
      }
      const nginx = await startNginx({ root: 'build', port: firstPort + parallelIndex });
      await use(nginx.url);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginxUrl }, use) => {
    test.skip(nginxUrl === '', 'no nginx on this machine');
    await use(nginxUrl);
  },
});

export { expect };
