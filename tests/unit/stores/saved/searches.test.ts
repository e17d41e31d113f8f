import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectToken, connectHttp } from '#src/clients/http.ts';
import { $notifications } from '#src/stores/shell/notifications.ts';
import {
  $savedSearches,
  changeSearch,
  deleteSearch,
  reloadSavedSearches,
  showSearchOpened,
} from '#src/stores/saved/searches.ts';

const search = {
  id: 's1',
  name: 'Two beds',
  address: '/real-estate/list/on/toronto?beds=2',
  notify: false,
  createdAtMs: 1,
  newHomes: 3,
};

let status = 200;

function answer(method: string, body: string): unknown {
  if (method === 'GET') return { searches: [search] };
  if (method === 'DELETE') return { done: true };
  return { ...search, ...(JSON.parse(body) as object), id: method === 'POST' ? 's2' : 's1' };
}

beforeEach(async () => {
  status = 200;
  connectToken(() => Promise.resolve('token'));
  connectHttp(
    async (_url, { method = 'GET', body }) =>
      new Response(JSON.stringify(status === 200 ? answer(method, String(body)) : []), { status }),
  );
  await reloadSavedSearches();
});
afterEach(() => {
  connectHttp(undefined);
  connectToken();
  $notifications.set([]);
});

const names = () => {
  const state = $savedSearches.get();
  return state.kind === 'ready' ? state.value.map(({ name, notify }) => [name, notify]) : state;
};

test('a change is shown at once', async () => {
  const saving = changeSearch(search, { name: 'Three beds', notify: true });
  expect(names()).toEqual([['Three beds', true]]);
  expect(await saving).toBeNull();
  expect(names()).toEqual([['Three beds', true]]);
});

test('a refused change is reverted', async () => {
  status = 500;
  expect(await changeSearch(search, { notify: true })).toMatchObject({ kind: 'refused' });
  expect(names()).toEqual([['Two beds', false]]);
});

test('opening a search resets its new homes, and a change preserves their number', async () => {
  const counts = () => {
    const state = $savedSearches.get();
    return state.kind === 'ready' && state.value.map(({ newHomes }) => newHomes);
  };
  await changeSearch(search, { name: 'Two' });
  expect(counts()).toEqual([3]);
  showSearchOpened(search);
  expect(counts()).toEqual([0]);
});

test('undo restores a deleted search', async () => {
  await deleteSearch(search);
  expect(names()).toEqual([]);
  $notifications.get()[0]?.action?.run();
  await expect.poll(names).toEqual([['Two beds', false]]);
});

test('a search that cannot be deleted stays, with an error notice', async () => {
  status = 500;
  await deleteSearch(search);
  expect(names()).toEqual([['Two beds', false]]);
  expect($notifications.get()[0]).toMatchObject({ tone: 'failed' });
});

test('changing a search deleted elsewhere removes it from the list with a notice', async () => {
  status = 404;
  expect(await changeSearch(search, { name: 'Three beds' })).toMatchObject({ status: 404 });
  expect(names()).toEqual([]);
  expect($notifications.get()[0]?.text).toMatch(/“Two beds” has already been deleted/);
  expect($notifications.get()[0]?.action).toBeUndefined();
});

test('deleting a search deleted elsewhere removes it from the list with a notice', async () => {
  status = 404;
  await deleteSearch(search);
  expect(names()).toEqual([]);
  expect($notifications.get()[0]?.text).toMatch(/already been deleted/);
});
