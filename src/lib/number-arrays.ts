/** Numbers in an array whose type widens as they need it. */
export type NumberArray = Uint8Array | Uint16Array | Int32Array | Float64Array;

/**
 * The same numbers in the next wider kind of array.
 *
 * @throws RangeError when there is none
 */
export function widened(numbers: NumberArray): NumberArray {
  if (numbers instanceof Uint8Array) return Uint16Array.from(numbers);
  if (numbers instanceof Uint16Array) return Int32Array.from(numbers);
  if (numbers instanceof Int32Array) return Float64Array.from(numbers);
  throw new RangeError('no array is wider than that of 64 bits');
}
