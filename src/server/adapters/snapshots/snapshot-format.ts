// A file is: the magic word, its length and the checksum of the rest (two doubles of this machine's byte
// order, which therefore has to be the writer's), one line of JSON, and the arrays. The number in the magic
// word counts up when the same bytes come to mean something else.

export const MAGIC = 'listings index 2';
export const PREAMBLE_BYTES = 32;
export const NEWLINE = 10;
export const OWNER_ONLY = 0o600;
/** Bytes that are read or written at a time, in a few milliseconds. */
export const PIECE_BYTES = 2 ** 22;
export const OTHER_VERSION = 'was written by another version of this program';

/** The beginning of a file of `totalBytes` bytes. */
export function preamble(totalBytes: number, checksum: number): Buffer {
  const bytes = Buffer.alloc(PREAMBLE_BYTES);
  bytes.write(MAGIC, 'latin1');
  bytes.set(new Uint8Array(Float64Array.of(totalBytes, checksum).buffer), MAGIC.length);
  return bytes;
}
