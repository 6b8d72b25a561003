import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommand, writeSite } from '../sites/build';
import { node, version, type Handbook } from '../sites/site';
import { starlight } from '../sites/starlight';
import { stock } from '../sites/stock';
import { vitepress } from '../sites/vitepress';
import { measured } from '../effort';
import { handbooks } from './handbook';
import { OURS, oursCommand, writeOurs } from './ours';
import { failures, report, type Built } from './report';
import { sizesOf } from './sizes';

/**
 * Builds generated handbooks of several sizes with this site and its peers, prints what each costs
 * and fails when a page of this site costs the more, the more pages there are.
 *   npm run bench:scale -- [--sizes 27,300,1000] [--systems eDocument,VitePress]
 */
interface System {
  readonly name: string;
  readonly version: string;
  readonly output: string;
  readonly mainScript: RegExp | undefined;
  readonly tableScript: RegExp | undefined;
  readonly searchIndex: RegExp | undefined;
  readonly command: readonly string[];
  /** Writes the site and gives its folder. */
  readonly write: (handbooks: readonly Handbook[]) => string;
}

const SYSTEMS: readonly System[] = [
  { ...OURS, version: 'this tree', command: oursCommand(node), write: writeOurs },
  ...[stock, vitepress, starlight].map((generator) => ({
    ...generator,
    version: version(generator),
    command: buildCommand(generator),
    write: (all: readonly Handbook[]) => writeSite(generator, all),
  })),
];

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '27,300,1000' },
    systems: { type: 'string', default: SYSTEMS.map(({ name }) => name).join(',') },
  },
});

async function build(system: System, size: number): Promise<Built> {
  const folder = system.write(handbooks(size));
  const effort = await measured(system.command, folder);
  const sizes = sizesOf(path.join(folder, system.output), system);
  return { system: system.name, size, effort, sizes };
}

function chosenSystems(): System[] {
  return values.systems.split(',').map((name) => {
    const found = SYSTEMS.find((system) => system.name === name);
    if (found) return found;
    const known = SYSTEMS.map((system) => system.name).join(', ');
    throw new Error(`--systems ${name}: give some of ${known}, with commas.`);
  });
}

function chosenSizes(): number[] {
  return values.sizes.split(',').map((text) => {
    const size = Number(text);
    if (Number.isInteger(size) && size >= 2 && size <= 5000) return size;
    throw new Error(`--sizes ${text}: give whole numbers from 2 to 5000, with commas.`);
  });
}

const sizes = chosenSizes().sort((left, right) => left - right);
const failed: string[] = [];
for (const system of chosenSystems()) {
  const builds: Built[] = [];
  for (const size of sizes) {
    const started = performance.now();
    builds.push(await build(system, size));
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    console.log(`${system.name} (${system.version}): ${size} pages in ${minutes} min`);
  }
  console.log(`\n${report(builds)}\n`);
  if (system.name === OURS.name) failed.push(...failures(builds));
}
if (failed.length > 0) {
  console.error(`This site does not scale:\n${failed.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
