/** Growing byte buffer with the few encodings of the index: bytes, varints (LEB128), UTF-8 strings. */
export class ByteWriter {
  private buffer = new Uint8Array(1024);
  private size = 0;

  get length(): number {
    return this.size;
  }

  byte(value: number): void {
    this.reserve(1);
    this.buffer[this.size] = value;
    this.size += 1;
  }

  /** Non-negative integer below 2^32, seven bits a byte, lowest first. */
  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  bytes(values: Uint8Array): void {
    this.reserve(values.length);
    this.buffer.set(values, this.size);
    this.size += values.length;
  }

  /** Length in bytes, then the bytes. */
  block(values: Uint8Array): void {
    this.varint(values.length);
    this.bytes(values);
  }

  finish(): Uint8Array {
    return this.buffer.slice(0, this.size);
  }

  private reserve(more: number): void {
    if (this.size + more <= this.buffer.length) return;
    const larger = new Uint8Array(Math.max(this.buffer.length * 2, this.size + more));
    larger.set(this.buffer);
    this.buffer = larger;
  }
}

/** Reads what `ByteWriter` wrote. Reading past the end throws a RangeError. */
export class ByteReader {
  private offset = 0;

  constructor(private readonly buffer: Uint8Array) {}

  byte(): number {
    const value = this.buffer[this.offset];
    if (value === undefined) throw new RangeError('Search index is cut short');
    this.offset += 1;
    return value;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = this.byte();
      value |= (next & 127) << shift;
      if (next < 128) return value >>> 0;
    }
  }

  bytes(length: number): Uint8Array {
    if (this.offset + length > this.buffer.length)
      throw new RangeError('Search index is cut short');
    const part = this.buffer.subarray(this.offset, this.offset + length);
    this.offset += length;
    return part;
  }

  block(): Uint8Array {
    return this.bytes(this.varint());
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** UTF-8; lone surrogates become U+FFFD. */
export function encodeText(text: string): Uint8Array {
  return encoder.encode(text);
}

export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
