// Compares a live site, or the folder that a server serves, with the provenance of a build:
//   npm run verify:site -- https://docs.example.com [--provenance build/provenance.json]
//   npm run verify:site -- /srv/edocument/current/site --provenance build/provenance.json
// Without --provenance with the one that the site itself publishes, which shows damage but no fraud.
// --earlier names the provenance of the build before, whose hashed files deploy/publish.sh keeps.
// HTTP lists no files: one that was added to a server by hand shows in its folder alone.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareFolder, compareSite } from './lib/compare-site';
import { PROVENANCE, type Provenance } from '../../postbuild/provenance';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { provenance: { type: 'string' }, earlier: { type: 'string' } },
});

const isFolder = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

async function main(): Promise<void> {
  const [place = ''] = positionals;
  const root = place.replace(/\/$/, '');
  const local = isFolder(root);
  if (!local && !/^https?:/.test(root)) {
    throw new Error(
      `"${place}" is no folder and no address of a site, such as https://docs.example.com.`,
    );
  }
  const own = () => (local ? readFileSync(join(root, PROVENANCE), 'utf8') : download(root));
  const text = values.provenance ? readFileSync(values.provenance, 'utf8') : await own();
  const provenance = JSON.parse(text) as Provenance;
  const earlier = values.earlier
    ? (JSON.parse(readFileSync(values.earlier, 'utf8')) as Provenance)
    : undefined;
  const { same, left, problems } = local
    ? compareFolder(root, provenance, earlier)
    : await compareSite(root, provenance);
  for (const problem of problems) console.error(problem);
  console.log(
    `Commit ${provenance.commit ?? 'unknown'}: ${same} files are the same, ` +
      `${problems.length} are not, ${left} are not served as files.`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

async function download(root: string): Promise<string> {
  const response = await fetch(`${root}/${PROVENANCE}`);
  if (!response.ok) throw new Error(`${root}/${PROVENANCE} answers ${response.status}.`);
  return response.text();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
