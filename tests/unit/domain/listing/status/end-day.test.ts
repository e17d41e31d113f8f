import { expect, test } from 'vitest';
import { endDay } from '#src/domain/listing/status/end-day.ts';

const listing = (state: string, listingUpdated: string | null, expiryDate: string | null) => ({
  listDate: '2026-06-01',
  address: { state },
  timestamps: { listingUpdated, expiryDate },
});

test.each([
  ['Ontario', '2026-10-01T02:30:00Z', '2026-12-31', '2026-09-30'],
  ['Ontario', '2026-11-03T10:00:00Z', '2026-10-31T00:00:00.000Z', '2026-10-31'],
  ['Alberta', '2026-10-03T05:30:00Z', null, '2026-10-02'],
  ['Ontario', null, null, '2026-06-01'],
])('a listing in %s, changed %s, to expire %s, ended on %s', (state, updated, expiry, day) => {
  expect(endDay(listing(state, updated, expiry))).toBe(day);
});
