import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findByKey, placesByKey } from '#src/server/listings/history/key-index.ts';
import { finish } from '#src/lib/sliced-work.ts';

const anItem = fc.record({ key: fc.constantFrom('a', 'b', 'maple 12', ''), value: fc.nat() });

test('finds exactly the items of a key, in their order', () => {
  fc.assert(
    fc.property(fc.array(anItem), (items) => {
      const keyOf = ({ key }: { readonly key: string }) => key;
      const find = findByKey(items, keyOf, finish(placesByKey(items, keyOf)));
      for (const query of ['a', 'b', 'maple 12', '', 'nowhere']) {
        expect(find(query)).toEqual(items.filter(({ key }) => key === query));
      }
    }),
  );
});

test('finds each of many keys', () => {
  const items = Array.from({ length: 20_000 }, (_, i) => `key ${i}`);
  const find = findByKey(items, String, finish(placesByKey(items, String)));
  for (const key of items) expect(find(key)).toEqual([key]);
});
