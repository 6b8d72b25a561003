// Writes what the site is built from: a CycloneDX bill of materials and a list of licences.
//   node scripts/sbom.mjs [--out .cache/sbom]
// Fails when a package that reaches the reader's browser has a licence that is not permissive.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { out: { type: 'string', default: '.cache/sbom' } } });

// Licences that allow use in a site of any kind, some of them with attribution.
const PERMISSIVE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-(3|4)\.0|Python-2\.0|OFL-1\.1|Unlicense|WTFPL|Zlib)\b/;

function bom(...options) {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...options],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) {
    console.error(`npm sbom failed; it needs npm 10 or later and "npm ci" before.\n${stderr}`);
    process.exit(1);
  }
  return JSON.parse(stdout);
}

/** Licence expression of a component, or "unknown". */
function licenceOf({ licenses = [] }) {
  const names = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name,
  );
  return names.filter(Boolean).join(' AND ') || 'unknown';
}

function licenceList(components) {
  const rows = components.map((part) => `${licenceOf(part)}\t${part.name}\t${part.version}`);
  return `${['licence\tpackage\tversion', ...new Set(rows.sort())].join('\n')}\n`;
}

const all = bom();
const shipped = bom('--omit', 'dev');
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, 'bom.cdx.json'), `${JSON.stringify(all, null, 2)}\n`);
writeFileSync(join(values.out, 'licences.tsv'), licenceList(all.components));
console.log(`${all.components.length} packages: ${join(values.out, 'bom.cdx.json')}, licences.tsv`);

const doubtful = shipped.components.filter((part) => !PERMISSIVE.test(licenceOf(part)));
for (const part of doubtful) {
  console.error(`${part.name}@${part.version}: licence ${licenceOf(part)} is not on the list.`);
}
process.exitCode = doubtful.length > 0 ? 1 : 0;
