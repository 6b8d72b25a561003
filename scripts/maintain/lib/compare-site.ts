import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../../../src/site/files-below';
import { hashOf, PROVENANCE, type Provenance } from '../../../postbuild/provenance';

type Files = Provenance['files'];

interface Comparison {
  /** Number of files that are as they were built. */
  same: number;
  /** Number of files that hosts read themselves, choose by the request or answer with a redirect. */
  left: number;
  /** One line for each file that differs, is missing or was added. */
  problems: string[];
}

/** Files that hosts read and do not serve, and pages for errors. */
const NOT_SERVED = /(?:^|\/)(?:_headers|_redirects|(?:404|error)\.html)$/;

/** A compressed form, which a host may send to those that take its encoding. */
const COMPRESSED = /\.(?<encoding>br|gz)$/;
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

const CONNECTIONS = 16;
const LIMIT = 30_000;

/** Path under which a file is served: pages by their folder. */
const addressOf = (file: string): string =>
  `/${encodeURI(file)}`.replace(/(?:\/index)\.html$/, '') || '/';

interface Answer {
  readonly status: number;
  readonly encoding: string | undefined;
  readonly location: string | undefined;
  readonly body: Buffer;
}

/** `fetch` would unpack each answer and takes five times as long for some 10,000 of them. */
function get(url: string, encoding: string, agent: http.Agent): Promise<Answer> {
  const { get: ask } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    const request = ask(url, { agent, headers, timeout: LIMIT }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { 'content-encoding': packed, location } = response.headers;
        const status = response.statusCode ?? 0;
        resolve({ status, encoding: packed, location, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`no answer within ${LIMIT / 1000} s`)));
  });
}

/** True for the built bytes, and for those that a host has compressed by itself. */
function isBuilt({ encoding, body }: Answer, name: string, file: string, files: Files): boolean {
  const hash = hashOf(body);
  if (hash === files[encoding ? name : file]) return true;
  const unpack = encoding === 'br' || encoding === 'gzip' ? UNPACK[encoding] : undefined;
  return unpack !== undefined && hashOf(unpack(body)) === files[file];
}

/** `same`, `left` as in the comparison, or a line about the fault. */
async function compareFile(root: string, name: string, files: Files, agent: http.Agent) {
  const { encoding } = COMPRESSED.exec(name)?.groups ?? {};
  const file = name.replace(COMPRESSED, '');
  if (NOT_SERVED.test(file)) return 'left';
  const accepted = encoding?.replace('gz', 'gzip') ?? 'identity';
  let address = addressOf(file);
  let answer = await get(root + address, accepted, agent);
  if (answer.location !== undefined) {
    const target = new URL(answer.location, root + address).pathname;
    // An old address: the host redirects, and the page is for those that cannot.
    if (target !== `${address}/`) return 'left';
    address = target;
    answer = await get(root + address, accepted, agent);
  }
  const asked = `${root}${address}${encoding ? ` as ${encoding}` : ''}`;
  if (answer.status !== 200) return `${asked}: answers ${answer.status}.`;
  return isBuilt(answer, name, file, files) ? 'same' : `${asked}: is not ${file} of the build.`;
}

/** Files of another build that a site says it has: it was published over this one. */
async function addedFiles(root: string, files: Files, agent: http.Agent): Promise<string[]> {
  const { status, body } = await get(`${root}/${PROVENANCE}`, 'identity', agent);
  if (status !== 200) return [`${root}/${PROVENANCE}: answers ${status}.`];
  const published = JSON.parse(body.toString()) as Provenance;
  return Object.keys(published.files)
    .filter((file) => files[file] === undefined)
    .map((file) => `${root}/${file}: is not in the build.`);
}

/** Asks a site for each file of a build, and for the files that its own list has besides. */
export async function compareSite(root: string, { files }: Provenance): Promise<Comparison> {
  const result: Comparison = { same: 0, left: 0, problems: [] };
  const { Agent } = root.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const waiting = Object.keys(files);
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const found = await compareFile(root, next, files, agent).catch(
        (error: unknown) => `${root}/${next}: ${(error as Error).message}.`,
      );
      if (found === 'same' || found === 'left') result[found] += 1;
      else result.problems.push(found);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  result.problems.push(
    ...(await addedFiles(root, files, agent).catch((error: unknown) => [
      `${root}/${PROVENANCE}: ${(error as Error).message}.`,
    ])),
  );
  agent.destroy();
  return { ...result, problems: result.problems.sort() };
}

/**
 * Compares the files of a published folder with a build; only here every added file shows.
 *
 * @param earlier the build before, whose files may still be there
 */
export function compareFolder(
  folder: string,
  { files }: Provenance,
  earlier?: Provenance,
): Comparison {
  const hashIn = (file: string) => hashOf(readFileSync(path.join(folder, file)));
  const found = new Set(filesBelow(folder));
  const missing = Object.keys(files).filter((file) => !found.has(file));
  const changed = Object.keys(files).filter(
    (file) => found.has(file) && hashIn(file) !== files[file],
  );
  const added = [...found]
    .filter((file) => file !== PROVENANCE && files[file] === undefined)
    .filter((file) => earlier?.files[file] !== hashIn(file));
  const lines = [
    ...missing.map((file) => `${path.join(folder, file)}: is missing.`),
    ...changed.map((file) => `${path.join(folder, file)}: is not ${file} of the build.`),
    ...added.map((file) => `${path.join(folder, file)}: is not in the build.`),
  ];
  const same = Object.keys(files).length - missing.length - changed.length;
  return { same, left: 0, problems: lines.sort() };
}
