import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { boundedText } from '#src/lib/bounded-text.ts';

/** Sends a request, as `fetch` does. */
export type GeocoderTransport = (url: string, init: RequestInit) => Promise<Response>;

/** A request of the site may take two seconds in all. */
const TIMEOUT_MS = 1200;
const MAX_ANSWER_BYTES = 512 * 1024;
/** Addresses stay valid for longer than a visit. */
const CACHE_MS = 10 * 60_000;
const CACHED_ANSWERS = 2000;

/** Canada from west to east and south to north, degrees. */
export const CANADA = { west: -141.1, south: 41.6, east: -52.5, north: 83.2 } as const;

export type AskGeocoder = <Answer extends z.ZodMiniType>(
  path: string,
  query: Readonly<Record<string, string>>,
  schema: Answer,
) => Promise<z.output<Answer>>;

/**
 * Asks a geocoder by GET and reads its JSON; equal questions within ten minutes are asked once.
 *
 * @param url the address of the geocoder, without a slash at the end
 * @param userAgent names the site, as the geocoders of OpenStreetMap want to know who asks
 * @throws when no answer comes in time, or one that does not match the schema
 */
export function geocoderRequests(
  url: string,
  userAgent: string,
  transport: GeocoderTransport = fetch,
): AskGeocoder {
  const answers = new LRUCache<string, Promise<unknown>>({ max: CACHED_ANSWERS, ttl: CACHE_MS });

  async function request(address: string): Promise<unknown> {
    const response = await transport(address, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await boundedText(response, MAX_ANSWER_BYTES);
    if (text === undefined) throw new Error('The geocoder’s response is too large');
    if (!response.ok) throw new Error(`The geocoder returned status ${response.status}`);
    return JSON.parse(text);
  }

  return async (path, query, schema) => {
    const address = `${url}${path}?${new URLSearchParams(query)}`;
    const earlier = answers.get(address);
    // Parsed before it is cached: an unreadable answer is requested again.
    const answer = earlier ?? request(address).then((value) => schema.parse(value));
    if (!earlier) {
      answers.set(address, answer);
      answer.catch(() => answers.delete(address));
    }
    return (await answer) as never;
  };
}
