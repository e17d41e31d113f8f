import { calendarFile } from '#src/domain/calendar/calendar-file.ts';
import { SHOWING_MINUTES } from '#src/domain/showing/open-hours.ts';
import type { Locale } from '#src/messages/locale.ts';
import { showingTexts } from '#src/messages/lead/showing.ts';
import type { MailCalendar } from '../../mail/mailer.ts';
import type { ShowingLead } from './showing-store.ts';

type EventTexts = {
  /** Domain of the site's mail addresses, which sets its appointments apart from those of other sites. */
  readonly domain: string;
  readonly agent: string;
  readonly phone: string;
  readonly cancelUrl: string;
  readonly homeUrl: string;
  readonly locale: Locale;
};

/** The state of a showing, as calendars express it; each later state is a higher version. */
function versionOf({ confirmedAtMs, cancelledAtMs }: ShowingLead['showing']) {
  if (cancelledAtMs !== null) {
    return { sequence: 2, status: 'CANCELLED', method: 'CANCEL', madeAtMs: cancelledAtMs } as const;
  }
  if (confirmedAtMs !== null) {
    return {
      sequence: 1,
      status: 'CONFIRMED',
      method: 'PUBLISH',
      madeAtMs: confirmedAtMs,
    } as const;
  }
  return { sequence: 0, status: 'TENTATIVE', method: 'PUBLISH' } as const;
}

/** A showing for the guest's calendar, with nothing in it that the guest may not see. */
export function showingCalendar(
  { id, acceptedAtMs, showing }: ShowingLead,
  { domain, agent, phone, cancelUrl, homeUrl, locale }: EventTexts,
): MailCalendar {
  const { eventTitle, eventText } = showingTexts(locale).emails;
  const { method, ...version } = versionOf(showing);
  const { place, startsAtMs } = showing;
  const event = {
    madeAtMs: acceptedAtMs,
    ...version,
    uid: `showing.${id}@${domain}`,
    startMs: startsAtMs,
    endMs: startsAtMs + SHOWING_MINUTES * 60_000,
    title: eventTitle(place),
    place,
    text: eventText(agent, phone, cancelUrl),
    url: homeUrl,
  };
  return { fileName: 'showing.ics', method, content: calendarFile([event], method) };
}
