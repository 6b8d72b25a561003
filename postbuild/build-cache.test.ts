import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildCache, hashOf } from './build-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One build that asks for the values of some texts; the texts that it had to make. */
function build(version: string, texts: readonly string[]): string[] {
  const made: string[] = [];
  const cache = new BuildCache<string>(path.join(folder, 'sub/values.json'), version);
  for (const text of texts) {
    const value = cache.get(text, () => {
      made.push(text);
      return text.toUpperCase();
    });
    expect(value).toBe(text.toUpperCase());
  }
  cache.save();
  return made;
}

it('makes only what has changed since the last build', () => {
  expect(build('1', ['a', 'b'])).toEqual(['a', 'b']);
  expect(build('1', ['a', 'c'])).toEqual(['c']);
});

it('forgets what a build did not ask for', () => {
  build('1', ['a', 'b']);
  build('1', ['a']);
  expect(build('1', ['a', 'b'])).toEqual(['b']);
});

it('makes all anew in another version', () => {
  build('1', ['a']);
  expect(build('2', ['a'])).toEqual(['a']);
});

it('tells texts apart by where they end', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
});
