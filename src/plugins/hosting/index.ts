import type { Plugin } from '@docusaurus/types';
import { LOAD_LIMIT } from '../../loading/renew';
import { hostingPolicy } from '../../site/hosting-policy';

/**
 * Makes the code of the site work under the Content-Security-Policy. What hosts need beside it is
 * written by `postbuild/hosting`.
 */
export function hosting(): Plugin {
  return {
    name: 'hosting',
    configureWebpack(_config, isServer) {
      // The bundler's runtime asks this policy for the addresses of its chunks.
      const policyName = hostingPolicy.trustedTypes[0];
      const trustedTypes = { policyName };
      return isServer ? {} : { output: { trustedTypes, chunkLoadTimeout: LOAD_LIMIT } };
    },
  };
}
