import type { Plugin } from '@docusaurus/types';

type Bundler = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * The plugins of the bundler but for the one that tells the browser the id of each chunk: ids are
 * names here.
 *
 * @throws Error when Docusaurus has no such plugin
 */
export function withoutChunkTable(plugins: Bundler['plugins'] = []) {
  const left = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (left.length === plugins.length) {
    throw new Error(
      'Docusaurus has no ChunkAssetPlugin any more. See src/upstream/README.md, "Chunks of a page".',
    );
  }
  return left;
}
