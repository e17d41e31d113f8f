import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '#src/contract/application/record.ts';
import type { ApplicationEdit, CustomerRepository } from '#src/server/customers/repository.ts';
import { aPerson } from '#tests/support/customers/customers.ts';
import { CUSTOMER_STORES, type CustomerStore } from './customer-stores.ts';

const NOW_MS = Date.UTC(2026, 9, 21, 13);

describe.each(Object.entries(CUSTOMER_STORES))('applications in %s', (_, open) => {
  let store: CustomerStore;
  let it: CustomerRepository;
  beforeAll(async () => {
    store = await open();
    it = store.customers;
  }, 60_000);
  afterAll(() => store.close());

  const ensure = (id: string) =>
    it.users.ensure(aPerson(id), { nowMs: NOW_MS, referralCode: `CODE-${id}` });
  beforeEach(async () => {
    for (const id of ['ada', 'bo', 'cy']) await it.users.erase(id);
    for (const id of ['ada', 'bo']) await ensure(id);
  });

  const add = (userId: string, id: string, options: { key?: string; nowMs?: number } = {}) => {
    const { key: idempotencyKey = null, nowMs = NOW_MS } = options;
    const application = { id, idempotencyKey, fields: { purpose: 'purchase' as const }, nowMs };
    return it.applications.add(userId, application, 10);
  };
  const sign = (id: string): ApplicationEdit => ({
    kind: 'signer',
    signer: { id, fields: { relation: 'parent' } },
  });
  const submit = (fields: Application['fields'], nowMs = NOW_MS): ApplicationEdit => ({
    kind: 'fields',
    fields,
    nowMs,
    isSubmitted: true,
  });

  test('returns an application as it was created, to its owner only', async () => {
    const creation = await add('ada', 'app-1', { key: 'key' });
    expect(creation).toEqual({
      id: 'app-1',
      state: 'draft',
      createdAtMs: NOW_MS,
      updatedAtMs: NOW_MS,
      submittedAtMs: null,
      fields: { purpose: 'purchase' },
      signers: [],
      chosenMatchId: null,
    });
    expect(await it.applications.find('ada', 'app-1')).toEqual(creation);
    expect(await it.applications.findByKey('ada', 'key')).toEqual(creation);
    expect(await it.applications.find('bo', 'app-1')).toBeUndefined();
    expect(await it.applications.findByKey('bo', 'key')).toBeUndefined();
    expect(await it.applications.edit('bo', 'app-1', () => sign('s'))).toBeUndefined();
    expect(await it.applications.find('ada', 'app-1')).toEqual(creation);
  });

  test('lists the most recently changed first, with purpose and document count', async () => {
    for (const id of ['app-1', 'app-2', 'app-3']) await add('ada', id);
    const match = { kind: 'match', matchId: 'rbc', nowMs: NOW_MS + 1000 } as const;
    await it.applications.edit('ada', 'app-1', () => match);
    await it.applications.edit('ada', 'app-2', () => submit({}));
    const summary = { state: 'draft', updatedAtMs: NOW_MS, purpose: 'purchase', documents: 0 };
    expect(await it.applications.list('ada')).toEqual([
      { ...summary, id: 'app-1', updatedAtMs: NOW_MS + 1000 },
      { ...summary, id: 'app-3' },
      { ...summary, id: 'app-2', state: 'submitted', purpose: null },
    ]);
    expect(await it.applications.list('bo')).toEqual([]);
  });

  test('twenty concurrent requests with one key create one application', async () => {
    const tries = Array.from({ length: 20 }, (_try, at) => add('ada', `app-${at}`, { key: 'k' }));
    const creation = await Promise.all(tries);
    expect(new Set(creation.map((each) => (each === 'full' ? each : each.id))).size).toBe(1);
    expect(await it.applications.list('ada')).toHaveLength(1);
    expect(await add('bo', 'of-bo', { key: 'k' })).toMatchObject({ id: 'of-bo' });
  });

  test('twenty concurrent creations stay under the limit', async () => {
    const tries = Array.from({ length: 20 }, (_try, at) => add('ada', `app-${at}`));
    const creation = await Promise.all(tries);
    expect(creation.filter((each) => each === 'full')).toHaveLength(10);
    expect(await it.applications.list('ada')).toHaveLength(10);
  });

  test('keeps all groups that are saved concurrently', async () => {
    await add('ada', 'app-1');
    const groups = [
      { employment: { employer: 'Mills' } },
      { propertyInfo: { city: 'Toronto' } },
      { lenderName: undefined, referralCode: ' FRIEND ' },
      { marketingOptIn: true },
    ];
    await Promise.all(
      groups.map((group) =>
        it.applications.edit('ada', 'app-1', ({ fields }) => ({
          kind: 'fields',
          fields: { ...fields, ...group },
          nowMs: NOW_MS + 1000,
          isSubmitted: false,
        })),
      ),
    );
    expect(await it.applications.find('ada', 'app-1')).toMatchObject({
      state: 'draft',
      updatedAtMs: NOW_MS + 1000,
      fields: Object.assign({ purpose: 'purchase' }, ...groups.slice(0, 2), {
        referralCode: ' FRIEND ',
        marketingOptIn: true,
      }),
    });
  });

  test('concurrent signers respect the limit, and a changed signer keeps its position', async () => {
    await add('ada', 'app-1');
    const tries = Array.from({ length: 20 }, (_try, at) =>
      it.applications.edit('ada', 'app-1', ({ signers }) =>
        signers.length < 4 ? sign(`signer-${at}`) : undefined,
      ),
    );
    await Promise.all(tries);
    const before = (await it.applications.find('ada', 'app-1'))?.signers ?? [];
    expect(before).toHaveLength(4);
    const second = { id: before[1]?.id ?? '', fields: { relation: 'sibling' as const } };
    const edit = { kind: 'signer', signer: second } as const;
    const after = await it.applications.edit('ada', 'app-1', () => edit);
    expect(after?.signers).toEqual([before[0], second, before[2], before[3]]);
    await add('ada', 'app-2');
    const other = await it.applications.edit('ada', 'app-2', () => edit);
    expect(other?.signers).toEqual([]);
  });

  test('is submitted once, and a rejected edit leaves it unchanged', async () => {
    await add('ada', 'app-1');
    const submission = await it.applications.edit('ada', 'app-1', ({ fields }) => submit(fields));
    expect(submission).toMatchObject({ state: 'submitted', submittedAtMs: NOW_MS });
    const refusal = it.applications.edit('ada', 'app-1', () => {
      throw new Error('has been sent');
    });
    await expect(refusal).rejects.toThrow('has been sent');
    const later = await it.applications.edit('ada', 'app-1', () => submit({}, NOW_MS + 1000));
    expect(later).toMatchObject({ submittedAtMs: NOW_MS, updatedAtMs: NOW_MS + 1000 });
    expect(await it.applications.edit('ada', 'app-1', () => undefined)).toEqual(later);
  });

  test('a referral counts every other customer who has submitted an application', async () => {
    await ensure('cy');
    for (const [userId, id] of Object.entries({ ada: 'a', bo: 'b', cy: 'c' })) {
      await add(userId, id);
      await add(userId, `${id}-2`);
    }
    const fields = { referralCode: ' CODE-ada ' };
    for (const [userId, id] of Object.entries({ ada: 'a', bo: 'b' })) {
      await it.applications.edit(userId, id, () => submit(fields));
      await it.applications.edit(userId, `${id}-2`, () => submit(fields));
    }
    const draft = { kind: 'fields', fields, nowMs: NOW_MS, isSubmitted: false } as const;
    await it.applications.edit('cy', 'c', () => draft);
    expect(await it.users.referralsUsed('CODE-ada', 'ada')).toBe(1);
    expect(await it.users.referralsUsed('CODE-bo', 'bo')).toBe(0);
  });
});
