import path from 'node:path';
import { expect, it } from 'vitest';
import { createFixture } from '../../checks/lib/fixture';
import { filesBelow } from './files-below';

it('lists files by their paths from the root, in order, and none of a folder that is not there', () => {
  const root = createFixture({ 'a/b/two.md': '', 'a/.one': '', 'c.md': '' });
  expect(filesBelow(root)).toEqual(['a/.one', 'a/b/two.md', 'c.md']);
  expect(filesBelow(root, 'a')).toEqual(['a/.one', 'a/b/two.md']);
  expect(filesBelow(path.join(root, 'd'))).toEqual([]);
});
