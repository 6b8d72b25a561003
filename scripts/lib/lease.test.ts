import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LEASE, takeLease } from './lease';

let dir = '';
let file = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'lease-'));
  file = path.join(dir, '.lock');
});
afterEach(() => rmSync(dir, { recursive: true }));

const lockOf = (pid: number, host = hostname()) =>
  writeFileSync(
    file,
    JSON.stringify({ host, pid, since: '2026-01-01T00:00:00Z', token: 'theirs' }),
  );
const age = (milliseconds: number) => {
  const time = new Date(Date.now() - milliseconds);
  utimesSync(file, time, time);
};
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

it('is held by one, who is named, and is free afterwards', () => {
  const lease = takeLease(file);
  expect(() => takeLease(file)).toThrow(`process ${process.pid} on ${hostname()} since 20`);
  lease.renew();
  lease.release();
  takeLease(file).release();
  expect(readdirSync(dir)).toEqual([]);
});

it('of a process that was killed is taken over', () => {
  lockOf(endedPid());
  takeLease(file);
  expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`);
});

it('is taken with what killed processes have left beside it, and nothing else', () => {
  const theirs = (pid: number) => JSON.stringify({ host: hostname(), pid, since: 'x', token: 'x' });
  const ended = theirs(endedPid());
  const beside = (name: string, content: string) => writeFileSync(path.join(dir, name), content);
  beside('.lease-ended', ended);
  beside('.lock-ended', ended);
  beside('.lease-running', theirs(process.pid));
  beside('other', ended);
  takeLease(file).release();
  expect(readdirSync(dir).sort()).toEqual(['.lease-running', 'other']);
});

it('of another machine is respected until its lease ends', () => {
  lockOf(endedPid(), 'elsewhere');
  expect(() => takeLease(file)).toThrow('on elsewhere');
  age(LEASE + 1000);
  takeLease(file).release();
});

it('of another machine whose clock is ahead is taken over, too', () => {
  lockOf(endedPid(), 'elsewhere');
  age(-LEASE - 1000);
  takeLease(file).release();
});

it.each(['', '{"host":', '{}'])(
  'with the content %j is respected until its lease ends',
  (content) => {
    writeFileSync(file, content);
    expect(() => takeLease(file)).toThrow('unknown');
    age(LEASE + 1000);
    takeLease(file).release();
  },
);

it('may be a folder that an older version has left', () => {
  mkdirSync(file);
  expect(() => takeLease(file)).toThrow('.lock');
  age(LEASE + 1000);
  takeLease(file).release();
});

it('that was lost stops the work of who held it, and stays with the new owner', () => {
  const lost = takeLease(file);
  age(LEASE + 1000);
  takeLease(file);
  expect(() => lost.renew()).toThrow('taken over');
  lost.release();
  expect(readdirSync(dir)).toEqual(['.lock']);
});
