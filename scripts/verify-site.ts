// Compares a live site with the provenance of a build:
//   npm run verify:site -- https://docs.example.com [--provenance build/provenance.json]
// Without --provenance with the one that the site itself publishes, which shows damage but no fraud.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareSite } from './lib/compare-site';
import { PROVENANCE, type Provenance } from '../postbuild/provenance';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { provenance: { type: 'string' } },
});

async function main(): Promise<void> {
  const [url] = positionals;
  if (!url || !URL.canParse(url)) {
    throw new Error(
      `${url ?? 'The address'} is no address of a site, such as https://docs.example.com.`,
    );
  }
  const root = url.replace(/\/$/, '');
  const text = values.provenance
    ? readFileSync(values.provenance, 'utf8')
    : await (await fetch(`${root}/${PROVENANCE}`)).text();
  const provenance = JSON.parse(text) as Provenance;
  const { same, left, problems } = await compareSite(root, provenance);
  for (const problem of problems) console.error(problem);
  console.log(
    `Commit ${provenance.commit ?? 'unknown'}: ${same} files are the same, ` +
      `${problems.length} are not, ${left} are not served as files.`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
