import type { OpenHouse } from '#src/contract/listings/listing.ts';

/** A coming open house: its day, and from when to when, HH:MM, where that can be read. */
export type NextOpenHouse = {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

const DAY = /^\d{4}-\d{2}-\d{2}/;
/** Local time of the home; a time with a zone would be another hour there. */
const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?=$|:\d\d$)/;

const clockTime = (time: string | null) => (time === null ? undefined : CLOCK_TIME.exec(time)?.[0]);

/** The first open house of a home on a day, YYYY-MM-DD, or after; undefined where there is none. */
export function nextOpenHouse(
  openHouses: readonly OpenHouse[],
  today: string,
): NextOpenHouse | undefined {
  const coming = openHouses.flatMap(({ date, startTime, endTime, status }) => {
    const [day] = DAY.exec(date ?? '') ?? [];
    const isOff = status !== null && status !== 'Active';
    if (day === undefined || day < today || isOff) return [];
    return [{ day, from: clockTime(startTime), to: clockTime(endTime) }];
  });
  const startOf = ({ day, from = '' }: NextOpenHouse) => `${day} ${from}`;
  return coming.reduce<NextOpenHouse | undefined>(
    (first, next) => (first && startOf(first) <= startOf(next) ? first : next),
    undefined,
  );
}
