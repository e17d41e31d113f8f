import { expect, test, vi } from 'vitest';
import { mappedListings } from '#src/demo-world/listings/mapped-listings.ts';
import { listingsFromThread } from '#src/demo-world/listings/thread/listings-from-thread.ts';
import type { MappedListing } from '#src/server/feeds/listing-mapping.ts';
import { theWorld, WORLD_FOLDER } from '#tests/support/places/street-world.ts';

const TIMEOUT_MS = 60_000;
const request = { today: '2026-11-21', count: 5, seed: 'thread' };

async function fromThread(dataDir: string, today: string): Promise<MappedListing[]> {
  const batches = listingsFromThread({ ...request, dataDir, today, batchListings: 2 }, vi.fn());
  return (await Array.fromAsync(batches)).flat();
}

test(
  'a thread makes the same listings in the same order',
  async () => {
    const { geography } = theWorld();
    const expected = [...mappedListings({ ...request, geography })];
    const listings = await fromThread(WORLD_FOLDER, request.today);
    expect(JSON.stringify(listings)).toBe(JSON.stringify(expected));
  },
  TIMEOUT_MS,
);

test(
  'an error in the thread is thrown where the listings are read',
  async () => {
    await expect(fromThread(WORLD_FOLDER, 'tomorrow')).rejects.toThrow(RangeError);
  },
  TIMEOUT_MS,
);

test(
  'the thread ends when the reader stops early',
  async () => {
    const batches = listingsFromThread(
      { ...request, dataDir: WORLD_FOLDER, batchListings: 2 },
      vi.fn(),
    );
    const first = await batches.next();
    expect(first.value).toHaveLength(2);
    expect(await batches.return(undefined)).toEqual({ done: true, value: undefined });
    expect(await batches.next()).toEqual({ done: true, value: undefined });
  },
  TIMEOUT_MS,
);
