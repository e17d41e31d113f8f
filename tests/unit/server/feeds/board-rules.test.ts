import { expect, test } from 'vitest';
import type { SoldAudience } from '#src/content-folder/sold-audiences.ts';
import { listingAcceptance } from '#src/server/feeds/acceptance.ts';
import { aRecord, type RawRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { aListing, feedOf } from '#tests/support/feeds/sync.ts';

const SOLD = { StandardStatus: 'Closed', ClosePrice: 870_000, CloseDate: '2026-11-02' };

function judged(changes: RawRecord, soldTo: SoldAudience = 'nobody') {
  const feed = feedOf(resoServer(), 'proptx', new Map([['*', 2]]), soldTo);
  const acceptance = listingAcceptance(feed);
  const listing = acceptance.accept(aListing(aRecord('100', changes)));
  const { permissions } = listing?.document ?? {};
  return { publicly: permissions?.displayPublic, reasons: [...acceptance.tally().rejected.keys()] };
}

test.each<[SoldAudience, string | undefined]>([
  ['everyone', 'Y'],
  ['registered', 'N'],
  ['nobody', undefined],
])('a sold home of a board that shows them to %s is public: %s', (soldTo, publicly) => {
  expect(judged(SOLD, soldTo).publicly).toBe(publicly);
});

test('why a sold home is not stored is told', () => {
  expect(judged(SOLD).reasons).toEqual([
    'StandardStatus: The board shows its sold homes to nobody',
  ]);
});

test('homes on the market are shown whatever a board says of sold ones', () => {
  expect(judged({})).toEqual({ publicly: 'Y', reasons: [] });
});

test('a seller who has not allowed it is shown by no board', () => {
  expect(judged({ ...SOLD, InternetEntireListingDisplayYN: false }, 'everyone').publicly).toBe('N');
});

test('homes that have expired stay out of sight', () => {
  expect(judged({ StandardStatus: 'Expired' }, 'everyone').publicly).toBe('N');
});
