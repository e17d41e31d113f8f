import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedHeap } from '#src/server/search-index/results/BoundedHeap.ts';

const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Infinity));
const entry = fc.tuple(key, fc.nat(2), fc.nat(1000));

test('keeps the lowest entries, in order, ties decided by the later keys', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 600 }), fc.nat(400), (entries, room) => {
      const heap = new BoundedHeap(room);
      for (const [first, second, third] of entries) {
        if (!heap.refuses(first)) heap.offer(first, second, third);
      }
      const sortedEntries = entries.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
      expect(heap.sortedKeys()).toEqual(sortedEntries.slice(0, room));
    }),
  );
});
