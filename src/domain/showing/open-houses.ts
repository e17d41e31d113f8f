import type { FullListing } from '#src/contract/listings/listing.ts';
import { comingOpenHouses } from '../listing/open-house.ts';
import { timeZoneOf } from './time-zone.ts';
import { momentOf } from './wall-clock.ts';

/** A time at which anyone may walk in. */
export type OpenHouseTime = {
  /** YYYY-MM-DD, on the clocks of the home. */
  readonly day: string;
  readonly startMs: number;
  readonly endMs: number;
};

/**
 * The open houses of a listing from a day on, the next first. One whose times are not known or make no
 * sense is left out.
 *
 * @param today YYYY-MM-DD
 */
export function openHouseTimes(
  { openHouse, address }: Pick<FullListing, 'openHouse' | 'address'>,
  today: string,
): readonly OpenHouseTime[] {
  const timeZone = timeZoneOf(address.state);
  return comingOpenHouses(openHouse, today).flatMap(({ day, from, to }) => {
    if (from === undefined || to === undefined) return [];
    const startMs = momentOf({ day, time: from }, timeZone);
    const endMs = momentOf({ day, time: to }, timeZone);
    if (startMs === undefined || endMs === undefined || endMs <= startMs) return [];
    return [{ day, startMs, endMs }];
  });
}
