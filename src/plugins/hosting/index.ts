import type { Plugin } from '@docusaurus/types';
import { LOAD_LIMIT } from '../../loading/renew';

/**
 * The time that the bundler waits for a chunk. The files of hosts are written by `postbuild/hosting`.
 */
export function hosting(): Plugin {
  return {
    name: 'hosting',
    configureWebpack(_config, isServer) {
      return isServer ? {} : { output: { chunkLoadTimeout: LOAD_LIMIT } };
    },
  };
}
