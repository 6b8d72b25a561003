import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/** Who holds a lock. */
interface Owner {
  readonly host: string;
  readonly pid: number;
  /** ISO date. */
  readonly since: string;
  readonly token: string;
}

export interface Lease {
  /** Says that the work goes on; else others may take the lock after `LEASE` milliseconds. */
  renew(): void;
  release(): void;
}

/** Milliseconds after which a lock that nobody renews is free, whoever holds it. */
export const LEASE = 15 * 60 * 1000;

/** Start of the name of a lock that is being written. */
const DRAFT = '.lease-';

function readOwner(file: string): Owner | undefined {
  try {
    const { host, pid, since, token } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return host && pid && since && token ? { host, pid, since, token } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a lock has expired or been released. */
function isFree(file: string, owner: Owner | undefined, now: number): boolean {
  const made = statSync(file, { throwIfNoEntry: false });
  if (!made) return false;
  // Both ways: the clock of who made it may be ahead.
  if (Math.abs(now - made.mtimeMs) > LEASE) return true;
  return owner !== undefined && owner.host === hostname() && !isRunning(owner.pid);
}

/** Moves a free lock away; of two that try it, one moves the right one. */
function removeFree(file: string, owner: Owner | undefined): void {
  const aside = `${file}-${randomUUID()}`;
  renameSync(file, aside);
  if (readOwner(aside)?.token !== owner?.token) {
    // Somebody was faster, and this is the new lock.
    linkSync(aside, file);
  }
  rmSync(aside, { recursive: true });
}

/** Removes drafts and locks moved away of processes that were killed. */
function removeLeftovers(lock: string, now: number): void {
  const dir = path.dirname(lock);
  for (const name of readdirSync(dir)) {
    const file = path.join(dir, name);
    const isOurs = name.startsWith(DRAFT) || file.startsWith(`${lock}-`);
    if (isOurs && isFree(file, readOwner(file), now)) rmSync(file, { recursive: true });
  }
}

/**
 * Takes a lock for this process. One whose process has ended on this machine, or that was not renewed
 * for `LEASE`, is taken over.
 *
 * @param file path of the lock, in a folder that exists
 * @throws Error that names the owner while somebody else holds it
 */
export function takeLease(file: string, now = Date.now()): Lease {
  const token = randomUUID();
  const mine: Owner = {
    host: hostname(),
    pid: process.pid,
    since: new Date(now).toISOString(),
    token,
  };
  // Written beside it and linked, so that a lock is never without its owner.
  const draft = path.join(path.dirname(file), `${DRAFT}${token}`);
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        linkSync(draft, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = readOwner(file);
      if (tries > 2 || !isFree(file, owner, now)) {
        const who = owner
          ? `process ${owner.pid} on ${owner.host} since ${owner.since}`
          : 'unknown';
        throw new Error(
          `Another deployment is under way (${who}; ${file}). It is taken for broken off ` +
            `when that process has ended, or ${LEASE / 60_000} minutes after its last step.`,
        );
      }
      removeFree(file, owner);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  removeLeftovers(file, now);
  const isMine = () => readOwner(file)?.token === token;
  return {
    renew() {
      if (!isMine()) throw new Error(`${file} was taken over by another deployment.`);
      utimesSync(file, new Date(), new Date());
    },
    release() {
      if (isMine()) rmSync(file);
    },
  };
}
