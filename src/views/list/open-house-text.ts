import type { ComingOpenHouse } from '#src/domain/listing/open-house.ts';
import { memoize } from '#src/lib/memoize.ts';
import { listPageTexts } from '#src/messages/search/list-page.ts';
import type { Locale } from '#src/messages/locale.ts';

const DAY_MS = 86_400_000;
/** Within so many days a weekday alone is unambiguous. */
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

/** Formatting a range takes longer than the rest of a card; few of the half hours of a day are met. */
const HOURS_ROOM = 500;

/** "2–4 p.m." of "14:00-16:00", and "2 p.m." where it has no end. */
const hoursText = memoize((locale: Locale) =>
  memoize((hours: string) => {
    const [from = '', to = from] = hours.split('-');
    const isWhole = [from, to].every((time) => time.endsWith(':00'));
    const format = (isWhole ? wholeHours : hoursAndMinutes)(locale);
    const [start, end] = [from, to].map((time) => Date.parse(`1970-01-01T${time}Z`)) as [
      number,
      number,
    ];
    return end > start ? format.formatRange(start, end) : format.format(start);
  }, HOURS_ROOM),
);

function timeText({ from, to }: ComingOpenHouse, locale: Locale): string {
  if (from === undefined) return '';
  return hoursText(locale)(to === undefined ? from : `${from}-${to}`);
}

/** "Open house Sat, 2–4 p.m." on a day, YYYY-MM-DD; a day more than a week away has its date. */
export function openHouseText(openHouse: ComingOpenHouse, today: string, locale: Locale): string {
  const time = Date.parse(openHouse.day);
  const isNear = time - Date.parse(today) <= WEEKDAY_ALONE_DAYS * DAY_MS;
  const dayText = (isNear ? weekday : date)(locale).format(time);
  return listPageTexts(locale).openHouse(dayText, timeText(openHouse, locale));
}
