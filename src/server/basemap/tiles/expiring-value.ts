import { LRUCache } from 'lru-cache';

/** Time since the last use; a page of outlines, or the first view of a map, asks many times in a second. */
const KEEP_MS = 30_000;

/** Keeps a large value while it is in use; the next use after that makes it again. */
export function expiringValue<Value extends object>(make: () => Value): () => Value {
  const cache = new LRUCache<'value', Value>({
    max: 1,
    ttl: KEEP_MS,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });
  return () => {
    const recent = cache.get('value');
    if (recent !== undefined) return recent;
    const value = make();
    cache.set('value', value);
    return value;
  };
}
