import { CalendarDays } from 'lucide-react';
import type { LeadListing } from '#src/domain/lead/listing.ts';
import { showingPath } from '#src/domain/showing/showing-path.ts';
import { dayParts, timeText } from '#src/domain/showing/showing-text.ts';
import type { ShowingOffer } from '#src/page-data/showing-offer.ts';
import { showingTexts } from '#src/messages/lead/showing.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';

export type ShowingContact = {
  /** Who shows the home. */
  readonly agent: string;
  readonly phone: string;
  readonly privacyHref: string;
};

type Props = { listing: LeadListing; offer: ShowingOffer; contact: ShowingContact };

/**
 * The way to see a home: the next times as links, and the rest behind one. Its script opens the form over
 * the page, by what `data-showing` says; without it the links lead to a page with the form.
 */
export function ShowingPicks({ listing, offer, contact }: Props) {
  const locale = useLocale();
  const words = useTexts(showingTexts);
  const { picks, hours, timeZone } = offer;
  const days = [...new Set(picks.map(({ day }) => day))];
  return (
    <div
      className="grid gap-2.5"
      data-showing={JSON.stringify({ listing, hours, timeZone, ...contact })}
    >
      <a href={showingPath(listing)} data-opens="showing" className="btn-primary">
        <CalendarDays {...icon()} />
        {words.book}
      </a>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 text-center">
        {days.map((day) => {
          const { weekday, date } = dayParts(day, locale);
          return (
            <li key={day} className="grid gap-1.5 content-start">
              <span className="text-sm text-muted whitespace-nowrap">
                {weekday}, {date}
              </span>
              {picks
                .filter((pick) => pick.day === day)
                .map((pick) => ({ pick, time: timeText(pick.time, locale) }))
                .map(({ pick, time }) => (
                  <a
                    key={pick.time}
                    href={showingPath(listing, pick)}
                    data-opens="showing"
                    aria-label={words.bookAt(`${weekday}, ${date}`, time)}
                    className="grid place-items-center min-h-11 md:[@media(pointer:fine)]:min-h-9 px-1 rounded-field border border-line-strong text-ink no-underline text-sm font-semibold tabular-nums whitespace-nowrap transition-colors duration-150 hover:border-primary hover:bg-primary-tint"
                  >
                    {time}
                  </a>
                ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
