import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copiesName } from '#src/domain/offline-copies.ts';
import type { FetchEvent } from '#src/service-worker/worker-scope.ts';

/** A browser's caches, with the parts that the worker uses: keys in the order of insertion. */
class MemoryCaches {
  readonly all = new Map<string, Map<string, Response>>();

  open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      put: (key: string, response: Response) => Promise.resolve(entries.set(key, response)),
      delete: (key: string) => Promise.resolve(entries.delete(key)),
      keys: () => Promise.resolve([...entries.keys()]),
    });
  }
}

let memoryCaches: MemoryCaches;
let answer: () => Promise<Response>;
const messages: unknown[] = [];

type Answers = typeof import('#src/service-worker/answers.ts');
let answers: Answers;

beforeEach(async () => {
  memoryCaches = new MemoryCaches();
  messages.length = 0;
  answer = () => Promise.resolve(new Response('fresh', { headers: { 'cache-control': 'public' } }));
  vi.stubGlobal('caches', memoryCaches);
  vi.stubGlobal('fetch', () => answer());
  vi.stubGlobal('clients', {
    get: () => ({ postMessage: (text: unknown) => messages.push(text) }),
  });
  vi.stubGlobal('SERVICE_WORKER_BUILD', { id: 'b1', files: [], offlinePage: '/offline' });
  answers = await import('#src/service-worker/answers.ts');
});
afterEach(() => vi.unstubAllGlobals());

const SEARCH = {
  kind: 'reply',
  copies: 'searches',
  key: 'https://a.example/api/realty/listings?n=1',
} as const;

/** A request, with the work it left for afterwards. */
function requestEvent(signal?: AbortSignal) {
  const work: Promise<unknown>[] = [];
  const event = {
    request: new Request(SEARCH.key, signal ? { signal } : {}),
    clientId: 'c1',
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (each: Promise<unknown>) => work.push(each),
  } as unknown as FetchEvent;
  return { event, done: () => Promise.all(work) };
}

async function search(signal?: AbortSignal): Promise<string> {
  const { event, done } = requestEvent(signal);
  const reply = await answers.answerReply(event, SEARCH);
  await done();
  return await reply.text();
}

const failFetch = () => Promise.reject(new TypeError('Failed to fetch'));

test('offline the last results are served, and the page learns when they were saved', async () => {
  expect(await search()).toBe('fresh');
  expect(messages).toEqual([]);
  answer = failFetch;
  expect(await search()).toBe('fresh');
  expect(messages).toEqual([{ kind: 'saved-results', savedAtMs: expect.any(Number) }]);
});

test('an aborted search does not count as a lost connection', async () => {
  await search();
  answer = failFetch;
  await expect(search(AbortSignal.abort())).rejects.toThrow('Failed to fetch');
  expect(messages).toEqual([]);
});

test('a private reply is not cached', async () => {
  answer = () =>
    Promise.resolve(new Response('mine', { headers: { 'cache-control': 'private, no-cache' } }));
  expect(await search()).toBe('mine');
  answer = failFetch;
  await expect(search()).rejects.toThrow('Failed to fetch');
});

test('for a private page the public version is cached', async () => {
  const rule = { kind: 'page', copies: 'pages', key: '/real-estate/map' } as const;
  const own = new Response('mine', { headers: { 'cache-control': 'private, no-cache' } });
  const replies = [own, new Response('<html lang="en">everyone')];
  answer = async () => replies.shift() ?? failFetch();
  const { event, done } = requestEvent();
  expect(await (await answers.answerPage(event, rule)).text()).toBe('mine');
  await done();
  answer = failFetch;
  const page = await answers.answerPage(requestEvent().event, rule);
  expect(await page.text()).toContain('everyone');
});

test('the cache is limited to 30 replies, and the oldest is removed first', async () => {
  for (let n = 0; n < 35; n++) {
    const { event, done } = requestEvent();
    await answers.answerReply(event, { ...SEARCH, key: `https://a.example/?n=${n}` });
    await done();
  }
  const keys = [...(memoryCaches.all.get(copiesName('searches'))?.keys() ?? [])];
  expect(keys).toHaveLength(30);
  expect(keys[0]).toBe('https://a.example/?n=5');
});

test('offline without a copy the offline page is served', async () => {
  const shell = await memoryCaches.open('realty-shell-b1');
  await shell.put('/offline', new Response('You are offline'));
  answer = failFetch;
  const rule = { kind: 'page', copies: 'pages', key: '/real-estate/selling' } as const;
  const page = await answers.answerPage(requestEvent().event, rule);
  expect(await page.text()).toBe('You are offline');
  const own = await answers.answerPrivatePage(requestEvent().event);
  expect(await own.text()).toBe('You are offline');
});
