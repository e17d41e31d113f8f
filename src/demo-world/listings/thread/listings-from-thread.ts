import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MappedListing } from '#src/server/feeds/listing-mapping.ts';
import type { ThreadMessage, ThreadRequest } from './messages.ts';

const PROGRAM = new URL('./listing-worker.ts', import.meta.url);

/** Some megabytes. */
const BATCH_LISTINGS = 500;
/** Made ahead, so that neither thread waits for the other. */
const BATCHES_AHEAD = 3;

type ListingsRequest = Omit<ThreadRequest, 'batchListings'> &
  Partial<Pick<ThreadRequest, 'batchListings'>>;

/**
 * Demo listings, mapped, in batches: a separate thread makes them while the previous ones are stored.
 *
 * @param onMakingMap called before the map is made, the first time in a folder
 */
export async function* listingsFromThread(
  { batchListings = BATCH_LISTINGS, ...request }: ListingsRequest,
  onMakingMap: () => void,
): AsyncGenerator<readonly MappedListing[]> {
  const worker = new Worker(PROGRAM, {
    workerData: { ...request, batchListings } satisfies ThreadRequest,
  });
  const messages = on(worker, 'message', { close: ['exit'] });
  const ask = () => worker.postMessage('next');
  for (let ahead = 0; ahead < BATCHES_AHEAD; ahead += 1) ask();
  try {
    for await (const [message] of messages as AsyncIterable<[ThreadMessage]>) {
      if (message.kind === 'end') return;
      if (message.kind === 'making-map') onMakingMap();
      else {
        yield JSON.parse(message.json) as MappedListing[];
        ask();
      }
    }
    throw new Error('The thread that makes demo listings ended before their end.');
  } finally {
    await worker.terminate();
  }
}
