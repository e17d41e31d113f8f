import { memoize } from '#src/lib/memoize.ts';

const longDay = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** "September 14, 2026": a day as people read it, whatever the time zone. */
export function dayText(day: Date, locale: string): string {
  return longDay(locale).format(day);
}
