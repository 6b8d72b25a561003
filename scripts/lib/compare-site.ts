import { hashOf, type Provenance } from '../../postbuild/provenance';

export interface Comparison {
  /** Number of files that the site serves as they were built. */
  same: number;
  /** Number of files that hosts read themselves, choose by the request or answer with a redirect. */
  left: number;
  /** One line for each file that differs or is missing. */
  problems: string[];
}

/** What hosts read and do not serve, and pages for errors. */
const NOT_SERVED =
  /(?:^|\/)(?:_headers|_redirects|staticwebapp\.config\.json|(?:404|error)\.html)$/;

/** A compressed form, which a host may send to those that take its encoding. */
const COMPRESSED = /\.(?<encoding>br|gz)$/;

const AT_ONCE = 8;

/** Path under which a file is served: pages by their folder. */
const addressOf = (file: string): string =>
  `/${encodeURI(file)}`.replace(/(?:\/index)\.html$/, '') || '/';

/**
 * `same`, `left` as in the comparison, or a line about what is wrong. A compressed form is compared
 * unpacked: hosts may send one of their own.
 */
async function compareFile(root: string, name: string, files: Provenance['files']) {
  const { encoding } = COMPRESSED.exec(name)?.groups ?? {};
  const file = name.replace(COMPRESSED, '');
  if (NOT_SERVED.test(file)) return 'left';
  const address = addressOf(file);
  const response = await fetch(root + address, {
    headers: { 'accept-encoding': encoding?.replace('gz', 'gzip') ?? 'identity' },
    cache: 'no-store',
    signal: AbortSignal.timeout(30_000),
  });
  const content = new Uint8Array(await response.arrayBuffer());
  if (response.ok && hashOf(content) === files[file]) return 'same';
  const arrived = new URL(response.url).pathname;
  // An old address: the host redirects, and the page is for those that cannot.
  if (response.redirected && arrived !== address && arrived !== `${address}/`) return 'left';
  const asked = `${root}${address}${encoding ? ` as ${encoding}` : ''}`;
  return `${asked}: ${response.ok ? `is not ${file} of the build` : `answers ${response.status}`}.`;
}

/** Asks a site for each file of a build. Files that it serves besides are not found. */
export async function compareSite(root: string, { files }: Provenance): Promise<Comparison> {
  const result: Comparison = { same: 0, left: 0, problems: [] };
  const waiting = Object.keys(files);
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const found = await compareFile(root, next, files).catch(
        (error: unknown) => `${next}: ${(error as Error).message}`,
      );
      if (found === 'same' || found === 'left') result[found] += 1;
      else result.problems.push(found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...result, problems: result.problems.sort() };
}
