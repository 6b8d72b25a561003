import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildProblems, currentRelease, deploy, listReleases, rollback } from './releases';

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
  const page = (base: string) => `<script src=${base}/assets/js/main.${hash}.js></script>`;
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
  it('serves the new build and keeps the hashed files of the old one, of both locales', () => {
    deploy({ buildDir: build(A, { 'old.html': 'x' }), target, now: day(1) });
    deploy({ buildDir: build(B), target, now: day(2) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(B);
    for (const hash of [A, B]) {
      expect(readFileSync(live(`assets/js/main.${hash}.js`), 'utf8')).toBe(hash);
      expect(existsSync(live(`assets/js/main.${hash}.js.br`))).toBe(true);
      expect(existsSync(live(`de-DE/assets/js/main.${hash}.js`))).toBe(true);
    }
    // Only what no later build can contradict stays.
    expect(existsSync(live('old.html'))).toBe(false);
  });

  it('keeps files for 14 days after the build that named them was replaced, not longer', () => {
    deploy({ buildDir: build(A), target, now: day(1) });
    deploy({ buildDir: build(B), target, now: day(20) });
    deploy({ buildDir: build(C), target, now: day(33) });
    expect(existsSync(live(`assets/js/main.${A}.js`))).toBe(true);
    deploy({ buildDir: build(C), target, now: day(34) });
    expect(existsSync(live(`assets/js/main.${A}.js`))).toBe(false);
    expect(existsSync(live(`assets/js/main.${B}.js`))).toBe(true);
  });

  it('counts anew for a file that comes back', () => {
    deploy({ buildDir: build(A), target, now: day(1) });
    deploy({ buildDir: build(B), target, now: day(2) });
    deploy({ buildDir: build(A), target, now: day(10) });
    const release = deploy({ buildDir: build(B), target, now: day(15) });
    expect(release.kept[`assets/js/main.${A}.js`]).toBe(day(15).toISOString());
  });

  it('leaves the date of unchanged files, so that copies of readers stay valid', () => {
    const first = build(A);
    utimesSync(path.join(first, 'img/logo.svg'), 1, 1_000_000);
    deploy({ buildDir: first, target, now: day(1) });
    deploy({ buildDir: build(B), target, now: day(2) });
    expect(statSync(live('img/logo.svg')).mtimeMs).toBe(1_000_000_000);
    expect(statSync(live('index.html')).mtimeMs).toBeGreaterThan(1_000_000_000);
  });

  it('does not change an earlier release when the build folder is written anew', () => {
    const buildDir = build(A);
    deploy({ buildDir, target, now: day(1) });
    writeFileSync(path.join(buildDir, 'index.html'), 'broken');
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
  });

  it('switches by renaming a link and leaves nothing beside it', () => {
    deploy({ buildDir: build(A), target, now: day(1) });
    deploy({ buildDir: build(B), target, now: day(2) });
    expect(readdirSync(target).sort()).toEqual(['current', 'releases']);
  });

  it('keeps the last releases only', () => {
    for (let number = 1; number <= 5; number += 1) {
      const hash = String(number).repeat(8);
      deploy({ buildDir: build(hash), target, keepReleases: 3, now: day(number) });
    }
    expect(listReleases(target)).toHaveLength(3);
    // What the removed ones contributed is still there.
    expect(existsSync(live('assets/js/main.11111111.js'))).toBe(true);
  });

  it('keeps the order of two within a second and of a clock set back', () => {
    deploy({ buildDir: build(A), target, now: day(3) });
    deploy({ buildDir: build(B), target, now: day(3) });
    deploy({ buildDir: build(C), target, now: day(1) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(C);
    expect(currentRelease(target)?.id).toBe(listReleases(target).at(-1)?.id);
  });

  it('takes the configuration of nginx with it', () => {
    const nginxDir = path.join(dir, 'nginx');
    mkdirSync(nginxDir);
    writeFileSync(path.join(nginxDir, 'headers.conf'), 'x');
    deploy({ buildDir: build(A), target, nginxDir, now: day(1) });
    expect(readFileSync(path.join(target, 'current/nginx/headers.conf'), 'utf8')).toBe('x');
  });
});

describe('a build that must not go live', () => {
  it('is refused when a locale or a file is missing, and what is live stays', () => {
    deploy({ buildDir: build(A), target, now: day(1) });
    const broken = build(B);
    rmSync(path.join(broken, `assets/js/main.${B}.js`));
    expect(() => deploy({ buildDir: broken, target, now: day(2) })).toThrow(
      `index.html names /assets/js/main.${B}.js`,
    );
    rmSync(path.join(broken, 'de-DE/index.html'));
    expect(buildProblems(broken)).toEqual(['de-DE/index.html is missing.']);
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
    expect(listReleases(target)).toHaveLength(1);
  });

  it('is refused while another deployment is under way', () => {
    mkdirSync(path.join(target, '.lock'), { recursive: true });
    expect(() => deploy({ buildDir: build(A), target })).toThrow(/\.lock/);
  });
});

describe('a rollback', () => {
  it('serves the build before and keeps the files of the one taken back', () => {
    deploy({ buildDir: build(A), target, now: day(1) });
    deploy({ buildDir: build(B), target, now: day(2) });
    rollback({ target, now: day(3) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
    expect(existsSync(live(`assets/js/main.${B}.js`))).toBe(true);
    expect(existsSync(path.join(target, '.lock'))).toBe(false);
  });

  it('serves the release that is named', () => {
    const first = deploy({ buildDir: build(A), target, now: day(1) });
    deploy({ buildDir: build(B), target, now: day(2) });
    deploy({ buildDir: build(C), target, now: day(3) });
    rollback({ target, id: first.id, now: day(4) });
    expect(readFileSync(live('index.html'), 'utf8')).toContain(A);
  });

  it('names the releases there are when it cannot', () => {
    const { id } = deploy({ buildDir: build(A), target, now: day(1) });
    expect(() => rollback({ target })).toThrow(id);
    expect(() => rollback({ target, id: 'x' })).toThrow(id);
  });
});
