import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseYaml } from './lib/yaml';

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

it('the workflow that builds the image passes every argument that is a setting', () => {
  interface Workflow {
    jobs: { build: { steps: { name?: string; env?: Record<string, string> }[] } };
  }
  const workflow = parseYaml(readFileSync('.github/workflows/container.yml', 'utf8')) as Workflow;
  const build = workflow.jobs.build.steps.find(({ name }) => name === 'Build');
  const settings = [...text.matchAll(/^ARG ([A-Z_]+)$/gm)].map(([, name]) => name);
  expect(settings).toContain('SITE_URL');
  expect(Object.keys(build?.env ?? {})).toEqual(settings);
});

it('its bases are pinned by digest', () => {
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^\w+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

it('the image runs without rights and says whether it answers', () => {
  const server = text.slice(text.lastIndexOf('\nFROM '));
  expect(server).toContain('\nUSER www-data\n');
  expect(server).toMatch(/\nHEALTHCHECK .*8080/);
  expect(server).not.toMatch(/^COPY (?!--from=build)/m);
});

it('the commands that the texts give build a format that has a health check', () => {
  for (const source of [text, readFileSync('deploy/README.md', 'utf8')]) {
    expect(source).toMatch(/podman build --format docker /);
    expect(source).not.toMatch(/podman build -t/);
  }
});

it('neither packages nor secrets of the machine get into it', () => {
  for (const name of ['node_modules', 'build', '.cache', '.env*']) expect(ignored).toContain(name);
  // The dates of pages.
  expect(ignored).not.toContain('.git');
  expect(text).toContain('is-shallow-repository');
});
