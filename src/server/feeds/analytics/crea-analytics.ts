import { randomUUID } from 'node:crypto';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { Clock } from '#src/lib/clock.ts';
import { askPatiently, realWaiting, type Waiting } from '../http/back-off.ts';
import { type FeedTransport, sendRequest } from '../http/request.ts';
import { spacedTransport } from '../http/spaced-transport.ts';
import { eventIds } from './event-ids.ts';
import type { ListingAnalytics, RecordKeyOf } from './listing-analytics.ts';

const LOG_EVENTS = 'https://analytics.crea.ca/LogEvents.svc/LogEvents';

/** CREA asks for whole numbers. */
const LISTING_ID = /^\d{1,18}$/;

/** Events that wait or are on their way; of more none is told. */
const MOST_PENDING = 500;
const LEAST_INTERVAL_MS = 100;

type CreaAnalyticsOptions = {
  readonly destinationId: string;
  /** The key at CREA of a listing of its feed. */
  readonly recordKeyOf: RecordKeyOf;
  /** Told of the first failure of a row. */
  readonly warn: (sentence: string) => void;
  readonly clock: Clock;
  /** In place of the network and of time, for tests. */
  readonly transport?: FeedTransport;
  readonly waiting?: Waiting;
};

const refusalOf = (status: number) =>
  status >= 200 && status < 300 ? undefined : `They answer ${status}.`;

/**
 * Tells CREA's analytics of views and leads (DDF Web API, "Analytics"). Of a visitor it tells nothing, neither
 * the address nor the page they came from, which CREA asks for as optional; its id is one of `eventIds`.
 */
export function creaAnalytics({
  destinationId,
  recordKeyOf,
  warn,
  clock,
  transport = fetch,
  waiting = realWaiting,
}: CreaAnalyticsOptions): ListingAnalytics {
  const spaced = spacedTransport(transport, LEAST_INTERVAL_MS, waiting);
  const idOf = eventIds(clock);
  let pendingCount = 0;
  let isFailing = false;

  function note(problem: string | undefined): void {
    if (problem !== undefined && !isFailing) {
      warn(`CREA’s analytics miss views and leads: ${problem}`);
    }
    isFailing = problem !== undefined;
  }

  async function send(listing: KeyedListing, type: string, uuid: string): Promise<void> {
    const listingId = await recordKeyOf(listing);
    if (listingId === undefined || !LISTING_ID.test(listingId)) return;
    const query = new URLSearchParams({
      ListingID: listingId,
      DestinationID: destinationId,
      EventType: type,
      UUID: `${uuid}-${destinationId}`,
    });
    const url = `${LOG_EVENTS}?${query}`;
    const answer = await askPatiently(() => sendRequest(spaced, url, { method: 'GET' }), waiting);
    note(answer.ok ? refusalOf(answer.value.status) : answer.error);
  }

  function tell(listing: KeyedListing, type: string, uuid: string): void {
    if (pendingCount >= MOST_PENDING) {
      note('Too many wait to be told.');
      return;
    }
    pendingCount += 1;
    send(listing, type, uuid)
      .catch((error: unknown) => note(String(error)))
      .finally(() => {
        pendingCount -= 1;
      });
  }

  return {
    onView: (listing, { network, userAgent }) =>
      tell(listing, 'view', idOf([network, userAgent, listing.mlsNumber, `${listing.boardId}`])),
    onLead: (listing) => tell(listing, 'email_realtor', randomUUID()),
  };
}
