import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseYaml } from './lib/yaml';

const text = readFileSync('Containerfile', 'utf8');
interface Job {
  if?: string;
  permissions?: Record<string, string>;
  steps: {
    name?: string;
    uses?: string;
    run?: string;
    env?: Record<string, string>;
    'continue-on-error'?: boolean;
  }[];
}
const workflow = parseYaml(readFileSync('.github/workflows/container.yml', 'utf8')) as {
  on: { schedule: { cron: string }[] };
  jobs: Record<'weekly' | 'build' | 'publish', Job>;
};
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
  const build = workflow.jobs.build.steps.find(({ name }) => name === 'Build');
  const settings = [...text.matchAll(/^ARG ([A-Z_]+)$/gm)].map(([, name]) => name);
  expect(settings).toContain('SITE_URL');
  expect(Object.keys(build?.env ?? {})).toEqual(settings);
});

it('its bases are pinned by digest', () => {
  const stages = [...text.matchAll(/^FROM (\S+)(?: AS (\w+))?/gm)];
  const own = new Set([...stages.map(([, , name]) => name), '${EARLIER}']);
  const bases = stages.map(([, base]) => base).filter((base) => !own.has(base));
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^\w+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

it('hashed files of the image before stay, for pages that somebody has open', () => {
  expect(text).toMatch(/^ARG EARLIER=server\n[^]*^FROM \$\{EARLIER\} AS earlier\n/m);
  const kept = text.indexOf('\nRUN deploy/keep-hashed.sh /earlier build\n');
  expect(kept).toBeGreaterThan(text.indexOf('\nRUN npm run build'));
  expect(text.indexOf('\nCOPY --from=build /site/build')).toBeGreaterThan(kept);
});

it('the newest release is built again each week, and each image is scanned before it is published', () => {
  const { on, jobs } = workflow;
  expect(on.schedule[0]?.cron).toMatch(/^\d+ \d+ \* \* [0-6]$/);
  expect(jobs.weekly.if).toBe("github.event_name == 'schedule'");
  expect(jobs.weekly.steps[0]?.run).toContain('gh workflow run container.yml --ref "$tag"');
  const steps = jobs.build.steps.map(({ name, uses, run }) => uses ?? run ?? name ?? '');
  const scan = steps.findIndex((step) => step.startsWith('anchore/scan-action@'));
  expect(scan).toBeGreaterThan(steps.findIndex((step) => step.includes('docker build ')));
  expect(steps.findIndex((step) => step.includes('docker save'))).toBeGreaterThan(scan);
  expect(jobs.build.steps[scan]?.['continue-on-error']).toBeUndefined();
});

it('only the job that runs nothing of the project may publish', () => {
  const may = Object.entries(workflow.jobs).filter(([, { permissions = {} }]) =>
    Object.entries(permissions).some(([right, level]) => level === 'write' && right !== 'actions'),
  );
  expect(may.map(([name]) => name)).toEqual(['publish']);
  const runs = workflow.jobs.publish.steps.map(({ run = '' }) => run).join('\n');
  expect(runs).not.toMatch(/\bnpm\b|\bnpx\b|deploy\//);
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
