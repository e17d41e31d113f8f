import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CustomerRepository, StoreUnavailable } from '#src/server/customers/repository.ts';
import { aPerson } from '#tests/support/customers/customers.ts';
import { CUSTOMER_STORES, type CustomerStore } from './customer-stores.ts';

const NOW_MS = Date.UTC(2026, 9, 21, 13);
const acceptance = (version: string, acceptedAtMs = NOW_MS) => ({
  version,
  acceptedAtMs,
  addressHash: `hash-${acceptedAtMs}`,
});

describe.each(Object.entries(CUSTOMER_STORES))('acceptances of terms in %s', (_, open) => {
  let store: CustomerStore;
  let it: CustomerRepository;
  beforeAll(async () => {
    store = await open();
    it = store.customers;
  }, 60_000);
  afterAll(() => store.close());
  beforeEach(async () => {
    for (const id of ['ada', 'bo']) {
      await it.users.erase(id);
      await it.users.ensure(aPerson(id), { nowMs: NOW_MS, referralCode: `CODE-${id}` });
    }
  });

  test('keeps each version of each customer, the latest first', async () => {
    await it.vowTerms.accept('ada', acceptance('2026-10'));
    await it.vowTerms.accept('ada', acceptance('2026-11', NOW_MS + 1));
    expect(await it.vowTerms.acceptances('ada')).toEqual([
      acceptance('2026-11', NOW_MS + 1),
      acceptance('2026-10'),
    ]);
    expect(await it.vowTerms.acceptances('bo')).toEqual([]);
  });

  test('keeps the first acceptance of a version', async () => {
    await it.vowTerms.accept('ada', acceptance('2026-10'));
    await it.vowTerms.accept('ada', acceptance('2026-10', NOW_MS + 5));
    expect(await it.vowTerms.acceptances('ada')).toEqual([acceptance('2026-10')]);
  });

  test('goes with the customer', async () => {
    await it.vowTerms.accept('ada', acceptance('2026-10'));
    await it.vowTerms.accept('bo', acceptance('2026-10'));
    await it.users.erase('ada');
    expect(await it.vowTerms.acceptances('ada')).toEqual([]);
    expect(await it.vowTerms.acceptances('bo')).toHaveLength(1);
  });

  test('is not stored for a customer who is being deleted', async () => {
    await it.users.erase('ada');
    await expect(it.vowTerms.accept('ada', acceptance('2026-10'))).rejects.toThrow(
      StoreUnavailable,
    );
  });
});
