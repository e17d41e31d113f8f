import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CustomerRepository } from '#src/server/customers/repository.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { aPerson } from '#tests/support/customers/customers.ts';
import { CUSTOMER_STORES, type CustomerStore } from './customer-stores.ts';

const NOW_MS = Date.UTC(2026, 9, 22, 13);
const DAY = '2026-10-22';
const HOME = { mlsNumber: 'C1', boardId: 2 };
const OTHER = { mlsNumber: 'C2', boardId: 2 };
const OFFERED = { market: 'offered', priceDollars: 800_000 } as const;
const LOWER = { market: 'offered', priceDollars: 780_000 } as const;
const NEWS = { homes: [], moreHomes: 0, hiddenHomes: 1 };
const NOTED = {
  day: DAY,
  homes: [{ ...HOME, state: LOWER, hasChanged: true }],
  news: NEWS,
  nowMs: NOW_MS,
};

async function saveHomes(it: CustomerRepository, userId: string) {
  await it.users.ensure(aPerson(userId), { nowMs: NOW_MS, referralCode: `CODE-${userId}` });
  await it.users.change(userId, { emailNotifications: true, homeEmails: true });
  const homes = [
    { ...HOME, state: OFFERED },
    { ...OTHER, state: null },
  ];
  await it.homes.merge(userId, homes, { nowMs: NOW_MS, limit: 10 });
}

describe.each(Object.entries(CUSTOMER_STORES))('saved-home alerts in %s', (_, open) => {
  let store: CustomerStore;
  let it: CustomerRepository;
  beforeAll(async () => {
    store = await open();
    it = store.customers;
  }, 60_000);
  afterAll(() => store.close());
  beforeEach(async () => {
    for (const id of ['ada', 'bo', 'cy']) await it.users.erase(id);
    await saveHomes(it, 'ada');
  });

  test('watches each customer with saved homes once a day, with their email preference', async () => {
    await saveHomes(it, 'bo');
    await it.users.change('bo', { homeEmails: false });
    await it.users.ensure(aPerson('cy'), { nowMs: NOW_MS, referralCode: 'CODE-cy' });
    expect(await it.alerts.watchedCustomers(DAY, 10)).toEqual([
      { id: 'ada', wantsMail: true },
      { id: 'bo', wantsMail: false },
    ]);
    await it.users.change('ada', { emailNotifications: false });
    expect(await it.alerts.watchedCustomers(DAY, 1)).toEqual([{ id: 'ada', wantsMail: false }]);
    await it.alerts.noteHomes('ada', { ...NOTED, news: null });
    expect((await it.alerts.watchedCustomers(DAY, 10)).map(({ id }) => id)).toEqual(['bo']);
    expect(await it.alerts.watchedCustomers('2026-10-23', 10)).toHaveLength(2);
  });

  test('twenty concurrent calls record a day once, with one email', async () => {
    const tries = Array.from({ length: 20 }, () => it.alerts.noteHomes('ada', NOTED));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await it.alerts.noteHomes('nobody', NOTED)).toBe(false);
    expect(await it.alerts.due(NOW_MS, 10)).toEqual([
      {
        delivery: { id: expect.any(Number), attempts: 0, giveUpAtMs: NOW_MS + RETRY_PERIOD_MS },
        subject: { kind: 'homes', id: 'ada' },
        day: DAY,
        email: 'ada@example.test',
        givenName: 'Ada',
        news: NEWS,
      },
    ]);
  });

  test('stores the current state of a home next to its saved state, with the day it changed', async () => {
    const homes = [...NOTED.homes, { ...OTHER, state: OFFERED, hasChanged: false }];
    await it.alerts.noteHomes('ada', { ...NOTED, homes });
    const of = async (home: typeof HOME) =>
      (await it.homes.listRemembered('ada')).find(({ mlsNumber }) => mlsNumber === home.mlsNumber);
    expect(await of(HOME)).toMatchObject({ saved: OFFERED, noted: LOWER, changedDay: DAY });
    expect(await of(OTHER)).toMatchObject({ saved: OFFERED, noted: OFFERED, changedDay: null });
    const later = { day: '2026-10-23', nowMs: NOW_MS, news: null };
    const same = [{ ...HOME, state: LOWER, hasChanged: false }];
    await it.alerts.noteHomes('ada', { ...later, homes: same });
    expect(await of(HOME)).toMatchObject({ saved: OFFERED, noted: LOWER, changedDay: DAY });
  });

  test('drops a waiting email when its owner turns emails off', async () => {
    await it.alerts.noteHomes('ada', NOTED);
    await it.users.change('ada', { homeEmails: false });
    expect(await it.alerts.due(NOW_MS, 10)).toEqual([]);
    expect(await it.alerts.unsentCounts()).toEqual({ waiting: 0, dead: 0 });
  });

  test('an unsent email is listed with those of searches and can be retried', async () => {
    await it.alerts.noteHomes('ada', NOTED);
    const [due] = await it.alerts.due(NOW_MS, 10);
    await it.alerts.markFailed(due?.delivery.id ?? 0, 'no one there', 'dead');
    const [unsent] = await it.alerts.unsent(10);
    expect(unsent).toMatchObject({ subject: { kind: 'homes', id: 'ada' }, state: 'dead' });
    await it.alerts.retry(unsent?.id ?? 0, NOW_MS);
    expect(await it.alerts.due(NOW_MS, 10)).toHaveLength(1);
  });

  test('a token unsubscribes from home emails and leaves search emails on', async () => {
    const subject = { kind: 'homes', id: 'ada' } as const;
    await it.alerts.keepToken(subject, 'homes-hash', NOW_MS);
    expect(await it.alerts.subjectOf('homes-hash')).toEqual({ kind: 'homes' });
    expect(await it.alerts.unsubscribe('homes-hash')).toEqual({ kind: 'homes' });
    expect(await it.alerts.watchedCustomers(DAY, 10)).toEqual([{ id: 'ada', wantsMail: false }]);
    const person = { nowMs: NOW_MS, referralCode: 'x' };
    expect((await it.users.ensure(aPerson('ada'), person)).emailNotifications).toBe(true);
    await it.users.erase('ada');
    expect(await it.alerts.subjectOf('homes-hash')).toBeUndefined();
  });
});
