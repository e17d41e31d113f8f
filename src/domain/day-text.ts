import { memoize } from '#src/lib/memoize.ts';

const longDay = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

const shortMoment = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** "Sep 14, 2026, 3:05 PM": a moment for people, in the time zone of the running process. */
export function momentText(moment: Date, locale: string): string {
  return shortMoment(locale).format(moment);
}

/** "September 14, 2026": a day as people read it, whatever the time zone. */
export function dayText(day: Date, locale: string): string {
  return longDay(locale).format(day);
}
