import type { AnyListing } from '#src/contract/listings/listing.ts';
import type { OpenHours } from '#src/domain/showing/open-hours.ts';
import { isOpenToShowings } from '#src/domain/showing/showing-eligibility.ts';
import { type ShowingDay, showingDays } from '#src/domain/showing/showing-start.ts';
import { timeZoneOf } from '#src/domain/showing/time-zone.ts';
import { type WallClock, wallClockOf } from '#src/domain/showing/wall-clock.ts';
import { type Clock, systemClock } from '#src/lib/clock.ts';

/** The showings of a home that can be asked for. */
export type ShowingOffer = {
  readonly hours: OpenHours;
  readonly timeZone: string;
  readonly days: readonly ShowingDay[];
  /** A few of the times, which a page can name that is a day old. */
  readonly picks: readonly WallClock[];
};

const PICKED_DAYS = 3;

/** A time before and one after noon. */
function picksOf({ day, times }: ShowingDay): readonly WallClock[] {
  const at = (share: number) => times[Math.floor(times.length * share)];
  const [early, late] = [at(0.25), at(0.75)];
  return [...new Set([early, late])].flatMap((time) => (time === undefined ? [] : [{ day, time }]));
}

/** When a home can be seen by its viewer; undefined for one that cannot, or that nobody shows. */
export function showingOffer(
  listing: AnyListing,
  hours: OpenHours | undefined,
  clock: Clock = systemClock,
): ShowingOffer | undefined {
  if (hours === undefined || !isOpenToShowings(listing)) return undefined;
  const timeZone = timeZoneOf(listing.address.state);
  const nowMs = clock.now().getTime();
  const days = showingDays({ hours, timeZone }, nowMs);
  const { day: today } = wallClockOf(nowMs, timeZone);
  const picks = days
    .filter(({ day }) => day > today)
    .slice(0, PICKED_DAYS)
    .flatMap(picksOf);
  return { hours, timeZone, days, picks };
}
