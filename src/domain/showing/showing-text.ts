import { memoize } from '#src/lib/memoize.ts';

/** Time zones, locales and kinds of texts together; making a format takes longer than the rest of the text. */
const FORMATS = 100;

const formatByKey = memoize((key: string) => {
  const [locale, options] = JSON.parse(key) as [string, Intl.DateTimeFormatOptions];
  return new Intl.DateTimeFormat(locale, options);
}, FORMATS);

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatByKey(JSON.stringify([locale, options]));
}

/** Runtimes put different spaces into dates; a page must be the same from the server and in the browser. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** "Saturday, November 28, 2:00 p.m. EST": a moment, ms, on the clocks of a time zone. */
export function showingTimeText(ms: number, timeZone: string, locale: string): string {
  const at = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options }).format(ms);
  const day = at({ weekday: 'long', month: 'long', day: 'numeric' });
  const time = at({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return plainSpaces(`${day}, ${time}`);
}

/** "Eastern Time": the name of a time zone's clocks. */
export function zoneText(timeZone: string, locale: string): string {
  const format = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value;
  return plainSpaces(name ?? timeZone);
}

/** A calendar day, YYYY-MM-DD, in spoken parts: "Sat" and "Nov 28". */
export function dayParts(day: string, locale: string): { weekday: string; date: string } {
  const at = (options: Intl.DateTimeFormatOptions) =>
    plainSpaces(dateFormat(locale, { timeZone: 'UTC', ...options }).format(Date.parse(day)));
  return { weekday: at({ weekday: 'short' }), date: at({ month: 'short', day: 'numeric' }) };
}

/** A time of day, HH:MM, as it is said: "2:00 p.m.". */
export function timeText(time: string, locale: string): string {
  const format = dateFormat(locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  });
  return plainSpaces(format.format(Date.parse(`1970-01-01T${time}Z`)));
}

/** "Saturday, November 28, 2:00 p.m. to 4:00 p.m.": the span between two moments, ms, of the same day. */
export function openHouseText(
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
  timeZone: string,
  locale: string,
): string {
  const format = dateFormat(locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return plainSpaces(format.formatRange(startMs, endMs));
}
