// Arrays that several threads read: what is posted to a worker thread is not copied. Nobody writes to
// them once they are part of an index.

type SharedArrayType<Column> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer): Column;
};

/** An array of zeros that threads share. */
export function sharedArray<Column>(type: SharedArrayType<Column>, length: number): Column {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

/** The same bytes where threads share them. */
export function sharedBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.buffer instanceof SharedArrayBuffer) return bytes;
  const shared = sharedArray(Uint8Array, bytes.length);
  shared.set(bytes);
  return shared;
}
