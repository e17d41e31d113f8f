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
])('a sold home of a board that shows sold homes to %s is public: %s', (soldTo, publicly) => {
  expect(judged(SOLD, soldTo).publicly).toBe(publicly);
});

test('the reason for not storing a sold home is reported', () => {
  expect(judged(SOLD).reasons).toEqual([
    'StandardStatus: The board does not show its sold homes to anyone',
  ]);
});

test('active homes are shown whatever the board says about sold ones', () => {
  expect(judged({})).toEqual({ publicly: 'Y', reasons: [] });
});

test('a listing that its seller has not released is public on no board', () => {
  expect(judged({ ...SOLD, InternetEntireListingDisplayYN: false }, 'everyone').publicly).toBe('N');
});

test('expired homes are not public', () => {
  expect(judged({ StandardStatus: 'Expired' }, 'everyone').publicly).toBe('N');
});
