import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CustomerRepository, StoreUnavailable } from '#src/server/customers/repository.ts';
import { aPerson } from '#tests/support/customers/customers.ts';
import { CUSTOMER_STORES, type CustomerStore } from './customer-stores.ts';

const NOW_MS = Date.UTC(2026, 9, 21, 13);

describe.each(Object.entries(CUSTOMER_STORES))('documents in %s', (_, open) => {
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
    const application = { id: 'app-1', idempotencyKey: null, fields: {}, nowMs: NOW_MS };
    await it.applications.add('ada', application, 10);
  });

  const UPLOAD = {
    applicationId: 'app-1',
    name: 'pay.pdf',
    type: 'application/pdf',
    sizeBytes: 9,
  } as const;
  const aDocument = (id: string) => {
    const { applicationId: _, ...file } = UPLOAD;
    return { ...file, id, addedAtMs: NOW_MS, file: `file-${id}` };
  };
  const place = (tokenHash: string, nowMs = NOW_MS, limit = 3) =>
    it.documents.open(UPLOAD, { tokenHash, nowMs, expiresAtMs: nowMs + 1000, limit });

  test('lists documents in order of upload until they are removed', async () => {
    for (const id of ['z', 'a']) {
      expect(await it.documents.add('app-1', aDocument(id), 3)).toBe('added');
    }
    const { file, ...listedDocument } = aDocument('z');
    expect(await it.documents.list('app-1')).toEqual([
      listedDocument,
      { ...listedDocument, id: 'a' },
    ]);
    expect(await it.documents.find('app-1', 'z')).toEqual({ ...listedDocument, file });
    expect(await it.documents.find('app-2', 'z')).toBeUndefined();
    expect([await it.documents.count('ada'), await it.documents.count('bo')]).toEqual([2, 0]);
    expect((await it.applications.list('ada'))[0]?.documents).toBe(2);
    expect(await it.documents.fileNames()).toEqual(new Set(['file-z', 'file-a']));
    expect(await it.documents.remove('app-2', 'z')).toBeUndefined();
    expect(await it.documents.remove('app-1', 'z')).toBe('file-z');
    expect(await it.documents.remove('app-1', 'z')).toBeUndefined();
    expect(await it.documents.list('app-1')).toHaveLength(1);
  });

  test('documents and open uploads share one limit until an upload expires', async () => {
    await it.documents.add('app-1', aDocument('a'), 3);
    const tries = Array.from({ length: 20 }, (_try, at) => place(`token-${at}`));
    const openings = await Promise.all(tries);
    expect(openings.filter((each) => each === 'opened')).toHaveLength(2);
    expect(await place('late', NOW_MS + 999)).toBe('full');
    expect(await place('late', NOW_MS + 1000)).toBe('opened');
  });

  test('an upload token works once, for its owner, before it expires', async () => {
    await place('token');
    expect(await it.documents.take('token', 'bo', NOW_MS)).toBeUndefined();
    expect(await it.documents.take('other', 'ada', NOW_MS)).toBeUndefined();
    expect(await it.documents.take('token', 'ada', NOW_MS + 1000)).toBeUndefined();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => it.documents.take('token', 'ada', NOW_MS)),
    );
    expect(results.filter((each) => each !== undefined)).toEqual([UPLOAD]);
  });

  test('concurrent uploads beyond the limit are refused', async () => {
    const tries = Array.from({ length: 20 }, (_try, at) =>
      it.documents.add('app-1', aDocument(`${at}`), 3),
    );
    const results = await Promise.all(tries);
    expect(results.filter((each) => each === 'added')).toHaveLength(3);
    expect(await it.documents.count('ada')).toBe(3);
  });

  test('deleting an account returns its file names and leaves no data', async () => {
    await it.documents.add('app-1', aDocument('a'), 3);
    await place('token');
    const home = { mlsNumber: 'C1', boardId: 2 };
    for (const id of ['ada', 'bo']) {
      await it.homes.merge(id, [{ ...home, state: null }], { nowMs: NOW_MS, limit: 10 });
    }
    expect(await it.users.erase('ada')).toEqual(['file-a']);
    expect(await it.users.erase('ada')).toEqual([]);
    expect(await it.applications.list('ada')).toEqual([]);
    expect(await it.documents.fileNames()).toEqual(new Set());
    expect(await it.documents.add('app-1', aDocument('b'), 3)).toBe('absent');
    await expect(place('late')).rejects.toThrow(StoreUnavailable);
    expect(await it.documents.take('token', 'ada', NOW_MS)).toBeUndefined();
    expect(await it.homes.list('ada')).toEqual([]);
    expect(await it.homes.list('bo')).toHaveLength(1);
  });

  test('a file added during account deletion is deleted with the account or refused', async () => {
    const [results, names] = await Promise.all([
      it.documents.add('app-1', aDocument('a'), 3),
      it.users.erase('ada'),
    ]);
    expect(names).toEqual(results === 'added' ? ['file-a'] : []);
    expect(await it.documents.fileNames()).toEqual(new Set());
  });
});
