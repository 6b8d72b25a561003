import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { localeBaseUrl, localeIds } from '../src/site/locales';

const DAY = 24 * 60 * 60 * 1000;
/** Files whose name contains a hash of their content, and their compressed forms. */
const HASHED = /^(?:[\w-]+\/)?assets\/.+[.-][0-9a-f]{8,32}\.[a-z0-9]+(?:\.(?:br|gz))?$/;
const REFERENCE = /(?:src|href)="?(\/(?:[\w-]+\/)?assets\/[^"\s>]+)/g;

export interface Release {
  /** Folder name, sorts by time. */
  id: string;
  /** ISO date. */
  createdAt: string;
  /** Files of the build itself. */
  own: string[];
  /** Hashed files of earlier builds, with the ISO date since when no current page names them. */
  kept: Record<string, string>;
}

/** How much of earlier releases stays on the server. */
interface Retention {
  /** Days that hashed files of earlier builds stay; 14 by default. */
  keepDays?: number;
  /** How many releases stay for a rollback, with the new one; 5 by default. */
  keepReleases?: number;
  now?: Date;
}

export interface DeployOptions extends Retention {
  /** Finished build. */
  buildDir: string;
  /** Folder of all releases; `current` is the link in it. */
  target: string;
  /** nginx's files that belong to this build. */
  nginxDir?: string;
}

export interface RollbackOptions extends Retention {
  target: string;
  /** The release before the current one by default. */
  id?: string;
}

/** All files below a folder, relative to it, with `/`. */
function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dir, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Releases below `target/releases`, the oldest first. */
export function listReleases(target: string): Release[] {
  const dir = join(target, 'releases');
  if (!existsSync(dir)) {
    return [];
  }
  return readdirSync(dir)
    .filter((id) => existsSync(join(dir, id, 'release.json')))
    .sort()
    .map((id) => JSON.parse(readFileSync(join(dir, id, 'release.json'), 'utf8')) as Release);
}

/** The release that is served, or undefined. */
export function currentRelease(target: string): Release | undefined {
  const link = join(target, 'current');
  if (!existsSync(link)) {
    return undefined;
  }
  const id = readlinkSync(link).split('/').at(-1);
  return listReleases(target).find((release) => release.id === id);
}

/**
 * What is wrong with a build that must not go live: a page of a locale is missing, or a page names
 * a file that is not there.
 */
export function buildProblems(buildDir: string): string[] {
  const pages = localeIds.flatMap((locale) =>
    ['index.html', '404.html'].map((page) => `${localeBaseUrl(locale)}${page}`.slice(1)),
  );
  const missing = pages.filter((page) => !existsSync(join(buildDir, page)));
  if (missing.length > 0) {
    return missing.map((page) => `${page} is missing.`);
  }
  return filesIn(buildDir)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(buildDir, file), 'utf8');
      return [...html.matchAll(REFERENCE)]
        .map(([, path = '']) => decodeURI(path))
        .filter((path) => !existsSync(join(buildDir, path)))
        .map((path) => `${file} names ${path}, which is not in the build.`);
    });
}

/**
 * Puts a build live: a new release folder with the build, with the hashed files of earlier builds
 * that somebody's open page may still ask for, and a symbolic link that is switched at once.
 *
 * @throws Error when the build is incomplete or another deployment is under way
 */
export function deploy({
  buildDir,
  target,
  nginxDir,
  keepDays = 14,
  keepReleases = 5,
  now = new Date(),
}: DeployOptions): Release {
  const problems = buildProblems(buildDir);
  if (problems.length > 0) {
    throw new Error(`This build must not go live:\n${problems.slice(0, 20).join('\n')}`);
  }
  return locked(target, () => {
    const previous = currentRelease(target);
    const own = filesIn(buildDir);
    const id = nextId(target, own, buildDir, now);
    const dir = join(target, 'releases', id);
    const site = join(dir, 'site');
    mkdirSync(site, { recursive: true });
    for (const file of own) {
      placeOwn(
        join(buildDir, file),
        join(site, file),
        previous && siteFile(target, previous, file),
      );
    }
    const kept = previous ? keepHashed(target, previous, site, new Set(own), keepDays, now) : {};
    if (nginxDir) {
      cpSync(nginxDir, join(dir, 'nginx'), { recursive: true });
    }
    const release = { id, createdAt: now.toISOString(), own, kept };
    writeFileSync(join(dir, 'release.json'), `${JSON.stringify(release)}\n`);
    switchTo(target, id);
    prune(target, keepReleases);
    return release;
  });
}

/**
 * Puts the build of an earlier release live again. As a new release, so that pages of the one that
 * is taken back find their files as well.
 *
 * @throws Error when there is no such release
 */
export function rollback({ target, id, ...options }: RollbackOptions): Release {
  const releases = listReleases(target);
  const current = currentRelease(target);
  const wanted = id
    ? releases.find((release) => release.id === id)
    : releases.filter((release) => current && release.id < current.id).at(-1);
  if (!wanted) {
    const known = releases.map((release) => release.id).join(', ') || 'none';
    throw new Error(`No release ${id ?? 'before the current one'}. There are: ${known}.`);
  }
  const dir = join(target, 'releases', wanted.id);
  const staging = join(target, `.rollback-${randomBytes(4).toString('hex')}`);
  try {
    for (const file of wanted.own) {
      link(join(dir, 'site', file), join(staging, file));
    }
    const nginxDir = existsSync(join(dir, 'nginx')) ? join(dir, 'nginx') : undefined;
    return deploy({ ...options, target, buildDir: staging, nginxDir });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const siteFile = (target: string, release: Release, file: string): string =>
  join(target, 'releases', release.id, 'site', file);

/** A name that sorts by time and says something of the content. */
function nextId(target: string, own: readonly string[], buildDir: string, now: Date): string {
  const hash = createHash('sha256');
  own.forEach((file) => hash.update(`${file}\0${statSync(join(buildDir, file)).size}\0`));
  const time = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const base = `${time}-${hash.digest('hex').slice(0, 8)}`;
  const latest = listReleases(target).at(-1)?.id ?? '';
  if (base > latest) {
    return base;
  }
  // Two within a second, or a clock that was set back: the order must stay.
  const [, stem = base, count = '0'] = /^(.+?)(?:\.(\d{4}))?$/.exec(latest) ?? [];
  return `${stem}.${String(Number(count) + 1).padStart(4, '0')}`;
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Another file system, or one without links.
    const { atime, mtime } = statSync(from);
    copyFileSync(from, to);
    utimesSync(to, atime, mtime);
  }
}

/** An unchanged file is the one of the last release, with its date: readers' copies stay valid. */
function placeOwn(source: string, to: string, before: string | undefined): void {
  if (before && existsSync(before) && readFileSync(before).equals(readFileSync(source))) {
    link(before, to);
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  const { atime, mtime } = statSync(source);
  copyFileSync(source, to);
  utimesSync(to, atime, mtime);
}

/** Links the hashed files of the previous release that the new build lacks and are not too old. */
function keepHashed(
  target: string,
  previous: Release,
  site: string,
  own: ReadonlySet<string>,
  keepDays: number,
  now: Date,
): Record<string, string> {
  const kept: Record<string, string> = {};
  const candidates = { ...previous.kept };
  for (const file of previous.own.filter((name) => HASHED.test(name))) {
    candidates[file] = now.toISOString();
  }
  for (const [file, since] of Object.entries(candidates)) {
    const source = siteFile(target, previous, file);
    const isYoung = now.getTime() - Date.parse(since) < keepDays * DAY;
    if (!own.has(file) && isYoung && existsSync(source)) {
      link(source, join(site, file));
      kept[file] = since;
    }
  }
  return kept;
}

/** A link is replaced by renaming: there is no moment without one. */
function switchTo(target: string, id: string): void {
  const temporary = join(target, `.current-${randomBytes(4).toString('hex')}`);
  symlinkSync(join('releases', id), temporary, 'dir');
  renameSync(temporary, join(target, 'current'));
}

function prune(target: string, keepReleases: number): void {
  const current = currentRelease(target);
  const releases = listReleases(target).filter((release) => release.id !== current?.id);
  const surplus = Math.max(0, releases.length - (keepReleases - 1));
  for (const { id } of releases.slice(0, surplus)) {
    rmSync(join(target, 'releases', id), { recursive: true });
  }
}

function locked<T>(target: string, action: () => T): T {
  mkdirSync(target, { recursive: true });
  const lock = join(target, '.lock');
  try {
    mkdirSync(lock);
  } catch {
    throw new Error(`Another deployment is under way. If it was broken off, remove ${lock}.`);
  }
  try {
    return action();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
