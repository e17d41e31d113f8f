import { writeStorage, readStorage } from '../shell/storage/browser-storage.ts';
import { LEAD_QUEUE_KEY, LEAD_WAITS_KEY } from './keys.ts';

/** Nobody waits longer than this for their log-out. */
const PATIENCE_MS = 4000;

const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

/**
 * Sends the leads that wait in this browser. Gives the queue of those that could not be sent, as it
 * was stored; null when nothing is left to send.
 */
async function sendWaitingLeads(): Promise<string | null> {
  const queue = () => readStorage('local', LEAD_QUEUE_KEY);
  if (queue() === null || queue() === '[]') return null;
  try {
    const { deliverQueue, readQueue } = await import('./queue.ts');
    await Promise.race([deliverQueue(), patience()]);
    return readQueue().length > 0 ? queue() : null;
  } catch (error) {
    console.info('The waiting messages could not be sent.', error);
    return queue();
  }
}

/**
 * Runs what clears the browser's storage, without losing a lead that its sender was promised would be
 * sent: it is sent before, or kept, and the next page says so.
 */
export async function clearExceptLeads(clear: () => Promise<void>): Promise<void> {
  const unsent = await sendWaitingLeads();
  await clear();
  if (unsent === null) return;
  writeStorage('local', LEAD_QUEUE_KEY, unsent);
  writeStorage('session', LEAD_WAITS_KEY, '1');
}
