import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  buildProblems,
  currentRelease,
  damagedReleases,
  deploy,
  listReleases,
  rollback,
} from './releases';

let dir = '';
let target = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  target = path.join(dir, 'srv');
});
afterEach(() => rmSync(dir, { recursive: true }));

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12));

/** A build whose pages name one script, by its hash. */
function build(hash: string, extra: Record<string, string> = {}): string {
  const buildDir = path.join(dir, `build-${hash}`);
  const page = (base: string) =>
    `<template data-script="${base}/assets/js/main.${hash}.js"></template>`;
  const files: Record<string, string> = {
    'index.html': page(''),
    '404.html': page(''),
    'de-DE/index.html': page('/de-DE'),
    'de-DE/404.html': page('/de-DE'),
    'img/logo.svg': '<svg/>',
    [`assets/js/main.${hash}.js`]: hash,
    [`assets/js/main.${hash}.js.br`]: `br ${hash}`,
    [`de-DE/assets/js/main.${hash}.js`]: hash,
    ...extra,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(buildDir, file)), { recursive: true });
    writeFileSync(path.join(buildDir, file), content);
  }
  return buildDir;
}

const live = (file: string) => path.join(target, 'current', 'site', file);
const A = 'aaaaaaaa';
const B = 'bbbbbbbb';
const C = 'cccccccc';

describe('a deployment', () => {
  it('serves the new build and keeps the hashed files of the old one, of both locales', async () => {
    await deploy({ buildDir: build(A, { 'old.html': 'x' }), target, now: day(1) });
    await deploy({ buildDir: build(B), target, now: day(2) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(B);
    for (const hash of [A, B]) {
      expect(readFileSync(live(`assets/js/main.${hash}.js`), 'utf8')).toBe(hash);
      expect(existsSync(live(`assets/js/main.${hash}.js.br`))).toBe(true);
      expect(existsSync(live(`de-DE/assets/js/main.${hash}.js`))).toBe(true);
    }
    // Only what no later build can contradict stays.
    expect(existsSync(live('old.html'))).toBe(false);
  });

  it('keeps files for 14 days after the build that named them was replaced, not longer', async () => {
    await deploy({ buildDir: build(A), target, now: day(1) });
    await deploy({ buildDir: build(B), target, now: day(20) });
    await deploy({ buildDir: build(C), target, now: day(33) });
    expect(existsSync(live(`assets/js/main.${A}.js`))).toBe(true);
    await deploy({ buildDir: build(C), target, now: day(34) });
    expect(existsSync(live(`assets/js/main.${A}.js`))).toBe(false);
    expect(existsSync(live(`assets/js/main.${B}.js`))).toBe(true);
  });

  it('counts anew for a file that comes back', async () => {
    await deploy({ buildDir: build(A), target, now: day(1) });
    await deploy({ buildDir: build(B), target, now: day(2) });
    await deploy({ buildDir: build(A), target, now: day(10) });
    const release = await deploy({ buildDir: build(B), target, now: day(15) });
    expect(release.kept[`assets/js/main.${A}.js`]).toBe(day(15).toISOString());
  });

  it('leaves the date of unchanged files, so that copies of readers stay valid', async () => {
    const first = build(A);
    utimesSync(path.join(first, 'img/logo.svg'), 1, 1_000_000);
    await deploy({ buildDir: first, target, now: day(1) });
    await deploy({ buildDir: build(B), target, now: day(2) });
    expect(statSync(live('img/logo.svg')).mtimeMs).toBe(1_000_000_000);
    expect(statSync(live('index.html')).mtimeMs).toBeGreaterThan(1_000_000_000);
  });

  it('does not change an earlier release when the build folder is written anew', async () => {
    const buildDir = build(A);
    await deploy({ buildDir, target, now: day(1) });
    writeFileSync(path.join(buildDir, 'index.html'), 'broken');
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
  });

  it('switches by renaming a link and leaves nothing beside it', async () => {
    await deploy({ buildDir: build(A), target, now: day(1) });
    await deploy({ buildDir: build(B), target, now: day(2) });
    expect(readdirSync(target).sort()).toEqual(['current', 'releases']);
  });

  it('keeps the last releases only', async () => {
    for (let number = 1; number <= 5; number += 1) {
      const hash = String(number).repeat(8);
      await deploy({ buildDir: build(hash), target, keepReleases: 3, now: day(number) });
    }
    expect(listReleases(target)).toHaveLength(3);
    // What the removed ones contributed is still there.
    expect(existsSync(live('assets/js/main.11111111.js'))).toBe(true);
  });

  it('keeps the order of two within a second and of a clock set back', async () => {
    await deploy({ buildDir: build(A), target, now: day(3) });
    await deploy({ buildDir: build(B), target, now: day(3) });
    await deploy({ buildDir: build(C), target, now: day(1) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(C);
    expect(currentRelease(target)?.id).toBe(listReleases(target).at(-1)?.id);
  });

  it('takes the configuration of nginx with it', async () => {
    const nginxDir = path.join(dir, 'nginx');
    mkdirSync(nginxDir);
    writeFileSync(path.join(nginxDir, 'headers.conf'), 'x');
    await deploy({ buildDir: build(A), target, nginxDir, now: day(1) });
    expect(readFileSync(path.join(target, 'current/nginx/headers.conf'), 'utf8')).toBe('x');
  });
});

describe('a build that must not go live', () => {
  it('is refused when a locale or a file is missing, and what is live stays', async () => {
    await deploy({ buildDir: build(A), target, now: day(1) });
    const broken = build(B);
    rmSync(path.join(broken, `assets/js/main.${B}.js`));
    await expect(deploy({ buildDir: broken, target, now: day(2) })).rejects.toThrow(
      `index.html names /assets/js/main.${B}.js`,
    );
    rmSync(path.join(broken, 'de-DE/index.html'));
    expect(buildProblems(broken)).toEqual(['de-DE/index.html is missing.']);
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
    expect(listReleases(target)).toHaveLength(1);
  });

  it('is refused while another deployment is under way, whose owner is named', async () => {
    const second = deploy({
      buildDir: build(A),
      target,
      before: () =>
        expect(deploy({ buildDir: build(B), target })).rejects.toThrow(`process ${process.pid}`),
    });
    await expect(second).resolves.toMatchObject({ kept: {} });
  });

  it('is not switched to when the server would not take it', async () => {
    await deploy({ buildDir: build(A), target, now: day(1) });
    const before = () => Promise.reject(new Error('unknown directive'));
    await expect(deploy({ buildDir: build(B), target, before })).rejects.toThrow(
      'unknown directive',
    );
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
  });

  it('is switched back from when it does not answer, and no rollback leads to it', async () => {
    const first = await deploy({ buildDir: build(A), target, now: day(1) });
    const asked: string[] = [];
    const after = (dir: string) => {
      asked.push(path.basename(dir));
      if (asked.length === 1) throw new Error('502');
    };
    await expect(deploy({ buildDir: build(B), target, after, now: day(2) })).rejects.toThrow(
      `502\n${first.id} is live again, and answers.`,
    );
    expect(asked.at(-1)).toBe(first.id);
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
    await deploy({ buildDir: build(C), target, now: day(3) });
    await rollback({ target, now: day(4) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
  });

  it('is switched back from also when nothing answers', async () => {
    const first = await deploy({ buildDir: build(A), target, now: day(1) });
    const after = () => {
      throw new Error('502');
    };
    await expect(deploy({ buildDir: build(B), target, after, now: day(2) })).rejects.toThrow(
      `${first.id} is live again, but does not answer: 502`,
    );
  });
});

describe('a link to the live release', () => {
  it('that leads elsewhere is replaced', async () => {
    mkdirSync(target);
    symlinkSync(dir, path.join(target, 'current'));
    await deploy({ buildDir: build(A), target });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
  });

  it('whose place something else has is named', async () => {
    mkdirSync(path.join(target, 'current'), { recursive: true });
    await expect(deploy({ buildDir: build(A), target })).rejects.toThrow('current is no link');
  });
});

describe('what was broken off', () => {
  it('is removed by the next deployment', async () => {
    const { id } = await deploy({ buildDir: build(A), target, now: day(1) });
    for (const name of [
      `releases/${id}-dead/site`,
      '.rollback-0a1b2c3d',
      'releases/20270101-dead',
    ]) {
      mkdirSync(path.join(target, name), { recursive: true });
    }
    await deploy({ buildDir: build(B), target, now: day(2) });
    expect(readdirSync(target).sort()).toEqual(['current', 'releases']);
    expect(readdirSync(path.join(target, 'releases'))).toHaveLength(2);
  });

  it('shares no file that a later one of the same second would overwrite', async () => {
    const { id } = await deploy({ buildDir: build(A), target, now: day(2) });
    const logo = path.join(target, 'releases', id, 'site/img/logo.svg');
    for (const [hash, number] of [
      [B, 1],
      [C, 2],
    ] as const) {
      await deploy({ buildDir: build(hash, { 'img/logo.svg': hash }), target, now: day(number) });
    }
    expect(readFileSync(logo, 'utf8')).toBe('<svg/>');
  });

  it.each([
    ...['', '{"id":', '{}', 'null'],
    '{"id":"ID","createdAt":"x","own":[],"kept":{}}',
    '{"id":"ID","createdAt":"x","own":["index.html",5],"kept":{}}',
    '{"id":"ID","createdAt":"x","own":["index.html"],"kept":null}',
    '{"id":"ID","createdAt":5,"own":["index.html"],"kept":{}}',
  ])('such as the description %j of the live release does not matter', async (text) => {
    const { id } = await deploy({ buildDir: build(A), target, now: day(1) });
    writeFileSync(path.join(target, 'releases', id, 'release.json'), text.replace('ID', id));
    expect(damagedReleases(target)[0]).toMatch(
      /release\.json is damaged .+ cannot be brought back/,
    );
    await expect(rollback({ target, id })).rejects.toThrow('is damaged');
    await deploy({ buildDir: build(B), target, now: day(2) });
    expect(readFileSync(live(`assets/js/main.${A}.js`), 'utf8')).toBe(A);
  });
});

describe('a rollback', () => {
  it('serves the build before and keeps the files of the one taken back', async () => {
    await deploy({ buildDir: build(A), target, now: day(1) });
    await deploy({ buildDir: build(B), target, now: day(2) });
    await rollback({ target, now: day(3) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
    expect(existsSync(live(`assets/js/main.${B}.js`))).toBe(true);
    expect(existsSync(path.join(target, '.lock'))).toBe(false);
  });

  it('repeated leads further back, never to what was taken back', async () => {
    const hashes = [A, B, C].map((hash, index) => [hash, index + 1] as const);
    for (const [hash, number] of hashes) {
      await deploy({ buildDir: build(hash), target, now: day(number), keepReleases: 3 });
    }
    for (const [hash, number] of [
      [B, 4],
      [A, 5],
    ] as const) {
      await rollback({ target, now: day(number), keepReleases: 3 });
      expect(readFileSync(live('index.html'), 'utf8')).toContain(hash);
    }
    await expect(rollback({ target, now: day(6) })).rejects.toThrow('withdrawn');
  });

  it.each([1, 2])(
    'with %i kept brings a build back each time that a later one is bad',
    async (keepReleases) => {
      await deploy({ buildDir: build(A), target, now: day(1), keepReleases });
      for (const [bad, number] of [
        [B, 2],
        [C, 4],
        ['dddddddd', 6],
      ] as const) {
        await deploy({ buildDir: build(bad), target, now: day(number), keepReleases });
        await rollback({ target, now: day(number + 1), keepReleases });
        expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
      }
      await expect(rollback({ target, now: day(8) })).rejects.toThrow('No release before');
    },
  );

  it('does not bring back a build that was taken back after it had come back', async () => {
    const hashes = [A, B, C].map((hash, index) => [hash, index + 1] as const);
    for (const [hash, number] of hashes) {
      await deploy({ buildDir: build(hash), target, now: day(number) });
    }
    await rollback({ target, now: day(4) });
    await deploy({ buildDir: build('dddddddd'), target, now: day(5) });
    await rollback({ target, now: day(6) });
    await rollback({ target, now: day(7) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
    await deploy({ buildDir: build('eeeeeeee'), target, now: day(8) });
    await rollback({ target, now: day(9) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
  });

  it('names the file that the wanted release has lost', async () => {
    await deploy({ buildDir: build(A), target, now: day(1) });
    rmSync(live('img/logo.svg'));
    await deploy({ buildDir: build(B), target, now: day(2) });
    await expect(rollback({ target, now: day(3) })).rejects.toThrow('lacks img/logo.svg');
    expect(readFileSync(live('index.html'), 'utf8')).toContain(B);
  });

  it('serves the release that is named', async () => {
    const first = await deploy({ buildDir: build(A), target, now: day(1) });
    await deploy({ buildDir: build(B), target, now: day(2) });
    await deploy({ buildDir: build(C), target, now: day(3) });
    await rollback({ target, id: first.id, now: day(4) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
  });

  it('names the releases there are when it cannot', async () => {
    const { id } = await deploy({ buildDir: build(A), target, now: day(1) });
    await expect(rollback({ target, id: '' })).rejects.toThrow('No release .');
    await expect(rollback({ target })).rejects.toThrow(id);
    await expect(rollback({ target, id: 'x' })).rejects.toThrow(id);
  });
});
