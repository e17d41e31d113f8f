import type { FullListing } from '#src/contract/listings/listing.ts';
import { timeZoneOf } from './time-zone.ts';
import { momentOf } from './wall-clock.ts';

/** A time at which anyone may walk in. */
export type OpenHouseTime = {
  /** YYYY-MM-DD, on the clocks of the home. */
  readonly day: string;
  readonly startMs: number;
  readonly endMs: number;
};

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)/;

/** A time of day as boards write it, such as "9:30" or "14:00:00", as HH:MM. */
function timeOf(text: string | null): string | undefined {
  const [, hour, minute] = TIME.exec(text?.trim() ?? '') ?? [];
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}

/**
 * The open houses of a listing from a day on, the next first. One without a day, or whose times are not
 * known or make no sense, is left out.
 *
 * @param today YYYY-MM-DD
 */
export function openHouseTimes(
  { openHouse, address }: Pick<FullListing, 'openHouse' | 'address'>,
  today: string,
): readonly OpenHouseTime[] {
  const timeZone = timeZoneOf(address.state);
  const times = openHouse.flatMap(({ date, startTime, endTime }) => {
    const day = date?.slice(0, 10) ?? '';
    const [start, end] = [timeOf(startTime), timeOf(endTime)];
    if (day < today || start === undefined || end === undefined) return [];
    const startMs = momentOf({ day, time: start }, timeZone);
    const endMs = momentOf({ day, time: end }, timeZone);
    if (startMs === undefined || endMs === undefined || endMs <= startMs) return [];
    return [{ day, startMs, endMs }];
  });
  return times.toSorted((a, b) => a.startMs - b.startMs);
}
