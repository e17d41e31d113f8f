import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresCustomers } from '#src/server/adapters/postgres/customers/customers.ts';
import { CUSTOMERS_SCHEMA } from '#src/server/adapters/postgres/customers/schema.ts';
import { TOKEN_LIFETIME_MS } from '#src/server/customers/alerts/alert-store.ts';
import { type CustomerRepository, StoreUnavailable } from '#src/server/customers/repository.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { aPerson } from '#tests/support/customers/customers.ts';
import { aPostgresServer } from '#tests/support/app/postgres.ts';
import { CUSTOMER_STORES, type CustomerStore } from './customer-stores.ts';

const MINUTE_MS = 60_000;
const NOW_MS = Date.UTC(2026, 9, 22, 13);
const DAY = '2026-10-22';
const SEEN = { seenDay: '2026-10-20', seenCount: 0 };
const NEWS = { homes: [], moreHomes: 0, hiddenHomes: 1 };
const NOTED = {
  ...{ day: DAY, coveredDay: '2026-10-21', recentKeys: ['C1-2', 'C2-2'] },
  ...{ news: NEWS, nowMs: NOW_MS },
};

const about = (id: string) => ({ kind: 'search', id, name: '', address: '' }) as const;

async function watch(it: CustomerRepository, userId: string, names: readonly string[]) {
  const person = aPerson(userId);
  await it.users.ensure(person, { nowMs: NOW_MS, referralCode: `CODE-${userId}` });
  await it.users.change(userId, { emailNotifications: true });
  for (const name of names) {
    const search = { id: `${userId}-${name}`, name, address: '/real-estate/list/on/toronto' };
    const row = { ...search, notify: true, createdAtMs: NOW_MS, ...SEEN, coveredDay: '2026-10-20' };
    await it.searches.add(userId, row, 100);
  }
}

const watchedIn = async ({ alerts }: CustomerRepository, day = DAY) => {
  const [search] = await alerts.watchedSearches(day, 10);
  if (!search) throw new Error('No search is watched');
  return search;
};

describe.each(Object.entries(CUSTOMER_STORES))('search alerts in %s', (_, open) => {
  let store: CustomerStore;
  let it: CustomerRepository;
  beforeAll(async () => {
    store = await open();
    it = store.customers;
  }, 60_000);
  afterAll(() => store.close());
  beforeEach(async () => {
    for (const id of ['ada', 'bo']) await it.users.erase(id);
    await watch(it, 'ada', ['a']);
  });

  test('watches a search while its owner wants emails and has a verified address', async () => {
    expect(await it.alerts.watchedSearches(DAY, 10)).toEqual([
      {
        id: 'ada-a',
        userId: 'ada',
        name: 'a',
        address: '/real-estate/list/on/toronto',
        coveredDay: '2026-10-20',
        recentKeys: null,
      },
    ]);
    await watch(it, 'bo', ['b', 'c']);
    expect(await it.alerts.watchedSearches(DAY, 2)).toHaveLength(2);
    await it.searches.change('bo', 'bo-b', () => ({ notify: false }));
    const unsure = aPerson('ada', { isEmailVerified: false });
    await it.users.ensure(unsure, { nowMs: NOW_MS, referralCode: 'x' });
    expect((await it.alerts.watchedSearches(DAY, 10)).map(({ id }) => id)).toEqual(['bo-c']);
    await it.users.change('bo', { emailNotifications: false });
    expect(await it.alerts.watchedSearches(DAY, 10)).toEqual([]);
  });

  test('twenty concurrent calls record a day once, with one email', async () => {
    const search = await watchedIn(it);
    const notes = await Promise.all(
      Array.from({ length: 20 }, () => it.alerts.note(search, NOTED)),
    );
    expect(notes.filter(Boolean)).toHaveLength(1);
    expect(await it.alerts.watchedSearches(DAY, 10)).toEqual([]);
    expect((await watchedIn(it, '2026-10-23')).coveredDay).toBe('2026-10-21');
    expect(await it.alerts.due(NOW_MS, 10)).toEqual([
      {
        delivery: { id: expect.any(Number), attempts: 0, giveUpAtMs: NOW_MS + RETRY_PERIOD_MS },
        subject: {
          kind: 'search',
          id: 'ada-a',
          name: 'a',
          address: '/real-estate/list/on/toronto',
        },
        day: DAY,
        email: 'ada@example.test',
        givenName: 'Ada',
        news: NEWS,
      },
    ]);
  });

  test('sends no email for days that another server has covered in the meantime', async () => {
    const search = await watchedIn(it);
    await it.alerts.note(search, { ...NOTED, news: null });
    const late = { ...NOTED, day: '2026-10-23', coveredDay: '2026-10-22' };
    expect(await it.alerts.note(search, late)).toBe(false);
    expect(await it.alerts.due(NOW_MS, 10)).toEqual([]);
    expect(await watchedIn(it, '2026-10-23')).toMatchObject({ coveredDay: '2026-10-21' });
  });

  test('sends no email when the address of the search has changed in the meantime', async () => {
    const search = await watchedIn(it);
    const address = '/real-estate/list/bc/vancouver';
    await it.searches.change('ada', 'ada-a', () => ({ address }));
    expect(await it.alerts.note(search, NOTED)).toBe(false);
    expect(await it.alerts.note({ ...search, id: 'none' }, NOTED)).toBe(false);
    expect(await watchedIn(it)).toEqual({ ...search, address });
  });

  test('remembers the recent homes of a search until it is watched anew', async () => {
    await it.alerts.note(await watchedIn(it), NOTED);
    const nextDay = async () => await watchedIn(it, '2026-10-23');
    expect((await nextDay()).recentKeys).toEqual(['C1-2', 'C2-2']);
    await it.searches.change('ada', 'ada-a', () => ({ name: 'Another name' }));
    expect((await nextDay()).recentKeys).toEqual(['C1-2', 'C2-2']);
    await it.searches.change('ada', 'ada-a', () => ({ coveredDay: '2026-10-22' }));
    expect(await nextDay()).toMatchObject({ recentKeys: null, name: 'Another name' });
  });

  test('a day without news is recorded without an email', async () => {
    expect(await it.alerts.note(await watchedIn(it), { ...NOTED, news: null })).toBe(true);
    expect(await it.alerts.watchedSearches(DAY, 10)).toEqual([]);
    expect(await it.alerts.due(NOW_MS, 10)).toEqual([]);
  });

  test('an email is due until it is sent, and after a failure at its next attempt', async () => {
    await it.alerts.note(await watchedIn(it), NOTED);
    expect(await it.alerts.due(NOW_MS - 1, 10)).toEqual([]);
    const [due] = await it.alerts.due(NOW_MS, 10);
    const id = due?.delivery.id ?? 0;
    await it.alerts.markFailed(id, 'no one there', { dueAtMs: NOW_MS + 5 * MINUTE_MS });
    expect(await it.alerts.due(NOW_MS, 10)).toEqual([]);
    const [again] = await it.alerts.due(NOW_MS + 5 * MINUTE_MS, 10);
    expect(again?.delivery).toMatchObject({ id, attempts: 1 });
    await it.alerts.markSent(id, NOW_MS);
    expect(await it.alerts.due(NOW_MS + RETRY_PERIOD_MS, 10)).toEqual([]);
  });

  test('an email that was given up is not due again', async () => {
    await it.alerts.note(await watchedIn(it), NOTED);
    const [due] = await it.alerts.due(NOW_MS, 10);
    await it.alerts.markFailed(due?.delivery.id ?? 0, 'no one there', 'dead');
    expect(await it.alerts.due(NOW_MS + RETRY_PERIOD_MS, 10)).toEqual([]);
  });

  test('lists the emails that were given up and makes them due again on retry', async () => {
    expect(await it.alerts.unsent(10)).toEqual([]);
    await it.alerts.note(await watchedIn(it), NOTED);
    const [due] = await it.alerts.due(NOW_MS, 10);
    const id = due?.delivery.id ?? 0;
    await it.alerts.markFailed(id, 'no one there', 'dead');
    expect(await it.alerts.unsent(10)).toEqual([
      {
        id,
        day: DAY,
        subject: { ...about('ada-a'), name: 'a', address: '/real-estate/list/on/toronto' },
        email: 'ada@example.test',
        news: NEWS,
        state: 'dead',
        attempts: 1,
        dueAtMs: expect.any(Number),
        lastError: 'no one there',
      },
    ]);
    const laterMs = NOW_MS + 2 * RETRY_PERIOD_MS;
    await it.alerts.retry(id, laterMs);
    const [again] = await it.alerts.due(laterMs, 10);
    expect(again?.delivery).toEqual({ id, attempts: 1, giveUpAtMs: laterMs + RETRY_PERIOD_MS });
    await it.alerts.markSent(id, laterMs);
    await it.alerts.retry(id, laterMs);
    expect(await it.alerts.unsent(10)).toEqual([]);
  });

  test('deletes emails that were sent or given up before a time', async () => {
    await watch(it, 'ada', ['b', 'c']);
    for (const search of await it.alerts.watchedSearches(DAY, 10)) {
      await it.alerts.note(search, NOTED);
    }
    const [sent, dead] = await it.alerts.due(NOW_MS, 2);
    await it.alerts.markSent(sent?.delivery.id ?? 0, NOW_MS);
    await it.alerts.markFailed(dead?.delivery.id ?? 0, 'no one there', 'dead');
    expect(await it.alerts.forgetBefore(NOW_MS + RETRY_PERIOD_MS)).toBe(0);
    expect(await it.alerts.forgetBefore(NOW_MS + RETRY_PERIOD_MS + 1)).toBe(2);
    expect(await it.alerts.unsentCounts()).toEqual({ waiting: 1, dead: 0 });
  });

  test('returns the longest-due emails first and drops those no longer wanted', async () => {
    await watch(it, 'bo', ['b', 'c']);
    for (const search of await it.alerts.watchedSearches(DAY, 10)) {
      const nowMs = NOW_MS - (search.id === 'bo-b' ? 1 : 0);
      await it.alerts.note(search, { ...NOTED, nowMs });
    }
    await it.searches.change('bo', 'bo-c', () => ({ notify: false }));
    const due = await it.alerts.due(NOW_MS, 1);
    expect(due.map(({ subject }) => subject.id)).toEqual(['bo-b']);
    await it.alerts.markSent(due[0]?.delivery.id ?? 0, NOW_MS);
    const rest = await it.alerts.due(NOW_MS + RETRY_PERIOD_MS, 10);
    expect(rest.map(({ subject }) => subject.id)).toEqual(['ada-a']);
    await it.searches.change('bo', 'bo-c', () => ({ notify: true }));
    const later = await it.alerts.due(NOW_MS + 2 * RETRY_PERIOD_MS, 10);
    expect(later.map(({ subject }) => subject.id)).toEqual(['ada-a']);
  });

  test('a token unsubscribes its search and can be used more than once', async () => {
    await it.alerts.keepToken(about('ada-a'), 'hash', NOW_MS);
    expect(await it.alerts.subjectOf('hash')).toEqual({ kind: 'search', name: 'a' });
    expect(await it.alerts.subjectOf('other')).toBeUndefined();
    expect(await it.alerts.unsubscribe('other')).toBeUndefined();
    expect(await it.alerts.watchedSearches(DAY, 10)).toHaveLength(1);
    expect(await it.alerts.unsubscribe('hash')).toEqual({ kind: 'search', name: 'a' });
    expect(await it.alerts.unsubscribe('hash')).toEqual({ kind: 'search', name: 'a' });
    expect(await it.alerts.watchedSearches(DAY, 10)).toEqual([]);
  });

  test('a token expires after its lifetime and is deleted with its search', async () => {
    await it.alerts.keepToken(about('ada-a'), 'old', NOW_MS);
    await it.alerts.keepToken(about('ada-a'), 'new', NOW_MS + TOKEN_LIFETIME_MS + 1);
    expect(await it.alerts.subjectOf('old')).toBeUndefined();
    expect(await it.alerts.subjectOf('new')).toEqual({ kind: 'search', name: 'a' });
    await it.searches.remove('ada', 'ada-a');
    expect(await it.alerts.subjectOf('new')).toBeUndefined();
    await expect(it.alerts.keepToken(about('ada-a'), 'late', NOW_MS)).rejects.toThrow(
      StoreUnavailable,
    );
  });
});

describe('search alerts in a PostgreSQL shared by two servers', () => {
  test('each search produces one email, and each email goes to one server', async () => {
    const server = await aPostgresServer();
    const open = async () => postgresCustomers(await server.open([CUSTOMERS_SCHEMA]));
    const [one, other] = [await open(), await open()];
    await watch(
      one,
      'ada',
      Array.from({ length: 10 }, (_search, at) => `${at}`),
    );
    const look = async (it: CustomerRepository) => {
      const searches = await it.alerts.watchedSearches(DAY, 100);
      return Promise.all(searches.map((search) => it.alerts.note(search, NOTED)));
    };
    const notes = (await Promise.all([look(one), look(other)])).flat();
    expect(notes.filter(Boolean)).toHaveLength(10);
    const due = await Promise.all([one.alerts.due(NOW_MS, 6), other.alerts.due(NOW_MS, 6)]);
    const ids = due.flat().map(({ subject }) => subject.id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
    expect(await one.alerts.due(NOW_MS + 9 * MINUTE_MS, 100)).toEqual([]);
    expect(await other.alerts.due(NOW_MS + 11 * MINUTE_MS, 100)).toHaveLength(10);
    await Promise.all([one.close(), other.close()]);
    await server.close();
  }, 60_000);
});
