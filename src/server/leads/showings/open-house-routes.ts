import type { FastifyInstance } from 'fastify';
import { getListingCall } from '#src/contract/listings/calls.ts';
import { getOpenHouses } from '#src/contract/listings/open-house-calls.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { calendarFile } from '#src/domain/calendar/calendar-file.ts';
import { addressLine } from '#src/domain/listing/address.ts';
import { detailPath } from '#src/domain/routes.ts';
import { isOpenToShowings } from '#src/domain/showing/showing-eligibility.ts';
import { openHouseTimes } from '#src/domain/showing/open-houses.ts';
import type { Clock } from '#src/lib/clock.ts';
import { showingTexts } from '#src/messages/lead/showing.ts';
import { mountRaw } from '../../http/mount.ts';
import { requestLocale } from '../../http/request-locale.ts';
import type { ShowingDependencies } from './plan-showing.ts';

type OpenHouseDependencies = Pick<ShowingDependencies, 'callsFor'> & {
  readonly today: () => string;
  readonly clock: Clock;
  /** Origin that absolute links start with. */
  readonly origin: string;
};

/**
 * Gives the open houses of a home to calendars. Calendars send no token, so only public homes have them.
 */
export function openHouseRoutes(
  app: FastifyInstance,
  { callsFor, today, clock, origin }: OpenHouseDependencies,
): void {
  mountRaw(app, getOpenHouses, async ({ query: { mlsNumber, boardId }, reply }) => {
    const call = callsFor('anonymous');
    const outcome = await call(getListingCall, { params: { mlsNumber }, query: { boardId } });
    const listing = outcome.ok ? outcome.value : undefined;
    const times =
      listing && !('restricted' in listing) && isOpenToShowings(listing)
        ? openHouseTimes(listing, today())
        : [];
    if (!listing || 'restricted' in listing || times.length === 0) {
      throw new RefusedRequest(404, [{ param: 'mlsNumber', msg: 'has no upcoming open house' }]);
    }
    const { openHouse } = showingTexts(requestLocale(reply.request));
    const place = addressLine(listing.address);
    const url = `${origin}${detailPath(listing)}`;
    const events = times.map(({ day, startMs, endMs }) => ({
      uid: `open-house.${boardId}.${mlsNumber}.${day}@${new URL(origin).hostname}`,
      sequence: 0,
      status: 'CONFIRMED' as const,
      startMs,
      endMs,
      madeAtMs: clock.now().getTime(),
      title: openHouse.eventTitle(place),
      place,
      text: url,
      url,
    }));
    return reply
      .header('cache-control', 'public, max-age=300')
      .header('content-disposition', 'attachment; filename="open-house.ics"')
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(events));
  });
}
