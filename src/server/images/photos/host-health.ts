import { LRUCache } from 'lru-cache';

/** After this many failures in a row a host is left alone for a while. */
const FAILURES = 3;
const HOST_REST_MS = 30_000;
/** The wait before an unavailable photo is requested again. */
const PHOTO_REST_MS = 60_000;
const MAX_PHOTOS = 10_000;

type HostState = { readonly failures: number; readonly openUntilMs: number };

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '');

/**
 * Remembers recent failures, so that a page with forty photos does not wait forty times for a provider that
 * is down, and does not add to its load.
 */
export function hostHealth(nowMs: () => number) {
  const photos = new LRUCache<string, number>({ max: MAX_PHOTOS });
  const hosts = new Map<string, HostState>();
  return {
    /** The reason not to fetch from an address for now; undefined when it may be fetched from. */
    refusalOf(address: string): string | undefined {
      if ((hosts.get(hostOf(address))?.openUntilMs ?? 0) > nowMs()) {
        return 'The provider has not responded recently';
      }
      return (photos.get(address) ?? 0) > nowMs()
        ? 'The photo was not available a moment ago'
        : undefined;
    },
    noteSuccess(address: string): void {
      photos.delete(address);
      hosts.delete(hostOf(address));
    },
    /** @param isOfHost whether the host itself is in trouble, and not this photo alone */
    noteFailure(address: string, { isOfHost }: { readonly isOfHost: boolean }): void {
      photos.set(address, nowMs() + PHOTO_REST_MS);
      if (!isOfHost) return;
      const failures = (hosts.get(hostOf(address))?.failures ?? 0) + 1;
      const openUntilMs = failures >= FAILURES ? nowMs() + HOST_REST_MS : 0;
      hosts.set(hostOf(address), { failures, openUntilMs });
    },
  };
}
