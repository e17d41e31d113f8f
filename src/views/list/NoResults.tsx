import type { ListRelaxation } from '#src/domain/search/list/list-relaxations.ts';
import { withoutLimits } from '#src/domain/search/filters/registry.ts';
import { type ListRequest, listHref } from '#src/domain/search/list/list-route.ts';
import { hasChanges } from '#src/domain/search/active-filters.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { chipText } from '#src/ui/filters/filter-texts.ts';

const SHOWN_RELAXATIONS = 4;

type Props = {
  request: ListRequest;
  relaxations: readonly ListRelaxation[];
  mapHref: string;
};

function ClearAll({ request }: Pick<Props, 'request'>) {
  const filtersWords = useTexts(filtersTexts);
  const filters = withoutLimits(request.filters);
  return (
    <a href={listHref({ ...request, filters, page: 1 })} className="btn-quiet">
      {filtersWords.clear}
    </a>
  );
}

/** Why a list is empty, and the ways to continue: the filters whose removal gives homes, or the map. */
export function NoResults({ request, relaxations, mapHref }: Props) {
  const locale = useLocale();
  const filtersWords = useTexts(filtersTexts);
  const resultsWords = useTexts(resultsTexts);
  const { filters } = request;
  const hint = relaxations.length > 0 ? filtersWords.noneFits : resultsWords.noResultsHint;
  return (
    <EmptyState title={resultsWords.noResults} hint={hint}>
      {relaxations.slice(0, SHOWN_RELAXATIONS).map(({ set, count }) => {
        const text = chipText(set.chip, locale);
        return (
          <a
            key={text}
            href={listHref({ ...request, filters: set.without, page: 1 })}
            rel="nofollow"
            className="btn-secondary"
          >
            {filtersWords.without(text, count)}
          </a>
        );
      })}
      {hasChanges(filters) && <ClearAll request={request} />}
      {relaxations.length === 0 && (
        <a href={mapHref} className="btn-primary">
          {resultsWords.openMap}
        </a>
      )}
    </EmptyState>
  );
}
