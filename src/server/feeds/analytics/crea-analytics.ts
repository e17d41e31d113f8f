import { randomUUID } from 'node:crypto';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { Clock } from '#src/lib/clock.ts';
import {
  retryWithBackoff,
  systemBackoffClock,
  type BackoffClock,
} from '../http/retry-with-backoff.ts';
import { requestPause } from '../http/request-pause.ts';
import { type FeedTransport, sendRequest } from '../http/request.ts';
import { spacedTransport } from '../http/spaced-transport.ts';
import { eventIds } from './event-ids.ts';
import type { ListingAnalytics, RecordKeyOf } from './listing-analytics.ts';

const LOG_EVENTS = 'https://analytics.crea.ca/LogEvents.svc/LogEvents';

/** CREA requires whole numbers. */
const LISTING_ID = /^\d{1,18}$/;

/** The most events waiting or on their way; further ones are dropped. */
const MAX_PENDING = 500;
const MIN_INTERVAL_MS = 100;

type CreaAnalyticsOptions = {
  readonly destinationId: string;
  /** CREA's key of a listing in its feed. */
  readonly recordKeyOf: RecordKeyOf;
  /** Called at the first of several failures in a row. */
  readonly warn: (sentence: string) => void;
  readonly clock: Clock;
  /** Replaces the network and time, for tests. */
  readonly transport?: FeedTransport;
  readonly waiting?: BackoffClock;
};

const refusalOf = (status: number) =>
  status >= 200 && status < 300 ? undefined : `The status of the response was ${status}.`;

/**
 * Sends views and leads to CREA's analytics (DDF Web API, "Analytics"). It sends nothing about a visitor,
 * neither the address nor the page they came from, which are optional for CREA; the visitor's id comes from
 * `eventIds`.
 */
export function creaAnalytics({
  destinationId,
  recordKeyOf,
  warn,
  clock,
  transport = fetch,
  waiting = systemBackoffClock,
}: CreaAnalyticsOptions): ListingAnalytics {
  const spaced = spacedTransport(transport, MIN_INTERVAL_MS, waiting);
  const pause = requestPause(waiting.nowMs);
  const idOf = eventIds(clock);
  let pendingCount = 0;
  let isFailing = false;

  function reportProblem(problem: string | undefined): void {
    if (problem !== undefined && !isFailing) {
      warn(`CREA’s analytics are missing views and leads: ${problem}`);
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
    const answer = await retryWithBackoff(
      () => sendRequest(spaced, url, { method: 'GET' }),
      waiting,
      pause,
    );
    reportProblem(answer.ok ? refusalOf(answer.value.status) : answer.error);
  }

  function queueEvent(listing: KeyedListing, type: string, uuid: string): void {
    if (pendingCount >= MAX_PENDING) {
      reportProblem('Too many reports are waiting to be sent.');
      return;
    }
    pendingCount += 1;
    send(listing, type, uuid)
      .catch((error: unknown) => reportProblem(String(error)))
      .finally(() => {
        pendingCount -= 1;
      });
  }

  return {
    onView: (listing, { network, userAgent }) =>
      queueEvent(
        listing,
        'view',
        idOf([network, userAgent, listing.mlsNumber, `${listing.boardId}`]),
      ),
    onLead: (listing) => queueEvent(listing, 'email_realtor', randomUUID()),
  };
}
