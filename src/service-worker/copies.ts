import { COPY_LIMITS, type CopyKind, copiesName } from '#src/domain/offline-copies.ts';
import { datedPage, datedReply } from './saved-copy.ts';

/** The copy under a key; undefined when there is none. */
export async function findCopy(
  copies: CopyKind,
  key: string,
  options?: CacheQueryOptions,
): Promise<Response | undefined> {
  const cache = await caches.open(copiesName(copies));
  return await cache.match(key, options);
}

async function put(copies: CopyKind, key: string, response: Response): Promise<void> {
  const cache = await caches.open(copiesName(copies));
  // Deleted first, so that the latest are the last and the oldest go first.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - COPY_LIMITS[copies]));
  await Promise.all(surplus.map((each) => cache.delete(each)));
}

/** Stores a page with the time of its arrival. */
export async function storePage(copies: CopyKind, key: string, page: Response): Promise<void> {
  await put(copies, key, datedPage(await page.text(), page.headers, Date.now()));
}

/** Stores an answer with the time of its arrival. */
export async function storeReply(copies: CopyKind, key: string, reply: Response): Promise<void> {
  await put(copies, key, datedReply(await reply.blob(), reply.headers, Date.now()));
}
