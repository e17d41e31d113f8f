import type { OpenHouse } from '#src/contract/listings/listing.ts';

/** A coming open house: its day, and from when to when, HH:MM, where that can be read. */
export type ComingOpenHouse = {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

const DAY = /^\d{4}-\d{2}-\d{2}/;
/** Local time of the home; a time with a zone would be another hour there. */
const CLOCK_TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::\d\d)?$/;

/** A time of day as boards write it, for example "9:30" or "14:00:00", as HH:MM. */
function clockTime(text: string | null): string | undefined {
  const [, hour, minute] = CLOCK_TIME.exec(text?.trim() ?? '') ?? [];
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}

type OpenHouseFields = Pick<OpenHouse, 'date' | 'startTime' | 'endTime' | 'status'>;

/** Whether the agent has cancelled an open house. */
export function isCancelled(status: unknown): boolean {
  return typeof status === 'string' && status !== 'Active';
}

/**
 * The open houses of a home from a day on that are not cancelled, the next first.
 *
 * @param today YYYY-MM-DD
 */
export function comingOpenHouses(
  openHouses: readonly OpenHouseFields[],
  today: string,
): readonly ComingOpenHouse[] {
  const coming = openHouses.flatMap(({ date, startTime, endTime, status }) => {
    const [day] = DAY.exec(date ?? '') ?? [];
    if (day === undefined || day < today || isCancelled(status)) return [];
    return [{ day, from: clockTime(startTime), to: clockTime(endTime) }];
  });
  const startOf = ({ day, from = '' }: ComingOpenHouse) => `${day} ${from}`;
  return coming.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}
