import { createHash, randomBytes } from 'node:crypto';
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
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
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../src/site/files-below';
import { localeBaseUrl, localeIds } from '../src/locales';
import { syncFile, syncFolders } from './lib/durable';
import { takeLease, type Lease } from './lib/lease';
import { namedFiles } from './lib/named-files';

const DAY = 24 * 60 * 60 * 1000;
/** Files whose name contains a hash of their content, and their compressed forms. */
const HASHED = /^(?:[\w-]+\/)?assets\/.+[.-][0-9a-f]{8,32}\.[a-z0-9]+(?:\.(?:br|gz))?$/;

export interface Release {
  /** Folder name, sorts by time. */
  id: string;
  /** ISO date. */
  createdAt: string;
  /** Files of the build itself. */
  own: string[];
  /** Hashed files of earlier builds, with the ISO date since when no current page names them. */
  kept: Record<string, string>;
  /** The release whose build this one has brought back, in a rollback. */
  of?: string;
}

/** Empty files in the folder of a release. */
const MARKS = {
  /** It went live and has answered as it should. */
  live: 'live',
  /** It was taken back: no rollback leads to its build. */
  withdrawn: 'withdrawn',
};

/** How much of earlier releases stays on the server. */
interface Retention {
  /** Days that hashed files of earlier builds stay; 14 by default. */
  keepDays?: number;
  /** How many releases stay for a rollback, with the new one; 5 by default. */
  keepReleases?: number;
  now?: Date;
}

/** What is tried around the switch; each throws or rejects with an Error that says what is wrong. */
export interface Trials {
  /** Before the switch, with the folder of the new release: would it be served? */
  before?: (dir: string) => Promise<void> | void;
  /** After the switch, and again after a switch back: lets the server read it, and asks for it. */
  after?: (dir: string) => Promise<void> | void;
}

export interface DeployOptions extends Retention, Trials {
  /** Finished build. */
  buildDir: string;
  /** Folder of all releases; `current` is the link in it. */
  target: string;
  /** nginx's files that belong to this build. */
  nginxDir?: string;
}

export interface RollbackOptions extends Retention, Trials {
  target: string;
  /** By default the last one before the current build that was live and not taken back. */
  id?: string;
}

const releaseDir = (target: string, id: string): string => join(target, 'releases', id);

const isMarked = (target: string, id: string, mark: string): boolean =>
  existsSync(join(releaseDir(target, id), mark));

function mark(target: string, id: string, name: string): void {
  const file = join(releaseDir(target, id), name);
  writeFileSync(file, '');
  syncFile(file);
}

/** Names of all folders of releases, also of broken ones, the oldest first. */
function releaseIds(target: string): string[] {
  const dir = join(target, 'releases');
  return existsSync(dir) ? readdirSync(dir).sort() : [];
}

const areTexts = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'string');

/** @throws Error that names file and remedy when its description is missing or damaged */
function readRelease(target: string, id: string): Release {
  const file = join(releaseDir(target, id), 'release.json');
  try {
    const release = (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as Partial<Release>;
    const { own, kept, createdAt } = release;
    const isWhole = Array.isArray(own) && own.length > 0 && kept && release.id === id;
    if (!isWhole || !areTexts([createdAt, ...own, ...Object.values(kept)])) {
      throw new Error('it does not describe this release');
    }
    return release as Release;
  } catch (error) {
    throw new Error(
      `${file} is damaged (${(error as Error).message}). This release cannot be brought back; ` +
        'the next deployment removes it, unless it is live.',
      { cause: error },
    );
  }
}

/** Releases below `target/releases`, the oldest first, and messages about those that are damaged. */
function readReleases(target: string): { whole: Release[]; damaged: string[] } {
  const [whole, damaged]: [Release[], string[]] = [[], []];
  for (const id of releaseIds(target)) {
    try {
      whole.push(readRelease(target, id));
    } catch (error) {
      damaged.push((error as Error).message);
    }
  }
  return { whole, damaged };
}

/** Releases that can be read, the oldest first. */
export const listReleases = (target: string): Release[] => readReleases(target).whole;

/** Messages about releases that cannot be read. */
export const damagedReleases = (target: string): string[] => readReleases(target).damaged;

/** Whether a release went live, and whether it was taken back. */
export function standing(target: string, id: string): 'live' | 'withdrawn' | 'never live' {
  if (isMarked(target, id, MARKS.withdrawn)) return 'withdrawn';
  return isMarked(target, id, MARKS.live) ? 'live' : 'never live';
}

/** The release that `current` leads to; undefined where it leads to none. */
function currentId(target: string): string | undefined {
  const link = join(target, 'current');
  const place = lstatSync(link, { throwIfNoEntry: false });
  if (!place) return undefined;
  if (!place.isSymbolicLink()) {
    throw new Error(`${link} is no link to a release. Move it away, then deploy again.`);
  }
  const id = basename(readlinkSync(link));
  return existsSync(releaseDir(target, id)) ? id : undefined;
}

/** The release that is served, or undefined. One with a damaged description is described anew. */
export function currentRelease(target: string): Release | undefined {
  const id = currentId(target);
  if (id === undefined) return undefined;
  try {
    return readRelease(target, id);
  } catch {
    const own = filesBelow(join(releaseDir(target, id), 'site'));
    return { id, createdAt: new Date(0).toISOString(), own, kept: {} };
  }
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
  return filesBelow(buildDir)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(buildDir, file), 'utf8');
      return namedFiles(html)
        .filter((path) => !existsSync(join(buildDir, path)))
        .map((path) => `${file} names ${path}, which is not in the build.`);
    });
}

/**
 * Puts a build live: a new release folder with the build, with the hashed files of earlier builds
 * that somebody's open page may still ask for, and a symbolic link that is switched at once. When the
 * trial after the switch fails, the link is switched back.
 *
 * @throws Error when the build is incomplete, another deployment is under way or a trial fails
 */
export function deploy(options: DeployOptions): Promise<Release> {
  return locked(options.target, (lease) => release(options, lease));
}

async function release(
  { buildDir, target, nginxDir, keepDays = 14, now = new Date(), ...options }: DeployOptions,
  lease: Lease,
  of?: string,
): Promise<Release> {
  const problems = buildProblems(buildDir);
  if (problems.length > 0) {
    throw new Error(`This build must not go live:\n${problems.slice(0, 20).join('\n')}`);
  }
  const previous = currentRelease(target);
  const own = filesBelow(buildDir);
  const id = nextId(target, own, buildDir, now);
  const dir = releaseDir(target, id);
  const site = join(dir, 'site');
  mkdirSync(join(target, 'releases'), { recursive: true });
  // Fails where it is there already: its files may be links to those of other releases.
  mkdirSync(dir);
  for (const file of own) {
    placeOwn(join(buildDir, file), join(site, file), previous && siteFile(target, previous, file));
  }
  lease.renew();
  const kept = previous ? keepHashed(target, previous, site, new Set(own), keepDays, now) : {};
  if (nginxDir) {
    cpSync(nginxDir, join(dir, 'nginx'), { recursive: true });
  }
  const made: Release = { id, createdAt: now.toISOString(), own, kept, ...(of && { of }) };
  const description = join(dir, 'release.json');
  writeFileSync(description, `${JSON.stringify(made)}\n`);
  syncFile(description);
  syncFolders(dir);
  await options.before?.(dir);
  lease.renew();
  await goLive(target, id, previous?.id, options.after);
  removeSurplus(target, options.keepReleases ?? 5);
  return made;
}

/** Switches to a release, and back when it does not answer. */
async function goLive(
  target: string,
  id: string,
  previous: string | undefined,
  after: Trials['after'],
): Promise<void> {
  switchTo(target, id);
  try {
    await after?.(releaseDir(target, id));
  } catch (error) {
    mark(target, id, MARKS.withdrawn);
    if (previous === undefined) throw error;
    switchTo(target, previous);
    const ask = async () => after?.(releaseDir(target, previous));
    const again = await ask().then(
      () => 'and answers',
      (reason: unknown) => `but does not answer: ${(reason as Error).message}`,
    );
    throw new Error(
      `${id} did not answer as it should: ${(error as Error).message}\n` +
        `${previous} is live again, ${again}.`,
      { cause: error },
    );
  }
  mark(target, id, MARKS.live);
}

/** The release whose build a release has. */
const origin = ({ id, of }: Release): string => of ?? id;

/**
 * The last build before the current one that was live and not taken back; where it was brought back,
 * in the last release that has it, since the first may be gone.
 */
function lastGood(target: string, current: Release): Release | undefined {
  const good = listReleases(target).filter(
    (each) => origin(each) < origin(current) && standing(target, each.id) === 'live',
  );
  const last = good.map(origin).sort().at(-1);
  return good.filter((each) => origin(each) === last).at(-1);
}

/**
 * Puts the build of an earlier release live again. As a new release, so that pages of the one that
 * is taken back find their files as well. Repeated, it leads further back, never to a build that was
 * taken back before.
 *
 * @throws Error when there is no such release
 */
export function rollback({ target, id, ...options }: RollbackOptions): Promise<Release> {
  return locked(target, async (lease) => {
    const current = currentRelease(target);
    const wanted =
      id !== undefined
        ? releaseIds(target).includes(id) && readRelease(target, id)
        : current && lastGood(target, current);
    if (!wanted) {
      const known = listReleases(target).map((each) => `${each.id} (${standing(target, each.id)})`);
      throw new Error(
        `No release ${id ?? 'before the current one that was live and not taken back'}. ` +
          `There are: ${known.join(', ') || 'none'}.`,
      );
    }
    const dir = releaseDir(target, wanted.id);
    const lost = wanted.own.find((file) => !existsSync(join(dir, 'site', file)));
    if (lost !== undefined) {
      throw new Error(
        `${dir} lacks ${lost}, so it cannot be brought back. Name another --release.`,
      );
    }
    const staging = join(target, `.rollback-${randomBytes(4).toString('hex')}`);
    try {
      for (const file of wanted.own) {
        link(join(dir, 'site', file), join(staging, file));
      }
      const nginxDir = existsSync(join(dir, 'nginx')) ? join(dir, 'nginx') : undefined;
      const build = { ...options, target, buildDir: staging, nginxDir };
      const made = await release(build, lease, origin(wanted));
      if (current && origin(current) !== origin(wanted)) {
        const same = listReleases(target).filter((each) => origin(each) === origin(current));
        for (const { id: taken } of [current, ...same]) {
          if (releaseIds(target).includes(taken)) mark(target, taken, MARKS.withdrawn);
        }
      }
      return made;
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  });
}

const siteFile = (target: string, release: Release, file: string): string =>
  join(target, 'releases', release.id, 'site', file);

/** A name that sorts by time and says something of the content. */
function nextId(target: string, own: readonly string[], buildDir: string, now: Date): string {
  const hash = createHash('sha256');
  own.forEach((file) => hash.update(`${file}\0${statSync(join(buildDir, file)).size}\0`));
  const time = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const base = `${time}-${hash.digest('hex').slice(0, 8)}`;
  const latest = releaseIds(target).at(-1) ?? '';
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
    copy(from, to);
  }
}

/** Copies a file with its date; never over another one, which may be a link. */
function copy(from: string, to: string): void {
  const { atime, mtime } = statSync(from);
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  utimesSync(to, atime, mtime);
  syncFile(to);
}

/** An unchanged file is the one of the last release, with its date: readers' copies stay valid. */
function placeOwn(source: string, to: string, before: string | undefined): void {
  if (before && existsSync(before) && readFileSync(before).equals(readFileSync(source))) {
    link(before, to);
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  copy(source, to);
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
  syncFile(target);
}

/** Removes what deployments that were broken off have left: none of it is served or was. */
function removeDead(target: string): void {
  const current = currentId(target);
  for (const id of releaseIds(target)) {
    const isDead = standing(target, id) === 'never live' || !isReadable(target, id);
    if (id !== current && isDead) rmSync(releaseDir(target, id), { recursive: true });
  }
  for (const name of readdirSync(target)) {
    if (/^\.(?:current|rollback)-[0-9a-f]{8}$/.test(name)) {
      rmSync(join(target, name), { recursive: true });
    }
  }
}

const isReadable = (target: string, id: string): boolean =>
  listReleases(target).some((each) => each.id === id);

/** Removes the oldest releases; the build that a rollback would bring back stays. */
function removeSurplus(target: string, keepReleases: number): void {
  const current = currentRelease(target);
  const good = current && lastGood(target, current)?.id;
  const others = listReleases(target).filter(({ id }) => id !== current?.id && id !== good);
  const room = keepReleases - 1 - (good ? 1 : 0);
  for (const { id } of others.slice(0, Math.max(0, others.length - Math.max(0, room)))) {
    rmSync(releaseDir(target, id), { recursive: true });
  }
}

async function locked<T>(target: string, action: (lease: Lease) => Promise<T>): Promise<T> {
  mkdirSync(target, { recursive: true });
  const lease = takeLease(join(target, '.lock'));
  try {
    removeDead(target);
    return await action(lease);
  } finally {
    lease.release();
  }
}
