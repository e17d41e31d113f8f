import { DEFAULT_CITY } from '#src/domain/places/default-city.ts';
import { listPath, pagePath } from '#src/domain/routes.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { siteTexts } from '#src/messages/site/site.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

function NoPlaceContent() {
  const resultsWords = useTexts(resultsTexts);
  const siteWords = useTexts(siteTexts);
  const { chooseTitle, noPlace, noPlaceHint, openMap, homesIn } = resultsWords;
  return (
    <div className="page pt-8 pb-16">
      <h1 className="heading-1 mb-8">{chooseTitle}</h1>
      <EmptyState title={noPlace} hint={noPlaceHint}>
        <a href={pagePath('/search')} className="btn-primary">
          {siteWords.searchTitle}
        </a>
        <a href={listPath(DEFAULT_CITY)} className="btn-secondary">
          {homesIn(DEFAULT_CITY.city)}
        </a>
        <a href={pagePath('/map')} className="btn-quiet">
          {openMap}
        </a>
      </EmptyState>
    </div>
  );
}

/** A list without a place: asks for one. */
export const NoPlace = withLocale(NoPlaceContent);
