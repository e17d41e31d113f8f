import { beforeEach, expect, test } from 'vitest';
import type { ChangedHome } from '#src/contract/customer/home-changes.ts';
import {
  aCustomerApp,
  aCustomersDatabase,
  type CustomerApp,
} from '#tests/support/customers/customers.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

const HOMES = '/api/customer/saved-homes';
const HIDDEN = { displayAddressOnInternet: 'N', displayPublic: 'N' } as const;

type Changes = NonNullable<Parameters<typeof aListing>[0]>;

const home = (number: number, changes: Changes = {}) =>
  aRecord(aListing({ mlsNumber: `C900000${number}`, listPrice: '800000.00', ...changes }));

const keyOf = (number: number) => ({ mlsNumber: `C900000${number}`, boardId: 2 });

/** The same customers over other listings, as after a feed was read. */
let db: ReturnType<typeof aCustomersDatabase>;
let it: CustomerApp;
const listingsBecome = async (...records: ReturnType<typeof home>[]) => {
  it = await aCustomerApp({ records, db });
};

beforeEach(async () => {
  db = aCustomersDatabase();
  await listingsBecome(home(1), home(2), home(3, { permissions: HIDDEN }));
  const reply = await it.as('ada')('PUT', HOMES, { homes: [keyOf(1), keyOf(2), keyOf(3)] });
  expect(reply.statusCode).toBe(200);
});

async function changes(who = 'ada'): Promise<ChangedHome[]> {
  return ((await it.as(who)('GET', `${HOMES}/changes`)).json() as { homes: ChangedHome[] }).homes;
}

test('reports no unchanged homes', async () => {
  expect(await changes()).toEqual([]);
});

test('reports a lower price, a sale and a removed home to the owner only', async () => {
  const sold = { status: 'U', lastStatus: 'Sld', soldPrice: '755000.00', soldDate: '2026-10-19' };
  await listingsBecome(
    home(1, { listPrice: '780000.00', lastStatus: 'Pc' }),
    home(2, sold as Changes),
  );
  expect(await changes()).toEqual([
    {
      ...keyOf(1),
      changes: [{ kind: 'price', fromDollars: 800_000, toDollars: 780_000 }],
      day: '2026-10-21',
    },
    {
      ...keyOf(2),
      changes: [{ kind: 'closed', deal: 'Sale', priceDollars: 755_000 }],
      day: '2026-10-19',
    },
    { ...keyOf(3), changes: [{ kind: 'ended' }], day: '2026-10-21' },
  ]);
  expect(await changes('bo')).toEqual([]);
  expect((await it.as(null)('GET', `${HOMES}/changes`)).statusCode).toBe(401);
});

test('saving a home again keeps its first state, and removing it in between resets it', async () => {
  await listingsBecome(home(1, { listPrice: '780000.00' }), home(2), home(3));
  await it.as('ada')('PUT', HOMES, { homes: [keyOf(1)] });
  expect(await changes()).toHaveLength(1);
  await it.as('ada')('DELETE', `${HOMES}/2/C9000001`);
  await it.as('ada')('PUT', HOMES, { homes: [keyOf(1)] });
  expect(await changes()).toEqual([]);
});

test('a home without a listing is saved and has no state to compare', async () => {
  await it.as('ada')('PUT', HOMES, { homes: [keyOf(9)] });
  expect((await it.as('ada')('GET', HOMES)).json().homes).toHaveLength(4);
  expect(await changes()).toEqual([]);
});

test('the data export includes the remembered state of a home', async () => {
  const { savedHomes } = (await it.as('ada')('GET', '/api/customer/user/export')).json();
  expect(savedHomes[0]).toMatchObject({ saved: { market: 'offered', priceDollars: 800_000 } });
});
