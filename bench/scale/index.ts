import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measured } from '../effort';
import { buildCommand, writeSite } from '../sites/build';
import { node, version, type Handbook, type Patterns } from '../sites/site';
import { starlight } from '../sites/starlight';
import { stock } from '../sites/stock';
import { vitepress } from '../sites/vitepress';
import { editPage } from './edit';
import { handbooks } from './handbook';
import { OURS, oursCommand, writeOurs } from './ours';
import { failures, report, type Built } from './report';
import { sizesOf } from './sizes';

/**
 * Builds generated handbooks of several sizes with this site and its peers, each cold and again after
 * a change of one page, writes what each costs to `RESULTS.md` and fails when a page of this site
 * costs the more, the more pages there are.
 *   npm run bench -- scale [--sizes 27,300,1000] [--systems eDocument,VitePress]
 */
interface System extends Patterns {
  readonly name: string;
  readonly version: string;
  readonly output: string;
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
  const books = handbooks(size);
  const folder = system.write(books);
  const cold = await measured(system.command, folder);
  const sizes = sizesOf(path.join(folder, system.output), system);
  editPage(folder, books);
  const edited = await measured(system.command, folder);
  return { system: system.name, size, cold, edited, sizes };
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

/** The command as it was given. */
function commandLine(): string {
  const given = process.argv.slice(2);
  return ['npm run bench -- scale', ...given].join(' ');
}

const RESULTS = path.join(import.meta.dirname, 'RESULTS.md');
const sizes = chosenSizes().sort((left, right) => left - right);
const systems = chosenSystems();
const builds: Built[] = [];
let [text, failed]: [string, string[]] = ['', []];
for (const system of systems) {
  for (const size of sizes) {
    const started = performance.now();
    builds.push(await build(system, size));
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    console.log(`${system.name} (${system.version}): ${size} pages in ${minutes} min`);
    // A run takes an hour or more; what is measured stays when it is ended early.
    failed = failures(builds.filter((built) => built.system === OURS.name));
    const done = systems.slice(0, systems.indexOf(system) + 1);
    text = report(commandLine(), done, builds, failed);
    writeFileSync(RESULTS, text);
  }
}
console.log(`\n${text}\nWritten to ${RESULTS}`);
if (failed.length > 0) {
  console.error(`This site does not scale:\n${failed.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
