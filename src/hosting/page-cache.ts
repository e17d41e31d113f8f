import { LRUCache } from 'lru-cache';
import { entityTag } from '#src/server/http/replies/entity-tag.ts';
import { singleFlight } from '#src/server/scheduling/single-flight.ts';
import {
  compressPage,
  type PageEncoding,
  uncompressedPage,
} from './page-rendering/page-compression.ts';

/** The result of rendering a page. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
};

/** A page with its body in the encodings that browsers take. */
export type CachedPage = Omit<RenderedPage, 'body'> & {
  /** Whether there is no page at its address. */
  readonly isNoPage: boolean;
  readonly etag: string;
  /** By the clock of `performance`, which nobody sets. */
  readonly renderedAtMs: number;
  body(encoding: PageEncoding): Promise<Buffer>;
};

/** How long a page is shown before it is rendered again. */
export const PAGE_AGE_SECONDS = 60;
/** Some two thousand pages, compressed. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** The size of an entry besides its body. */
const ENTRY_BYTES = 4096;

type Entry = { readonly page: CachedPage; readonly bytes: number };

async function entryOf({ status, headers, body }: RenderedPage): Promise<Entry> {
  // Brotli would take a page a sixth of the time that it takes to render.
  const zstd = await compressPage(body, 'zstd');
  const others = new Map<'br' | 'gzip', Promise<Buffer>>();
  const page: CachedPage = {
    status,
    headers,
    isNoPage: status === 404 && body.length === 0,
    etag: entityTag(body, { isWeak: true }),
    renderedAtMs: performance.now(),
    async body(encoding) {
      if (encoding === 'zstd') return zstd;
      if (encoding === 'identity') return uncompressedPage(zstd);
      const compressed = others.get(encoding) ?? compressPage(uncompressedPage(zstd), encoding);
      others.set(encoding, compressed);
      return await compressed;
    },
  };
  // With room for the other encodings, which are made on first use.
  return { page, bytes: 3 * zstd.length + ENTRY_BYTES };
}

export type PageCache = {
  /** The cached page at an address, if there is one. */
  cached(address: string): CachedPage | undefined;
  /** The page that `render` makes for an address; it is cached for later visitors. */
  render(address: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
};

/**
 * Caches the pages that are the same for everybody, for a minute and until the listings change. A page that
 * many wait for is rendered once; only found pages are cached.
 *
 * @param revision another text whenever pages may have changed
 * @param clock monotonic milliseconds
 */
export function pageCache(
  revision: () => string,
  clock: { now(): number } = performance,
): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => Math.ceil(bytes),
    ttl: PAGE_AGE_SECONDS * 1000,
    perf: clock,
    ttlResolution: 0,
  });
  const inFlight = singleFlight<Entry>();
  let current = '';

  /** Drops the earlier pages. */
  function refresh(): string {
    const newest = revision();
    if (newest !== current) entries.clear();
    current = newest;
    return newest;
  }

  return {
    cached(address) {
      refresh();
      return entries.get(address)?.page;
    },
    async render(address, render) {
      const newest = refresh();
      const entry = await inFlight(
        `${newest} ${address}`,
        async () => await entryOf(await render()),
      );
      if (entry.page.status === 200 && newest === current) entries.set(address, entry);
      return entry.page;
    },
  };
}
