import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { node, program, type Generator, type Handbook } from './site';

/** Folder in which a generator's site is measured. */
export function siteFolder({ package: name }: Generator): string {
  return path.join(import.meta.dirname, 'build', path.basename(name));
}

/** Writes the site of a generator anew; nothing of an earlier build is left. */
export function writeSite(generator: Generator, handbooks: readonly Handbook[]): string {
  const folder = siteFolder(generator);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  generator.write(folder, handbooks);
  return folder;
}

/** VitePress needs more than Node gives by itself, 4 GB, for 1,000 pages in two languages. */
const HEAP = '--max-old-space-size=12288';

/** Command that builds the site of a generator, to be started in its folder. */
export function buildCommand({ build: [name = '', ...args] }: Generator): string[] {
  return [node, HEAP, program(name), ...args];
}

/**
 * Writes and builds the site of a generator.
 *
 * @returns folder of the built site
 * @throws Error with the end of what the generator printed
 */
export async function buildSite(
  generator: Generator,
  handbooks: readonly Handbook[],
): Promise<string> {
  const folder = writeSite(generator, handbooks);
  const [command = '', ...args] = buildCommand(generator);
  const options = { cwd: folder, maxBuffer: 2 ** 28 };
  await promisify(execFile)(command, args, options).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const printed = (stdout + stderr).slice(-2000);
    throw new Error(`${generator.name} does not build in ${folder}:\n${printed}`, { cause: error });
  });
  return path.join(folder, generator.output);
}
