import type { ContainedFile } from './unpack';

/** Multiparts inside of multiparts that are looked at. */
const MAX_DEPTH = 8;

/** A character for each byte; the decoder of that name has those of Windows-1252. */
export function latin(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

const bytesOf = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0) & 255);

/** The bytes of a body; none where it is not what it says. */
export function decoded(body: string, encoding: string): Uint8Array {
  if (encoding === 'base64') {
    try {
      return bytesOf(atob(body.replace(/[^A-Za-z0-9+/=]/g, '')));
    } catch {
      return new Uint8Array();
    }
  }
  if (encoding !== 'quoted-printable') return bytesOf(body);
  return bytesOf(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );
}

function headersOf(text: string): (name: string) => string {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return (name) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
}

/** A parameter of a header, such as `filename`, plain or as RFC 2231 writes it. */
function parameter(header: string, name: string): string {
  const [, quoted, plain] =
    new RegExp(`\\b${name}\\*?\\d*\\*?=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(header) ?? [];
  return (quoted ?? plain ?? '').replace(/^[\w-]*'[\w-]*'/, '');
}

/** Attachments of an e-mail, whose text has a character for each byte. */
export function mailParts(text: string, depth = 0): ContainedFile[] {
  const gap = /\r?\n\r?\n/.exec(text);
  if (!gap || depth > MAX_DEPTH) return [];
  const header = headersOf(text.slice(0, gap.index));
  const body = text.slice(gap.index + gap[0].length);
  const type = header('content-type');
  const boundary = /^multipart\//i.test(type) ? parameter(type, 'boundary') : '';
  if (boundary !== '') {
    return body
      .split(`--${boundary}`)
      .slice(1)
      .filter((part) => !part.startsWith('--'))
      .flatMap((part) => mailParts(part.replace(/^\r?\n/, ''), depth + 1));
  }
  if (/^message\/rfc822/i.test(type)) return mailParts(body, depth + 1);
  const name = parameter(header('content-disposition'), 'filename') || parameter(type, 'name');
  const end = body.replace(/\r?\n$/, '');
  return [{ name, bytes: decoded(end, header('content-transfer-encoding').toLowerCase()) }];
}
