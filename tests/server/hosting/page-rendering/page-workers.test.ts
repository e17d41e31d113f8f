import { afterEach, expect, test } from 'vitest';
import { RefusedRequest } from '#src/contract/problem.ts';
import { type PageRenderer, pageRenderer } from '#src/hosting/page-rendering/page-renderer.ts';
import { pageWorkers } from '#src/hosting/page-rendering/page-workers.ts';
import type { HostedPageServer } from '#src/hosting/page-rendering/messages.ts';
import type { PageServer } from '#src/page-data/page-locals.ts';
import { readLimit } from '#src/server/scheduling/rate-limit.ts';
import {
  NO_THREADS,
  type WorkerThreads,
  workerThreads,
} from '#src/server/scheduling/worker-threads.ts';
import { currentWork, workSchedule } from '#src/server/scheduling/request-work.ts';

/** A site whose pages do what their address says. */
const ENTRY = `
const pages = {
  '/plain': ({ today, mayHaveSession }) => today + ' ' + mayHaveSession,
  '/cities': async ({ places }) => (await places.citiesNamed('toronto')).length,
  '/removed': async ({ removedListing }) => JSON.stringify(await removedListing({ mlsNumber: 'C1' })),
  '/throws': () => { throw Object.assign(new TypeError('no price'), { statusCode: 503 }); },
  '/catches': async ({ removedListing, logFailure }) => {
    try { await removedListing({ mlsNumber: 'C1' }); } catch (error) { logFailure(error); return error.name; }
  },
  '/busy': async ({ removedListing }) => {
    await removedListing({ mlsNumber: 'C1' });
    const start = performance.now();
    while (performance.now() - start < 300);
  },
  '/ends': () => process.exit(3),
  '/hangs': () => { for (;;); },
  '/moved': () => new Response(null, { status: 301, headers: { location: '/plain' } }),
};
export async function render(request, locals) {
  const page = pages[new URL(request.url).pathname];
  if (!page) return undefined;
  const body = await page(locals);
  return body instanceof Response
    ? body
    : new Response('<head></head>' + body, { headers: { 'x-page': 'yes' } });
}`;

const WORKER_PROGRAM = new URL(import.meta.resolve('#src/server/worker-main.ts'));
const ENTRY_ADDRESS = `data:text/javascript,${encodeURIComponent(ENTRY)}`;

const SERVER: HostedPageServer = {
  context: { viewer: 'anonymous', revision: '1/1' },
  transport: async () => ({ ok: false, error: { kind: 'unreachable' } }),
  removedListing: async () => undefined,
  citiesNamed: async () => [],
  staleSince: async () => undefined,
  today: '2026-10-15',
  hasSold: true,
  countsViews: false,
  mayHaveSession: false,
  logFailure: () => undefined,
};

const PROGRAM = { entry: ENTRY_ADDRESS, scriptImports: {}, styleSheets: {} };

let workers: WorkerThreads | undefined;
afterEach(() => workers?.close());

function threads({ hangMs = 5000, threadCount = 1 } = {}): PageRenderer {
  workers = workerThreads(WORKER_PROGRAM, threadCount);
  return pageWorkers(PROGRAM, workers, hangMs);
}

async function textOf(path: string, server: Partial<PageServer> = {}, pages = threads()) {
  const page = await pages.render(`http://localhost${path}`, { ...SERVER, ...server });
  return page?.body.toString();
}

test('renders a page with its context values', async () => {
  expect(await textOf('/plain', { mayHaveSession: true })).toBe('<head></head>2026-10-15 true');
});

test('returns the status and headers of a page, also without a body', async () => {
  const pages = threads();
  const page = await pages.render('http://localhost/plain', SERVER);
  expect(page?.headers).toContainEqual(['x-page', 'yes']);
  const moved = await pages.render('http://localhost/moved', SERVER);
  expect(moved).toMatchObject({ status: 301, body: Buffer.alloc(0) });
});

test('returns nothing for an address without a page', async () => {
  expect(await textOf('/nowhere')).toBeUndefined();
});

test('a page can query the server', async () => {
  const city = { key: 'on/toronto', name: 'Toronto' } as Awaited<
    ReturnType<PageServer['citiesNamed']>
  >[number];
  const citiesNamed = async (slug: string) => (slug === 'toronto' ? [city, city] : []);
  expect(await textOf('/cities', { citiesNamed })).toContain('2');
});

test('a server error fails the page with the very same error', async () => {
  const refusal = new RefusedRequest(503, [{ param: 'request', msg: 'takes too long' }]);
  const removedListing = () => Promise.reject(refusal);
  await expect(textOf('/removed', { removedListing })).rejects.toBe(refusal);
});

test('a page that catches an error has it logged and sees refusals by name', async () => {
  const refusal = new RefusedRequest(503, []);
  const logged: unknown[] = [];
  const text = await textOf('/catches', {
    removedListing: () => Promise.reject(refusal),
    logFailure: (error) => void logged.push(error),
  });
  expect(text).toContain('RefusedRequest');
  expect(logged).toEqual([refusal]);
});

test('a page that throws fails with its error and status 503', async () => {
  await expect(textOf('/throws')).rejects.toMatchObject({
    name: 'TypeError',
    message: 'no price',
    statusCode: 503,
  });
});

test('a thread that exits fails its page with 503, and the next page gets another thread', async () => {
  const pages = threads();
  await expect(textOf('/ends', {}, pages)).rejects.toMatchObject({ statusCode: 503 });
  expect(await textOf('/plain', {}, pages)).toContain('2026-10-15');
});

test('renders pages again once threads can start, regardless of earlier failures', async () => {
  workers = workerThreads(WORKER_PROGRAM, 1);
  let isResting = true;
  const resting: WorkerThreads = {
    ...workers,
    part(open) {
      const idlest = workers?.part(open);
      return () => (isResting ? undefined : idlest?.());
    },
  };
  const pages = pageWorkers(PROGRAM, resting);
  for (let at = 0; at < 10; at += 1) {
    await expect(textOf('/plain', {}, pages)).rejects.toMatchObject({ statusCode: 503 });
  }
  isResting = false;
  expect(await textOf('/plain', {}, pages)).toContain('2026-10-15');
});

test('ends a hanging page together with its thread', async () => {
  const pages = threads({ hangMs: 4000 });
  await expect(textOf('/hangs', {}, pages)).rejects.toMatchObject({ statusCode: 503 });
  expect(await textOf('/plain', {}, pages)).toContain('2026-10-15');
});

const client = (address: string) => ({ address, onGone: () => undefined });

test('queries of a page run as part of its request, which is charged for the page', async () => {
  const charged: number[] = [];
  const limit = readLimit(0);
  const { run } = workSchedule({ ...limit, charge: (_, ms) => void charged.push(ms) }, 10_000);
  const pages = threads();
  await textOf('/plain', {}, pages);
  const addresses: (string | undefined)[] = [];
  const removedListing = async () => {
    addresses.push(currentWork()?.address);
    return undefined;
  };
  await run(client('10.0.0.1'), () => textOf('/busy', { removedListing }, pages));
  expect(addresses).toEqual(['10.0.0.1']);
  // On a busy machine a thread gets less than the elapsed time.
  expect(Math.max(...charged)).toBeGreaterThan(50);
});

test('refuses a page that exceeds the time of its request, and its thread goes on', async () => {
  const { run } = workSchedule(readLimit(0), 300);
  const pages = threads();
  await textOf('/plain', {}, pages);
  const never = () => new Promise<never>(() => undefined);
  const late = run(client('10.0.0.1'), () => textOf('/removed', { removedListing: never }, pages));
  await expect(late).rejects.toMatchObject({ status: 503 });
  expect(await textOf('/plain', {}, pages)).toContain('2026-10-15');
});

test('a client with many pages delays another client only by those already started', async () => {
  const { run } = workSchedule(readLimit(0), 10_000);
  const pages = threads();
  const order: string[] = [];
  const ask = (address: string) =>
    run(client(address), async () => {
      await textOf('/removed', {}, pages);
      order.push(address);
    });
  const many = Array.from({ length: 30 }, () => ask('10.0.0.1'));
  await Promise.all([...many, ask('10.0.0.2')]);
  expect(order.indexOf('10.0.0.2')).toBeLessThan(10);
});

test('renders pages on the main thread if there are no threads', async () => {
  workers = workerThreads(WORKER_PROGRAM, 2);
  for (const [all, threadCount] of [
    [undefined, 1],
    [NO_THREADS, 1],
    [workers, 2],
  ] as const) {
    const renderer = pageRenderer(PROGRAM, all);
    expect(renderer.threadCount).toBe(threadCount);
    expect(await textOf('/plain', {}, renderer)).toContain('2026-10-15');
    expect(await textOf('/nowhere', {}, renderer)).toBeUndefined();
    await expect(textOf('/throws', {}, renderer)).rejects.toMatchObject({ statusCode: 503 });
  }
});
