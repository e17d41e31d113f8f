/** The source of the time, so that tests can stop it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The calendar day of a moment, YYYY-MM-DD in UTC. */
export function calendarDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
