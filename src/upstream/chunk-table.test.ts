import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import { expect, it } from 'vitest';
import { withoutChunkTable } from './chunk-table';

class OtherPlugin {
  apply() {}
}

it('leaves out the plugin of Docusaurus, and no other', () => {
  const other = new OtherPlugin();
  expect(withoutChunkTable([other, new ChunkAssetPlugin()])).toEqual([other]);
});

it('fails where there is no such plugin', () => {
  expect(() => withoutChunkTable([new OtherPlugin()])).toThrow('no ChunkAssetPlugin any more');
});
