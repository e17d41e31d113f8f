import { expect, test } from 'vitest';
import { visibleHomes } from '#src/domain/search/list/hidden-homes.ts';
import { aLeakingListing, aSummary } from '#tests/support/listings/listing-views.ts';

const at = { page: 2, pages: 5, first: 25, count: 110 };
const [open, hidden] = [aSummary(), aLeakingListing()];

test('the visible homes of a page have their range among all homes', () => {
  expect(visibleHomes({ ...at, listings: [open, open, hidden] }).range).toEqual({
    first: 25,
    last: 26,
  });
  expect(visibleHomes({ ...at, listings: [hidden] }).range).toBeNull();
});

test.each([
  ['that are all visible', [open, open], 0, 5],
  ['of which the last are hidden, as are later pages', [open, hidden, hidden], 85, 2],
  ['that are all hidden, as are later pages', [hidden, hidden], 86, 2],
  ['of which some in between are hidden', [hidden, open, hidden], 2, 5],
])('hidden homes are counted on a page of homes %s', (_, listings, hiddenCount, pages) => {
  const homes = visibleHomes({ ...at, listings });
  expect(homes.visible).toEqual(listings.filter((listing) => listing === open));
  expect(homes).toMatchObject({ hiddenCount, pages });
});
