import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../viewer.ts';
import { isPersonal } from '../personal-requests.ts';
import { startTiming } from './server-timing.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes whose replies are kept. */
    readonly isCached?: boolean;
  }
}

/** In bytes, over all cached replies and their keys. */
const CACHE_BYTES = 16_000_000;
/** In bytes, as sent; a larger reply is rarely requested twice. */
const REPLY_BYTES = 100_000;
/** As long as a shared cache may keep a reply that is the same for everyone. */
const MAX_AGE_MS = 30_000;

/** The viewer and the revision that a reply was made for: while they are the same, so is the reply. */
export type CachedFor = { readonly viewer: Viewer; readonly revision: string };

type CachedReply = {
  readonly revision: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer;
};

/** A reply that is being made. */
type Pending = { readonly key: string; readonly revision: string; vary: string | undefined };

/** Kept by the HTTP server, which every nested instance of one app shares. */
const caches = new WeakMap<Server, LRUCache<string, CachedReply>>();
const pending = new WeakMap<FastifyRequest, Pending>();

/** The headers that are part of the reply; the others are those of each request. */
const KEPT_HEADERS = ['content-type', 'content-encoding', 'etag', 'cache-control', 'warning'];
/** The headers of a request that its answer may depend on. */
const KEY_HEADERS = ['accept-encoding', 'board-id'];

function cacheOf({ server }: FastifyInstance): LRUCache<string, CachedReply> {
  const cache =
    caches.get(server) ??
    new LRUCache<string, CachedReply>({
      maxSize: CACHE_BYTES,
      ttl: MAX_AGE_MS,
      sizeCalculation: ({ payload }, key) => key.length + Buffer.byteLength(payload),
    });
  caches.set(server, cache);
  return cache;
}

function keyOf({ url, headers }: FastifyRequest, viewer: Viewer): string {
  return [viewer, url, ...KEY_HEADERS.map((name) => headers[name] ?? '')].join('\n');
}

/**
 * Answers a request with the cached reply to the same request, compressed as it was sent. Undefined when
 * there is none: the reply to this request is then cached.
 */
export function cachedReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { viewer, revision }: CachedFor,
): FastifyReply | undefined {
  if (request.method !== 'GET' || viewer === 'trusted' || isPersonal(request)) return undefined;
  const key = keyOf(request, viewer);
  const entry = cacheOf(request.server).get(key);
  if (entry?.revision !== revision) {
    pending.set(request, { key, revision, vary: undefined });
    return undefined;
  }
  startTiming(request);
  reply.headers(entry.headers);
  return reply.send(entry.payload);
}

/** Notes that the reply depends on a header of the request. */
export function addVary(request: FastifyRequest, name: string): void {
  const reply = pending.get(request);
  if (!reply) return;
  if (KEY_HEADERS.includes(name)) reply.vary = name;
  else pending.delete(request);
}

function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const pendingReply = pending.get(request);
  if (!pendingReply || reply.statusCode !== 200) return;
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
  if (Buffer.byteLength(payload) > REPLY_BYTES) return;
  const headers: Record<string, string> = {};
  if (pendingReply.vary !== undefined) headers['vary'] = pendingReply.vary;
  for (const name of KEPT_HEADERS) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  cacheOf(request.server).set(pendingReply.key, {
    revision: pendingReply.revision,
    headers,
    payload,
  });
}

/**
 * Caches replies of the routes that ask for it as they are sent. To be called after everything else that
 * works on a reply has been added, the compression last.
 */
export function cacheReplies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.isCached) return;
    route.onSend = [
      route.onSend ?? [],
      (
        request: FastifyRequest,
        reply: FastifyReply,
        payload: unknown,
        done: (error: null, payload: unknown) => void,
      ) => {
        keep(request, reply, payload);
        done(null, payload);
      },
    ].flat();
  });
}
