// Writes what the site is built from: a CycloneDX bill of materials and a list of licences.
//   npm run sbom [-- --out .cache/sbom]
// Fails when a package that builds the site or ships to readers has a licence that is not permissive.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { doubtfulLicences, isProduction, licenceOf, type Component } from './lib/licences';

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
const { components } = JSON.parse(stdout) as { components: Component[] };
const production = components.filter(isProduction);

mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, 'bom.cdx.json'), stdout);
const rows = components.map((part) => [licenceOf(part), part.name, part.version].join('\t'));
writeFileSync(
  join(values.out, 'licences.tsv'),
  ['licence\tpackage\tversion', ...new Set(rows.sort()), ''].join('\n'),
);
console.log(
  `${components.length} packages, ${production.length} of them for production: ` +
    `${join(values.out, 'bom.cdx.json')}, licences.tsv`,
);

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const names = new Set(production.map(({ name }) => name));
const problems = [
  ...doubtfulLicences(production),
  ...Object.keys(dependencies)
    .filter((name) => !names.has(name))
    .map((name) => `${name} is missing from the bill of materials: run "npm ci" and try again.`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
