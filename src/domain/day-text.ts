const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** "September 14, 2026": a day as people read it, whatever the time zone. */
export function dayText(day: Date): string {
  return format.format(day);
}
