import type { SavedIndex } from '#src/server/search-index/ListingIndex.ts';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

function shareNumbers(numbers: Numbers): Numbers {
  const memory = new SharedArrayBuffer(numbers.byteLength);
  new Uint8Array(memory).set(
    new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
  );
  const kind = numbers.constructor as new (memory: SharedArrayBuffer) => Numbers;
  return new kind(memory);
}

/** The same index with its columns in memory that workers share; one array in two places stays one. */
export function inSharedMemory(index: SavedIndex): SavedIndex {
  const movedValues = new Map<unknown, unknown>();
  function moveValue(value: unknown): unknown {
    if (ArrayBuffer.isView(value)) {
      const copy = movedValues.get(value) ?? shareNumbers(value as Numbers);
      movedValues.set(value, copy);
      return copy;
    }
    if (Array.isArray(value)) return value.map(moveValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, moveValue(part)]));
  }
  return moveValue(index) as SavedIndex;
}
