import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedArray } from '#src/server/search-index/rows/shared-arrays.ts';

const TYPES = [Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array] as const;
type AnyArray = InstanceType<(typeof TYPES)[number]>;

const request = fc.record({
  typeAt: fc.nat(TYPES.length - 1),
  length: fc.oneof(fc.nat(40), fc.nat(40_000)),
});

test('shared arrays are zeroed, have the requested length and do not overlap', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 30 }), (requests) => {
      const arrays = requests.map(({ typeAt, length }): AnyArray => {
        const type = TYPES[typeAt] ?? Uint8Array;
        const array = sharedArray<AnyArray>(type, length);
        expect(array).toBeInstanceOf(type);
        expect(array.length).toBe(length);
        expect(array.buffer).toBeInstanceOf(SharedArrayBuffer);
        expect(array.every((value) => value === 0)).toBe(true);
        return array;
      });
      for (const [at, array] of arrays.entries()) array.fill(at + 1);
      expect(arrays.every((array, at) => array.every((value) => value === at + 1))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('many small arrays share a buffer, and a large one has its own', () => {
  const buffers = new Set(Array.from({ length: 500 }, () => sharedArray(Int32Array, 50).buffer));
  expect(buffers.size).toBeLessThan(4);
  const large = sharedArray(Int32Array, 100_000);
  expect(large.buffer.byteLength).toBe(large.byteLength);
});
