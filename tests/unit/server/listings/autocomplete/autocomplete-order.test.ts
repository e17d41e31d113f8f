import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import {
  autocompleteIndexes,
  byRank,
} from '#src/server/listings/autocomplete/autocomplete-index.ts';
import { EntryList } from '#src/server/listings/directory/EntryList.ts';
import { EntryTable } from '#src/server/listings/directory/EntryTable.ts';
import { publicEntry } from '#src/server/listings/directory/listing-directory.ts';
import { anEntry } from '#tests/support/listings/entries.ts';

const time = fc.constantFrom(
  ...['2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.001Z', '2026-10-31T23:59:59.999Z'],
  ...['2026-11-01T10:00:00Z', '2026-11-01', '1969-07-20T20:17:40.000Z', '', null],
);
const home = fc.record({
  boardId: fc.integer({ min: 1, max: 3 }),
  isRestricted: fc.boolean(),
  status: fc.constantFrom('A', 'U', 'B'),
  updatedOn: time,
});

test('entries are in rank order, whatever the format of their times', () => {
  fc.assert(
    fc.property(fc.array(home, { maxLength: 60 }), (homes) => {
      const table = new EntryTable();
      const rows = homes.map((each, id) =>
        table.add(anEntry({ ...each, id, mlsNumber: `C${id}` })),
      );
      const list = new EntryList(table, Uint32Array.from(rows));
      const { verified, anonymous } = finish(autocompleteIndexes(list));
      const idsOf = (some: Iterable<{ id: number }>) => Array.from(some, ({ id }) => id);
      expect(idsOf(verified.entries)).toEqual(idsOf([...list].toSorted(byRank)));
      const publicList = Array.from(list, publicEntry);
      expect(idsOf(anonymous.entries)).toEqual(idsOf(publicList.toSorted(byRank)));
    }),
  );
});
