// Writes two bills of materials (CycloneDX) with their licences: of what the site is built from, and of
// the packages of which readers get a part, from the bundles of the last build.
//   npx tsx scripts/maintain/sbom.ts [-- --out .cache/sbom]
// Fails when a package that builds the site or ships to readers has a licence that is not permissive.
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recordedPackages } from '../../postbuild/bundled-packages';
import { localeIds } from '../../src/locales';
import { doubtfulLicences, isProduction, licenceOf, shipped, type Component } from './lib/licences';

const { values } = parseArgs({ options: { out: { type: 'string', default: '.cache/sbom' } } });

// All packages, since npm with "--omit dev" leaves out those that a tool depends on as well.
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  { encoding: 'utf8', maxBuffer: 1 << 28, shell: process.platform === 'win32' },
);
if (status !== 0) {
  console.error(`npm sbom failed; it needs npm 10 or later and "npm ci" before.\n${stderr}`);
  process.exit(1);
}
const whole = JSON.parse(stdout) as { components: Component[]; dependencies: unknown };
const { components } = whole;
const production = components.filter(isProduction);

const bundled = ['', ...localeIds].flatMap((folder) => recordedPackages(join('build', folder)));
if (bundled.length === 0) {
  console.error('build has no list of bundled packages: run "npm run build" first.');
  process.exit(1);
}
const inBundles = shipped(components, bundled);

function writeList(file: string, parts: readonly Component[]): void {
  const rows = parts.map((part) => [licenceOf(part), part.name, part.version].join('\t'));
  const lines = ['licence\tpackage\tversion', ...new Set(rows.sort()), ''];
  writeFileSync(join(values.out, file), lines.join('\n'));
}

mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, 'bom.cdx.json'), stdout);
// Each bill has a number of its own; what depends on what is in the whole one.
const part = { ...whole, components: inBundles, dependencies: undefined, serialNumber: undefined };
writeFileSync(join(values.out, 'shipped.cdx.json'), JSON.stringify(part, null, 2));
writeList('licences.tsv', components);
writeList('shipped.tsv', inBundles);
console.log(
  `${components.length} packages, ${production.length} of them for production, ${inBundles.length} in ` +
    `what readers get: ${join(values.out, 'bom.cdx.json')}, shipped.cdx.json, licences.tsv, shipped.tsv`,
);

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const names = new Set(production.map(({ name }) => name));
const problems = [
  ...doubtfulLicences(production),
  ...inBundles
    .filter((part) => !isProduction(part))
    .map(({ name }) => `${name} ships to readers: move it from devDependencies to dependencies.`),
  ...bundled
    .filter((each) => !components.some(({ name, version }) => each === `${name}@${version}`))
    .map((each) => `${each} is in the build and not in the bill: run "npm ci" and build again.`),
  // A package of this repository is a link to its folder, and has no entry.
  ...Object.keys(dependencies)
    .filter((name) => !names.has(name) && !lstatSync(join('node_modules', name)).isSymbolicLink())
    .map((name) => `${name} is missing from the bill of materials: run "npm ci" and try again.`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
