import type { ComingOpenHouse } from '#src/domain/listing/open-house.ts';
import { memoize } from '#src/lib/memoize.ts';
import { listPageTexts } from '#src/messages/search/list-page.ts';
import type { Locale } from '#src/messages/locale.ts';

const DAY_MS = 86_400_000;
/** A weekday alone says which day is meant. */
const WEEKDAY_ALONE_DAYS = 6;

const weekday = memoize(
  (locale: Locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);
const date = memoize(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);
const wholeHours = memoize(
  (locale: Locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }),
);
const hoursAndMinutes = memoize(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

function timeText({ day, from, to }: ComingOpenHouse, locale: Locale): string {
  if (from === undefined) return '';
  const isWhole = [from, to].every((time) => time === undefined || time.endsWith(':00'));
  const format = (isWhole ? wholeHours : hoursAndMinutes)(locale);
  const start = Date.parse(`${day}T${from}Z`);
  const end = to === undefined ? start : Date.parse(`${day}T${to}Z`);
  return end > start ? format.formatRange(start, end) : format.format(start);
}

/** "Open house Sat, 2 – 4 p.m." on a day, YYYY-MM-DD; a day more than a week away has its date. */
export function openHouseText(openHouse: ComingOpenHouse, today: string, locale: Locale): string {
  const time = Date.parse(openHouse.day);
  const isNear = time - Date.parse(today) <= WEEKDAY_ALONE_DAYS * DAY_MS;
  const dayText = (isNear ? weekday : date)(locale).format(time);
  return listPageTexts(locale).openHouse(dayText, timeText(openHouse, locale));
}
