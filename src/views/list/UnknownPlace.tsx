import { pagePath } from '#src/domain/routes.ts';
import type { PlaceLink } from '#src/domain/search/suggestions/suggestion-columns.ts';
import { listPageTexts } from '#src/messages/search/list-page.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { siteTexts } from '#src/messages/site/site.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';

type Props = { heading: string; places: readonly PlaceLink[] };

function UnknownPlaceContent({ heading, places }: Props) {
  const words = useTexts(resultsTexts);
  const { homesAskedHint } = useTexts(listPageTexts);
  const siteWords = useTexts(siteTexts);
  const spellingHint = places.length > 0 ? words.unknownPlaceHint : words.unknownPlaceAlone;
  const hint = places.some(({ homes }) => homes) ? homesAskedHint : spellingHint;
  return (
    <div className="page pt-8 pb-16">
      <h1 className="heading-1 wrap-anywhere">{heading}</h1>
      <p className="mt-2 mb-7 text-muted">{hint}</p>
      <PlaceLinks places={places} />
      <p className="mt-7 flex flex-wrap gap-2.5">
        <a href={pagePath('/search')} className="btn-primary">
          {siteWords.searchTitle}
        </a>
        <a href={pagePath('/map')} className="btn-secondary">
          {words.openMap}
        </a>
      </p>
    </div>
  );
}

/** Replaces the list of an unknown place: offers places with similar names. */
export const UnknownPlace = withLocale(UnknownPlaceContent);
