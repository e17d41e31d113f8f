// Arrays that several threads read: posting them to a worker thread does not copy them. Nobody writes to
// them once they are part of an index.

type SharedArrayType<Column> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer, byteOffset?: number, length?: number): Column;
};

/** A buffer takes about ten microseconds to make, and a change makes two thousand small arrays. */
const CHUNK_BYTES = 256 * 1024;
const LARGE_BYTES = CHUNK_BYTES / 4;
/** The alignment of the elements of any array. */
const ALIGNED_BYTES = 8;

/**
 * The buffer that small arrays are cut from, and where it is free. Arrays that are made one after the other
 * go together.
 */
let chunk = new SharedArrayBuffer(0);
let chunkEnd = 0;

/** An array of zeros that threads share. */
export function sharedArray<Column>(type: SharedArrayType<Column>, length: number): Column {
  const bytes = length * type.BYTES_PER_ELEMENT;
  if (bytes >= LARGE_BYTES) return new type(new SharedArrayBuffer(bytes));
  if (chunkEnd + bytes > chunk.byteLength) {
    chunk = new SharedArrayBuffer(CHUNK_BYTES);
    chunkEnd = 0;
  }
  const array = new type(chunk, chunkEnd, length);
  chunkEnd += Math.ceil(bytes / ALIGNED_BYTES) * ALIGNED_BYTES;
  return array;
}

/** The same bytes in memory that threads share. */
export function sharedBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.buffer instanceof SharedArrayBuffer) return bytes;
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}
