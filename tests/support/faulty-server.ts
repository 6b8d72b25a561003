import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with a file; all but `missing` with the headers of the real answer. */
export const FAULTS = ['missing', 'cut', 'a page', 'hangs', 'late'] as const;
export type Fault = (typeof FAULTS)[number];

/** Which answers are faulty: those to a path, all or only the first ones. */
interface Plan {
  readonly path: string;
  readonly fault: Fault;
  readonly times?: number;
}

/** Header by which a browser context names its plan; contexts do not disturb each other. */
const PLAN = 'x-plan';
const LATE = 5000;
const PAGE = '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>';

/** Headers of a browser context whose answers follow a plan; the name tells plans apart. */
export const planHeaders = (name: string, plan: Plan): Record<string, string> => ({
  [PLAN]: JSON.stringify([name, plan]),
});

interface FaultyServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A server before another one that follows the plans. Unlike a route of Playwright it leaves the
 * browser's cache on, which is what damaged files are about.
 */
export async function startFaultyServer(origin: string): Promise<FaultyServer> {
  const used = new Map<string, number>();
  const next = (asked: IncomingMessage): Fault | undefined => {
    const header = asked.headers[PLAN];
    if (typeof header !== 'string') return undefined;
    const [name, { path, fault, times = Infinity }] = JSON.parse(header) as [string, Plan];
    if (asked.url?.split('?')[0] !== path) return undefined;
    const count = used.get(name) ?? 0;
    used.set(name, count + 1);
    return count < times ? fault : undefined;
  };

  const server = createServer((asked, answer) => {
    const fault = next(asked);
    if (fault === 'hangs') return;
    // A damaged answer is whole and plain to whatever is in between, and no file is unchanged.
    const headers = fault ? without(UNCHANGED, asked.headers) : asked.headers;
    const upstream = request(origin + asked.url, { method: asked.method, headers }, (real) => {
      if (!fault || fault === 'late') {
        const send = () => {
          answer.writeHead(real.statusCode ?? 502, real.headers);
          real.pipe(answer);
        };
        setTimeout(send, fault ? LATE : 0);
      } else damage(fault, real, answer);
    });
    upstream.on('error', () => answer.destroy());
    asked.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const UNCHANGED = ['accept-encoding', 'if-none-match', 'if-modified-since'];

const without = (names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function damage(
  fault: 'missing' | 'cut' | 'a page',
  real: IncomingMessage,
  answer: ServerResponse,
): void {
  const parts: Buffer[] = [];
  real.on('data', (part: Buffer) => parts.push(part));
  real.on('end', () => {
    const whole = Buffer.concat(parts);
    const headers = without(['etag', 'content-length'], real.headers);
    if (fault === 'missing') answer.writeHead(404, { 'content-type': 'text/plain' }).end('gone');
    else if (fault === 'cut')
      answer.writeHead(200, headers).end(whole.subarray(0, whole.length / 2));
    else answer.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(PAGE);
  });
}
