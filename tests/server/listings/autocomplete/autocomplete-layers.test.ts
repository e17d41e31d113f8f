import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aStore } from '#tests/support/app/app.ts';
import { aRealtyApp, realtyAppOver } from '#tests/support/app/realty-app.ts';
import { snapshotsInMemory } from '#tests/support/listings/recorded-entries.ts';

/** Words that are names of streets and of cities, one inside the other. */
const NAMES = ['York', 'North York', 'York Mills', 'Yorkville', 'Milton', 'Mills', 'Queens'];
const HOMES = 60;

/** A home whose place, status and audience depend on its `turn`. */
function aHome(n: number, turn: number): ListingRecord {
  const draw = (n * 31 + turn * 17) % 97;
  return aRecord({
    mlsNumber: `Y${1000 + n}`,
    boardId: hasHistory(n) ? 86 : 2,
    status: draw % 5 === 0 ? 'U' : 'A',
    address: {
      ...aListing().address,
      streetNumber: String(draw % 4),
      streetName: NAMES[draw % NAMES.length] ?? '',
      city: NAMES[(draw >> 2) % NAMES.length] ?? '',
    },
    timestamps: { listingUpdated: `2026-10-${10 + (draw % 20)}`, expiryDate: null },
    ...(draw % 6 === 0 ? { permissions: HIDDEN } : {}),
  });
}

const hasHistory = (n: number) => n % 3 === 0;

const change = fc.record({
  put: fc.array(fc.tuple(fc.nat(HOMES + 20), fc.nat(40)), { maxLength: 12 }),
  remove: fc.array(fc.nat(HOMES), { maxLength: 4 }),
});
const anyText = fc
  .tuple(
    fc.constantFrom(...NAMES, '3 York', '2 Mil', 'Y10', 'Y1007', 'Yrok', 'Milten', 'Quens'),
    fc.nat(6),
  )
  .map(([name, cut]) => name.slice(0, Math.max(2, name.length - cut)).trim())
  .filter((text) => text.length >= 2);
const question = fc
  .tuple(
    anyText,
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom('', '&status=A', '&aggregates=address.city'),
  )
  .map(([text, limit, more]) => {
    const search = encodeURIComponent(text);
    return `/api/realty/autocomplete?search=${search}&resultsPerPage=${limit}${more}`;
  });
const homeAsked = fc.tuple(fc.nat(3), fc.constantFrom(...NAMES)).map(([number, name]) => {
  const street = encodeURIComponent(name);
  return `/api/realty/listings/history?streetNumber=${number}&streetName=${street}&city=York`;
});

test('after any changes, also across a restart, finds the same as a fresh index', async () => {
  const viewers = fc.constantFrom('anonymous' as const, 'verified' as const);
  const questions = fc.array(fc.oneof(question, homeAsked), { minLength: 4, maxLength: 10 });
  let foundCount = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 3 }),
      questions,
      viewers,
      async (changes, queries, viewer) => {
        const homes = new Map(Array.from({ length: HOMES }, (_, n) => [n, aHome(n, 0)]));
        const store = await aStore(homes.values());
        const snapshots = snapshotsInMemory();
        const changedApp = await realtyAppOver({ ...store, snapshots }, viewer);
        for (const { put, remove } of changes) {
          // Builds the indexes first; later rounds change them.
          for (const url of queries) await changedApp.app.inject(url);
          const news = put.map(([n, turn]): [number, ListingRecord] => [n, aHome(n, turn)]);
          await changedApp.repository.put(news.map(([, home]) => home));
          const removedHomes = remove.flatMap((n) => homes.get(n)?.document ?? []);
          await changedApp.repository.remove(removedHomes, '2026-10-20');
          for (const [n, home] of news) homes.set(n, home);
          for (const n of remove) homes.delete(n);
        }
        const fresh = await aRealtyApp(homes.values(), viewer);
        const { repository, openAddresses } = store;
        const restarted = await realtyAppOver(
          { repository, addresses: openAddresses(), snapshots },
          viewer,
        );
        for (const url of queries) {
          const expected = await fresh.app.inject(url);
          foundCount += Number(expected.statusCode === 200);
          for (const { app } of [changedApp, restarted]) {
            const reply = await app.inject(url);
            expect([url, reply.statusCode, reply.json()]).toEqual([
              url,
              expected.statusCode,
              expected.json(),
            ]);
          }
        }
        for (const { app } of [changedApp, restarted, fresh]) await app.close();
      },
    ),
    { numRuns: 60, seed: 8, endOnFailure: true },
  );
  expect(foundCount).toBeGreaterThan(200);
}, 60_000);
