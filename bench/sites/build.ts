import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { node, program, type Generator, type Handbook } from './site';

/**
 * Writes the site of a generator anew and builds it; nothing of an earlier build is left.
 *
 * @returns folder of the built site
 * @throws Error with the end of what the generator printed
 */
export async function buildSite(
  generator: Generator,
  handbooks: readonly Handbook[],
): Promise<string> {
  const folder = path.join(import.meta.dirname, 'build', path.basename(generator.package));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  generator.write(folder, handbooks);
  const [name = '', ...args] = generator.build;
  const options = { cwd: folder, maxBuffer: 2 ** 28 };
  await promisify(execFile)(node, [program(name), ...args], options).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const printed = (stdout + stderr).slice(-2000);
    throw new Error(`${generator.name} does not build in ${folder}:\n${printed}`, { cause: error });
  });
  return path.join(folder, generator.output);
}
