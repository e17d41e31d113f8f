const ARRAYS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;
type ArrayName = keyof typeof ARRAYS;
type ArrayType = {
  new (buffer: ArrayBufferLike, at: number, length: number): ArrayBufferView;
  readonly BYTES_PER_ELEMENT: number;
};

/** Every array begins at a multiple of the widest number. */
const ALIGNMENT_BYTES = 8;

/** Stands in the JSON text for an array, or for a number that JSON cannot express. */
type ArrayReference = { array: ArrayName; at: number; length: number };
type NumberReference = { number: string };

const isArrayName = (name: string): name is ArrayName => Object.hasOwn(ARRAYS, name);

/** Bytes of an array with the gap up to the next. */
export function alignedBytes(byteLength: number): number {
  return Math.ceil(byteLength / ALIGNMENT_BYTES) * ALIGNMENT_BYTES;
}

/** Values as JSON text, and their typed arrays in the order in which they are written. */
export function extractArrays(value: unknown): { json: string; arrays: Uint8Array[] } {
  const places = new Map<ArrayBufferView, number>();
  let end = 0;
  const refer = (_: string, part: unknown): unknown => {
    if (typeof part === 'number' && !Number.isFinite(part)) return { number: String(part) };
    if (!ArrayBuffer.isView(part)) return part;
    const name = part.constructor.name;
    if (!isArrayName(name)) throw new TypeError(`a snapshot cannot hold a ${name}`);
    const at = places.get(part) ?? end;
    if (!places.has(part)) end += alignedBytes(part.byteLength);
    places.set(part, at);
    const length = part.byteLength / ARRAYS[name].BYTES_PER_ELEMENT;
    return { array: name, at, length } satisfies ArrayReference;
  };
  const json = JSON.stringify(value, refer);
  const arrays = [...places.keys()].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  return { json, arrays };
}

/** Gives the array of a type that begins `at` bytes after the text. */
export type ArrayAt = (type: ArrayType, at: number, length: number) => ArrayBufferView;

/** The arrays as views of `bytes`, which must begin at a multiple of eight. */
export function arraysIn({ buffer, byteOffset }: Uint8Array): ArrayAt {
  return (type, at, length) => new type(buffer, byteOffset + at, length);
}

/** The inverse of taking arrays out. */
export function restoreArrays(json: string, arrayAt: ArrayAt): unknown {
  const arrays = new Map<string, ArrayBufferView>();
  return JSON.parse(json, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part;
    if ('number' in part) return Number((part as NumberReference).number);
    if (!('array' in part)) return part;
    const { array, at, length } = part as ArrayReference;
    // One array in two places of the values becomes one array again.
    const key = `${array} ${at} ${length}`;
    const view = arrays.get(key) ?? arrayAt(ARRAYS[array], at, length);
    arrays.set(key, view);
    return view;
  });
}
