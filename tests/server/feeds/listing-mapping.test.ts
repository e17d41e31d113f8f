import { expect, test } from 'vitest';
import { type ListingMapping, recordMapper } from '#src/server/feeds/listing-mapping.ts';

test('a mapping that omits a field of the contract does not compile', () => {
  const mapping: ListingMapping<{ id: string }> = {
    // @ts-expect-error: every other field has no row
    fields: { mlsNumber: ({ id }) => id },
    coarse: () => null,
  };
  expect(recordMapper(mapping)({ id: 'C1' }).document).toEqual({ mlsNumber: 'C1' });
});
