import { CalendarPlus } from 'lucide-react';
import type { FullListing } from '#src/contract/listings/listing.ts';
import { OPEN_HOUSES_PATH } from '#src/contract/listings/open-house-calls.ts';
import { openHouseTimes } from '#src/domain/showing/open-houses.ts';
import { openHouseText } from '#src/domain/showing/showing-text.ts';
import { timeZoneOf } from '#src/domain/showing/time-zone.ts';
import { isOpenToShowings } from '#src/domain/showing/showing-eligibility.ts';
import { needsSignIn } from '#src/domain/listing/visibility.ts';
import { showingTexts } from '#src/messages/lead/showing.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { Section } from '../Section.tsx';

/** When anyone may walk in, and those times for a calendar. */
export function OpenHouses({ listing, today }: { listing: FullListing; today: string }) {
  const locale = useLocale();
  const { openHouse: words } = useTexts(showingTexts);
  const times = isOpenToShowings(listing) ? openHouseTimes(listing, today) : [];
  if (times.length === 0) return null;
  const { mlsNumber, boardId, address, permissions } = listing;
  const query = new URLSearchParams({ mlsNumber, boardId: String(boardId) });
  const timeZone = timeZoneOf(address.state);
  return (
    <Section id="open-houses" title={words.title(times.length)}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 sm:gap-x-6 gap-y-3">
        <ul className="grid gap-1 font-medium tabular-nums">
          {times.map((time) => (
            <li key={time.startMs}>{openHouseText(time, timeZone, locale)}</li>
          ))}
        </ul>
        {/* A calendar sends no token, so that it is given only what everyone may see. */}
        {!needsSignIn(permissions) && (
          <a href={`${OPEN_HOUSES_PATH}?${query}`} className="btn-secondary max-sm:px-3 no-print">
            <CalendarPlus {...icon()} />
            <span className="max-sm:sr-only">{words.add}</span>
          </a>
        )}
      </div>
    </Section>
  );
}
