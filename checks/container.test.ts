import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('Containerfile', 'utf8');
const ignored = readFileSync('.dockerignore', 'utf8').split('\n');

it('every setting of the site is an argument of the image', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('\n## Settings\n');
  const settings = [...table.matchAll(/^\|(.+?)\|/gm)].flatMap(([, names = '']) => [
    ...names.matchAll(/`([A-Z_]+)`/g),
  ]);
  const declared = [...text.matchAll(/^ARG ([A-Z_]+)/gm)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(8);
  expect(settings.map(([, name]) => name).filter((name) => !declared.includes(name))).toEqual([]);
});

it('the image runs without rights and says whether it answers', () => {
  const server = text.slice(text.lastIndexOf('\nFROM '));
  expect(server).toContain('\nUSER www-data\n');
  expect(server).toMatch(/\nHEALTHCHECK .*8080/);
  expect(server).not.toMatch(/^COPY (?!--from=build)/m);
});

it('neither packages nor secrets of the machine get into it', () => {
  for (const name of ['node_modules', 'build', '.cache', '.env*']) expect(ignored).toContain(name);
  // The dates of pages.
  expect(ignored).not.toContain('.git');
  expect(text).toContain('is-shallow-repository');
});
