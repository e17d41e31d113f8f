import { ChevronRight } from 'lucide-react';
import { placeText } from '#src/domain/places/text.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import type { PlaceLink } from '#src/domain/search/suggestions/suggestion-columns.ts';
import { listPageTexts } from '#src/messages/search/list-page.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';

function PlaceButton({ city, state, homes, count, href }: PlaceLink) {
  const words = useTexts(resultsTexts);
  const { place, cityCount } = words;
  const { matching } = useTexts(listPageTexts);
  return (
    <a
      href={href}
      className="flex items-center justify-between gap-4 p-5 rounded-card border border-line bg-surface text-ink no-underline transition-colors duration-150 hover:border-primary hover:bg-primary-tint"
    >
      <span>
        <span className="block heading-3">
          {place(placeText(city), provinceOf(state)?.name ?? state)}
        </span>
        <span className="block mt-0.5 text-muted tabular-nums">
          {homes ? matching(count, homes) : cityCount(count)}
        </span>
      </span>
      <ChevronRight {...icon(22)} className="shrink-0" />
    </a>
  );
}

/** Places to choose from, each with its number of homes for sale. */
export function PlaceLinks({ places }: { places: readonly PlaceLink[] }) {
  return (
    <ul className="grid gap-4 max-w-2xl">
      {places.map((place) => (
        <li key={place.href}>
          <PlaceButton {...place} />
        </li>
      ))}
    </ul>
  );
}
