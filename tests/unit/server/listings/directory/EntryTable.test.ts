import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import { EntryList } from '#src/server/listings/directory/EntryList.ts';
import { EntryTable } from '#src/server/listings/directory/EntryTable.ts';
import { anEntry, plainEntry } from '#tests/support/listings/entries.ts';

const text = fc.option(fc.string({ maxLength: 8 }), { nil: null });
const time = fc.option(
  fc.oneof(
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.constantFrom('', '2026-11-01', '2026-11-01T10:00:00Z', '1969-12-31T23:59:59.999Z', 'soon'),
  ),
  { nil: null },
);
const entries = fc.array(
  fc
    .record({
      id: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
      mlsNumber: fc.string(),
      boardId: fc.integer({ min: 0, max: 9999 }),
      isRestricted: fc.boolean(),
      standing: fc.constantFrom('listed' as const, 'ended' as const, 'hidden' as const),
      status: fc.string({ maxLength: 2 }),
      streetName: text,
      city: fc.string(),
      zip: text,
      updatedOn: time,
    })
    .map(anEntry),
);

test('an entry reads back as it was added', () => {
  fc.assert(
    fc.property(entries, (some) => {
      const table = new EntryTable();
      const rows = some.map((entry) => table.add(entry));
      expect(rows.map((row) => plainEntry(table.at(row)))).toEqual(some);
    }),
  );
});

test('a restored table has the same rows and accepts more', () => {
  fc.assert(
    fc.property(entries, entries, (some, others) => {
      const table = new EntryTable();
      for (const entry of some) table.add(entry);
      const saving = table.saving();
      // Entries added during the saving may be in it or not, and are added again.
      for (const entry of others) table.add(entry);
      const restored = finish(EntryTable.restoring(finish(saving)));
      const rows = [...some.keys(), ...others.map((entry) => restored.add(entry))];
      expect(rows.map((row) => plainEntry(restored.at(row)))).toEqual([...some, ...others]);
      expect(restored.size).toBe(some.length + others.length);
    }),
  );
});

test('a row is not affected by later rows', () => {
  const table = new EntryTable();
  const first = table.at(table.add(anEntry({ mlsNumber: 'C1', streetName: 'Maple' })));
  for (let n = 2; n < 3000; n += 1) table.add(anEntry({ mlsNumber: `C${n}`, streetName: `${n}` }));
  expect(plainEntry(first)).toEqual(anEntry({ mlsNumber: 'C1', streetName: 'Maple' }));
  expect(table.size).toBe(2999);
});

test('a list can be filtered, sliced, reordered and mapped to a view', () => {
  const table = new EntryTable();
  const rows = ['A', 'B', 'C', 'D'].map((mlsNumber) => table.add(anEntry({ mlsNumber })));
  const list = new EntryList(table, Uint32Array.from(rows));
  const numbers = (some: EntryList) => Array.from(some, ({ mlsNumber }) => mlsNumber).join('');
  expect(numbers(list)).toBe('ABCD');
  expect(numbers(list.filter(({ mlsNumber }) => mlsNumber !== 'B'))).toBe('ACD');
  expect(numbers(list.slice(1, 3))).toBe('BC');
  expect(numbers(list.inOrder(Uint32Array.of(3, 0)))).toBe('DA');
  const seen = list.seenAs((entry) => ({ ...plainEntry(entry), mlsNumber: 'x' }));
  expect(numbers(seen.slice(0, 2))).toBe('xx');
  expect(list.at(4)).toBeUndefined();
});
