import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for one run, that nobody trusts. */
function certificate(): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(join(tmpdir(), 'tls-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=double'];
  try {
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/**
 * An HTTPS server that hands requests on to a double, for what a browser judges only on connections
 * of its own: what a test fulfils itself passes as allowed.
 *
 * @param isSilent hosts whose answers do not say that another site may read or embed them
 */
export async function startTlsFront(address: string, isSilent: (host: string) => boolean) {
  const server = createServer(certificate(), (request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', headers, url = '/' } = request;
      const body = method === 'POST' ? Buffer.concat(chunks) : undefined;
      const answer = await fetch(address + url, { method, body });
      const isOpen = !isSilent(headers.host ?? '');
      response.writeHead(answer.status, {
        'Content-Type': 'application/json',
        ...(isOpen && { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }),
      });
      response.end(await answer.text());
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
