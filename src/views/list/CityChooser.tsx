import { ChevronRight } from 'lucide-react';
import { placeText } from '#src/domain/places/text.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import type { PlaceLink } from '#src/domain/search/suggestions/suggestion-columns.ts';
import { resultsTexts } from '#src/messages/results.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { icon } from '#src/ui/icon.ts';

function CityLink({ city, state, count, href }: PlaceLink) {
  const words = useTexts(resultsTexts);
  const { place, cityCount } = words;
  return (
    <a
      href={href}
      className="flex items-center justify-between gap-4 p-5 rounded-card border border-line bg-surface text-ink no-underline transition-colors duration-150 hover:border-evergreen hover:bg-evergreen-tint"
    >
      <span>
        <span className="block heading-3">
          {place(placeText(city), provinceOf(state)?.name ?? state)}
        </span>
        <span className="block mt-0.5 text-muted tabular-nums">{cityCount(count)}</span>
      </span>
      <ChevronRight {...icon(22)} />
    </a>
  );
}

function CityChooserContent({ cities }: { cities: readonly PlaceLink[] }) {
  const words = useTexts(resultsTexts);
  const name = placeText(cities[0]?.city ?? '');
  return (
    <div className="page pt-8 pb-16">
      <h1 className="heading-1">{words.chooseCity(name)}</h1>
      <p className="mt-2 mb-7 text-muted">{words.chooseCityHint(name)}</p>
      <ul className="grid gap-4 max-w-2xl">
        {cities.map((city) => (
          <li key={city.href}>
            <CityLink {...city} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Several cities of one name, to choose from; the largest first. */
export const CityChooser = withLocale(CityChooserContent);
