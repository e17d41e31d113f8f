import { placeText } from '#src/domain/places/text.ts';
import type { PlaceLink } from '#src/domain/search/suggestions/suggestion-columns.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';

function CityChooserContent({ cities }: { cities: readonly PlaceLink[] }) {
  const words = useTexts(resultsTexts);
  const name = placeText(cities[0]?.city ?? '');
  return (
    <div className="page pt-8 pb-16">
      <h1 className="heading-1">{words.chooseCity(name)}</h1>
      <p className="mt-2 mb-7 text-muted">{words.chooseCityHint(name)}</p>
      <PlaceLinks places={cities} />
    </div>
  );
}

/** Several cities of one name, to choose from; the largest first. */
export const CityChooser = withLocale(CityChooserContent);
