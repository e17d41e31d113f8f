import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import { IdRows } from '#src/server/listings/directory/columns/IdRows.ts';

const id = fc.oneof(fc.integer({ min: -300, max: 900 }), fc.constantFrom(2 ** 31, 2 ** 53 - 1));
const step = fc.record({ id, row: fc.option(fc.nat(1_000_000), { nil: undefined }) });

test('rows are found by id as in a map', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const [rows, expected] = [new IdRows(), new Map<number, number>()];
      for (const { id, row } of steps) {
        if (row === undefined) {
          rows.delete(id);
          expected.delete(id);
        } else {
          rows.set(id, row);
          expected.set(id, row);
        }
        expect(rows.size).toBe(expected.size);
        expect(rows.get(id)).toBe(expected.get(id));
      }
      expect(new Map(rows.entries())).toEqual(expected);
      const restored = finish(IdRows.restoring(rows.saved()));
      expect([restored.size, new Map(restored.entries())]).toEqual([expected.size, expected]);
    }),
  );
});
