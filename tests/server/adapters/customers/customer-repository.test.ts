import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedSearch } from '#src/contract/customer/saved.ts';
import { type CustomerRepository, StoreUnavailable } from '#src/server/customers/repository.ts';
import { aPerson } from '#tests/support/customers/customers.ts';
import { CUSTOMER_STORES, type CustomerStore } from './customer-stores.ts';

const NOW_MS = Date.UTC(2026, 9, 21, 13);
const SEEN = { seenDay: '2026-10-20', seenCount: 2 };
const TORONTO = '/real-estate/list/on/toronto';

describe.each(Object.entries(CUSTOMER_STORES))('customers in %s', (_, open) => {
  let store: CustomerStore;
  let it: CustomerRepository;
  beforeAll(async () => {
    store = await open();
    it = store.customers;
  }, 60_000);
  afterAll(() => store.close());

  const ensure = (id: string, changes: Parameters<typeof aPerson>[1] = {}) =>
    it.users.ensure(aPerson(id, changes), { nowMs: NOW_MS, referralCode: `CODE-${id}` });
  beforeEach(async () => {
    for (const id of ['ada', 'bo', 'cy']) await it.users.erase(id);
    for (const id of ['ada', 'bo']) await ensure(id);
  });

  const home = (number: number) => ({ mlsNumber: `C${number}`, boardId: 2 });
  const numbersOf = async (userId: string) =>
    (await it.homes.list(userId)).map(({ mlsNumber }) => mlsNumber);
  const merge = (userId: string, numbers: readonly number[], nowMs = NOW_MS, limit = 10) =>
    it.homes.merge(
      userId,
      numbers.map((number) => ({ ...home(number), state: null })),
      { nowMs, limit },
    );

  describe('their records', () => {
    test('creates a record once and keeps its date and referral code', async () => {
      const person = await ensure('cy');
      expect(person).toEqual({
        registeredAtMs: NOW_MS,
        emailNotifications: false,
        homeEmails: false,
        applicant: null,
        referralCode: 'CODE-cy',
      });
      const again = { nowMs: NOW_MS + 1000, referralCode: 'OTHER' };
      const movedPerson = aPerson('cy', { email: 'new@example.test', givenName: undefined });
      expect(await it.users.ensure(movedPerson, again)).toEqual(person);
    });

    test('twenty concurrent calls create one record', async () => {
      const tries = Array.from({ length: 20 }, (_try, at) =>
        it.users.ensure(aPerson('cy'), { nowMs: NOW_MS + at, referralCode: `CODE-${at}` }),
      );
      expect(new Set((await Promise.all(tries)).map((person) => person.referralCode)).size).toBe(1);
    });

    test('stores changed fields and leaves the others unchanged', async () => {
      const applicant = { name: { first: 'Ada' }, email: 'ada@' };
      await it.users.change('ada', { emailNotifications: true });
      await it.users.change('ada', { applicant });
      expect(await ensure('ada')).toMatchObject({ emailNotifications: true, applicant });
      await it.users.change('ada', { applicant: null, homeEmails: true });
      expect(await ensure('ada')).toMatchObject({
        emailNotifications: true,
        homeEmails: true,
        applicant: null,
      });
      expect(await ensure('bo')).toMatchObject({ emailNotifications: false, applicant: null });
    });

    test('accepts a name with characters that no database can store', async () => {
      const person = await ensure('cy', { givenName: 'C\0y\ud800' });
      expect(await ensure('cy', { givenName: 'C\0y\ud800' })).toEqual(person);
    });
  });

  describe('their saved homes', () => {
    test('lists the latest first, in the order given, without duplicates', async () => {
      expect(await it.homes.list('ada')).toEqual([]);
      await merge('ada', [2, 1, 2]);
      await merge('ada', [3, 2], NOW_MS + 1000);
      expect(await numbersOf('ada')).toEqual(['C3', 'C2', 'C1']);
      expect((await it.homes.list('ada'))[0]).toEqual({ ...home(3), savedAtMs: NOW_MS + 1000 });
    });

    test('homes saved at the same moment are sorted by byte order', async () => {
      for (const mlsNumber of ['b1', 'A1', 'a-1', 'B1', 'a1']) {
        await it.homes.merge('ada', [{ mlsNumber, boardId: 2, state: null }], {
          nowMs: NOW_MS,
          limit: 10,
        });
      }
      expect(await numbersOf('ada')).toEqual(['A1', 'B1', 'a-1', 'a1', 'b1']);
    });

    test('remembers the state of a home when it was first saved', async () => {
      const limits = { nowMs: NOW_MS, limit: 10 };
      const state = { market: 'offered', priceDollars: 799_000.5 } as const;
      const later = { market: 'conditional', priceDollars: 779_000 } as const;
      await it.homes.merge('ada', [{ ...home(1), state }], limits);
      await it.homes.merge('ada', [{ ...home(1), state: later }], limits);
      await it.homes.merge('ada', [{ ...home(2), state: null }], { ...limits, nowMs: NOW_MS + 1 });
      const unchanged = { changedDay: null, savedAtMs: NOW_MS };
      expect(await it.homes.listRemembered('ada')).toEqual([
        { ...home(2), saved: null, noted: null, ...unchanged, savedAtMs: NOW_MS + 1 },
        { ...home(1), saved: state, noted: state, ...unchanged },
      ]);
    });

    test('a merge that exceeds the limit adds nothing', async () => {
      expect(await merge('ada', [1, 2, 3, 4], NOW_MS, 5)).toBe('merged');
      expect(await merge('ada', [5, 6], NOW_MS, 5)).toBe('full');
      expect(await numbersOf('ada')).toEqual(['C1', 'C2', 'C3', 'C4']);
      expect(await merge('ada', [4, 5], NOW_MS, 5)).toBe('merged');
    });

    test('twenty concurrent merges stay under the limit', async () => {
      const tries = Array.from({ length: 20 }, (_try, at) => merge('ada', [at * 2, at * 2 + 1]));
      const mergeResults = await Promise.all(tries);
      expect(mergeResults.filter((each) => each === 'merged')).toHaveLength(5);
      expect(await numbersOf('ada')).toHaveLength(10);
    });

    test('removes a home for its owner only', async () => {
      await merge('ada', [1, 2]);
      await merge('bo', [1]);
      await it.homes.remove('bo', home(2));
      await it.homes.remove('bo', home(1));
      expect(await numbersOf('ada')).toEqual(['C1', 'C2']);
      expect(await numbersOf('bo')).toEqual([]);
    });

    test('saving a home without a customer record fails', async () => {
      await expect(merge('nobody', [1])).rejects.toThrow(StoreUnavailable);
    });
  });

  describe('their saved searches', () => {
    const aSearch = (name: string, changes: Partial<SavedSearch> = {}): SavedSearch => ({
      id: `search-${name}`,
      name,
      address: TORONTO,
      notify: false,
      createdAtMs: NOW_MS,
      ...changes,
    });
    const add = (userId: string, search: SavedSearch, limit = 10) =>
      it.searches.add(userId, { ...search, ...SEEN, coveredDay: '2026-10-20' }, limit);

    test('returns searches as they were saved, the latest first', async () => {
      const searches = [aSearch('a'), aSearch('b', { notify: true }), aSearch('c')];
      for (const search of searches) expect(await add('ada', search)).toEqual(search);
      await add('bo', aSearch('late', { id: 'other', createdAtMs: NOW_MS + 1 }));
      expect(await it.searches.list('ada')).toEqual(searches.toReversed());
    });

    test('stores what has been seen per search, for its owner only', async () => {
      for (const name of ['a', 'b']) await add('ada', aSearch(name));
      const later = { seenDay: '2026-10-25', seenCount: 7 };
      await it.searches.markSeen('ada', 'search-a', later);
      await it.searches.markSeen('bo', 'search-b', later);
      expect(await it.searches.listSeen('ada')).toEqual([
        { ...aSearch('b'), ...SEEN },
        { ...aSearch('a'), ...later },
      ]);
    });

    test('the same name and address return the existing search', async () => {
      await add('ada', aSearch('a'));
      expect(await add('ada', aSearch('a', { id: 'second' }), 1)).toEqual(aSearch('a'));
      expect(await add('ada', aSearch('b'), 1)).toBe('full');
      expect(await add('bo', aSearch('a', { id: 'of-bo' }), 1)).toMatchObject({ id: 'of-bo' });
    });

    test('twenty concurrent additions stay under the limit, and twenty equal ones make one', async () => {
      const same = await Promise.all(
        Array.from({ length: 20 }, (_try, at) => add('bo', aSearch('a', { id: `same-${at}` }))),
      );
      expect(new Set(same.map((each) => JSON.stringify(each))).size).toBe(1);
      const others = Array.from({ length: 20 }, (_try, at) => add('ada', aSearch(`${at}`), 5));
      const addResults = await Promise.all(others);
      expect(addResults.filter((each) => each === 'full')).toHaveLength(15);
      expect(await it.searches.list('ada')).toHaveLength(5);
    });

    test('a change receives the current search and leaves omitted fields unchanged', async () => {
      await add('ada', aSearch('a'));
      let seenSearch: SavedSearch | undefined;
      const change = await it.searches.change('ada', 'search-a', (search) => {
        seenSearch = search;
        return { name: 'b', notify: true };
      });
      expect(seenSearch).toEqual(aSearch('a'));
      expect(change).toEqual({ ...aSearch('a'), name: 'b', notify: true });
      expect(await it.searches.list('ada')).toEqual([change]);
    });

    test('a taken name and address or a thrown error changes nothing', async () => {
      await add('ada', aSearch('a'));
      await add('ada', aSearch('b'));
      const takenNames = await it.searches.change('ada', 'search-b', () => ({
        name: 'a',
        notify: true,
      }));
      expect(takenNames).toEqual(aSearch('b'));
      const refusal = it.searches.change('ada', 'search-b', () => {
        throw new Error('not so');
      });
      await expect(refusal).rejects.toThrow('not so');
      expect(await it.searches.list('ada')).toEqual([aSearch('b'), aSearch('a')]);
    });

    test('only the owner can change or remove a search, and it is removed once', async () => {
      await add('ada', aSearch('a'));
      const change = () => ({ name: 'mine' });
      expect(await it.searches.change('bo', 'search-a', change)).toBeUndefined();
      expect(await it.searches.remove('bo', 'search-a')).toBe(false);
      const removals = await Promise.all([1, 2].map(() => it.searches.remove('ada', 'search-a')));
      expect(removals.filter(Boolean)).toHaveLength(1);
      expect(await it.searches.list('ada')).toEqual([]);
    });
  });
});
