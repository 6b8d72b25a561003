// Publishes the search records of the built site to Algolia: npm run search:push -- [--dry-run]
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { supportWords } from '../../src/facts/synonyms';
import { builtLocale } from '../../postbuild/built-locale';
import { localeRecords } from '../../postbuild/search-index';
import type { SearchRecord } from 'edocument-search';
import {
  difference,
  indexSettings,
  publish,
  recordBytes,
  withRows,
  type Publication,
} from 'edocument-search/algolia/publishing';
import { identity } from '../../src/site/identity';
import { localeIds } from '../../src/locales';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    dir: { type: 'string', default: 'build' },
    /** Another host than Algolia's, for a proxy or a test. */
    host: { type: 'string' },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Records of all locales; addresses with the host of the site, as a crawler would store them. */
function readRecords(): SearchRecord[] {
  return localeIds.flatMap((locale) => {
    const built = builtLocale(values.dir, locale);
    const records = existsSync(built.folder)
      ? localeRecords(values.dir, built).flatMap(withRows)
      : [];
    if (records.length === 0) {
      fail(`No pages of ${locale} in ${built.folder}: run "npm run build" first.`);
    }
    const bytes = records.map(recordBytes);
    const kilobytes = (count: number) => (count / 1000).toFixed(1);
    console.log(
      `${locale}: ${records.length} records, ` +
        `${kilobytes(bytes.reduce((sum, count) => sum + count, 0))} kB, ` +
        `largest ${kilobytes(Math.max(...bytes))} kB`,
    );
    return records.map((record) => ({
      ...record,
      url: identity.siteUrl + record.url,
      url_without_anchor: identity.siteUrl + record.url_without_anchor,
    }));
  });
}

function createClient(appId: string, adminKey: string) {
  const url = values.host ? new URL(values.host) : undefined;
  return algoliasearch(appId, adminKey, {
    ...(url && {
      hosts: [
        {
          url: url.hostname,
          port: Number(url.port),
          protocol: url.protocol === 'http:' ? 'http' : 'https',
          accept: 'readWrite',
        },
      ],
    }),
  });
}

function showList(title: string, ids: readonly string[]): void {
  const shown = ids.slice(0, 5);
  const rest = ids.length > shown.length ? `, and ${ids.length - shown.length} more` : '';
  console.log(`${title}: ${ids.length}${shown.length > 0 ? ` (${shown.join(', ')}${rest})` : ''}`);
}

async function showDifference(...publication: Parameters<typeof difference>): Promise<void> {
  const found = await difference(...publication);
  showList('Records added', found.added);
  showList('Records changed', found.changed);
  showList('Records removed', found.removed);
  showList('Settings changed', found.settings);
  showList('Synonyms changed', found.synonyms);
}

/** The fault and its remedy. */
function explain(error: unknown): string {
  const { name, message, status } = error as { name?: string; message?: string; status?: number };
  if (status === 401 || status === 403) {
    return `Algolia refused the key (${status}: ${message}). Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY.`;
  }
  if (name === 'RetryError') {
    return 'Algolia cannot be reached. Check the network and ALGOLIA_APP_ID.';
  }
  return message ?? String(error);
}

async function main(): Promise<void> {
  const { ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX_NAME } = process.env;
  const settings = { ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX_NAME };
  const missing = Object.entries(settings).flatMap(([name, value]) => (value?.trim() ? [] : name));
  const isDry = values['dry-run'];
  if (missing.length > 0 && !isDry) fail(`Not set: ${missing.join(', ')}.`);

  const records = readRecords();
  if (missing.length > 0) {
    console.log(`No comparison with the live index. Not set: ${missing.join(', ')}.`);
    return;
  }
  const client = createClient(ALGOLIA_APP_ID as string, ALGOLIA_ADMIN_KEY as string);
  const publication: Publication = {
    indexName: ALGOLIA_INDEX_NAME as string,
    records,
    settings: indexSettings,
    synonyms: [...supportWords('de'), ...supportWords('en')],
  };
  await showDifference(client, publication);
  if (isDry) {
    console.log('Nothing was sent.');
    return;
  }
  await publish(client, publication);
  console.log(`${publication.indexName} now has ${records.length} records.`);
}

main().catch((error: unknown) =>
  fail(
    `${explain(error)}\nRun "npm run search:push -- --dry-run": it shows what the live index lacks.`,
  ),
);
