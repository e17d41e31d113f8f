import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { MappedListing } from '#src/server/feeds/listing-mapping.ts';
import { openWorld } from '../../geography.ts';
import { mappedListings } from '../mapped-listings.ts';
import type { ThreadMessage, ThreadRequest } from './messages.ts';

// The thread in which demo listings are made.

const port = parentPort;
if (!port) throw new Error('This program runs in a thread of its own.');
const send = (message: ThreadMessage) => port.postMessage(message);

const { dataDir, batchListings, ...request } = workerData as ThreadRequest;

function nextBatch(listings: Iterator<MappedListing>): MappedListing[] {
  const batch: MappedListing[] = [];
  while (batch.length < batchListings) {
    const next = listings.next();
    if (next.done) break;
    batch.push(next.value);
  }
  return batch;
}

// From the start on, as requests come before the map is there.
const requests = on(port, 'message');
const { geography } = openWorld(dataDir, () => send({ kind: 'making-map' }));
const listings = mappedListings({ ...request, geography });
for await (const _ of requests) {
  const batch = nextBatch(listings);
  // JSON crosses to another thread faster than objects do.
  if (batch.length > 0) send({ kind: 'batch', json: JSON.stringify(batch) });
  else break;
}
send({ kind: 'end' });
