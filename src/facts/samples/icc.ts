/**
 * A grey colour profile (ICC 2.4, D50 white, gamma 2.2) for the output intent of a PDF/A: the
 * smallest one that the format allows, made here, because published profiles have licences.
 */
export function greyProfile(): Uint8Array {
  const text = 'Grey gamma 2.2';
  const tags: [name: string, data: Buffer][] = [
    ['desc', description(text)],
    ['cprt', Buffer.concat([type('text'), Buffer.from('Public domain\0', 'latin1')])],
    ['wtpt', Buffer.concat([type('XYZ '), D50])],
    ['kTRC', curve(2.2)],
  ];
  const header = Buffer.alloc(128);
  header.writeUInt32BE(0x02400000, 8);
  header.write('mntrGRAYXYZ ', 12, 'latin1');
  header.writeUInt16BE(2026, 24);
  header.writeUInt16BE(1, 26);
  header.writeUInt16BE(1, 28);
  header.write('acsp', 36, 'latin1');
  D50.copy(header, 68);

  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length, 0);
  let offset = header.length + table.length;
  const bodies = tags.map(([name, data], index) => {
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(offset, 8 + 12 * index);
    table.writeUInt32BE(data.length, 12 + 12 * index);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    offset += padded.length;
    return padded;
  });
  header.writeUInt32BE(offset, 0);
  return Buffer.concat([header, table, ...bodies]);
}

/** X, Y and Z of the illuminant D50 as signed 16.16 numbers. */
const D50 = Buffer.from('0000f6d6000100000000d32d', 'hex');

function type(signature: string): Buffer {
  return Buffer.from(`${signature}\0\0\0\0`, 'latin1');
}

/** One exponent, as an unsigned 8.8 number. */
function curve(gamma: number): Buffer {
  const body = Buffer.alloc(6);
  body.writeUInt32BE(1, 0);
  body.writeUInt16BE(Math.round(gamma * 256), 4);
  return Buffer.concat([type('curv'), body]);
}

/** ASCII text, followed by empty Unicode and Macintosh texts. */
function description(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 1, 0);
  return Buffer.concat([
    type('desc'),
    length,
    Buffer.from(`${text}\0`, 'latin1'),
    Buffer.alloc(78),
  ]);
}
