import type { ListRelaxation } from '#src/domain/search/list-relaxations.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { type ListRequest, listHref } from '#src/domain/search/list-route.ts';
import { hasChanges } from '#src/domain/search/active-filters.ts';
import { en } from '#src/messages/en.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { chipText } from '#src/ui/filters/filter-texts.ts';

const SHOWN_RELAXATIONS = 4;

type Props = {
  request: ListRequest;
  relaxations: readonly ListRelaxation[];
  mapHref: string;
};

function ClearAll({ request }: Pick<Props, 'request'>) {
  const filters = defaultFilters(request.filters.type);
  return (
    <a href={listHref({ ...request, filters, page: 1 })} className="btn-quiet">
      {en.filters.clear}
    </a>
  );
}

/** Why a list is empty, and the ways on: without which filter it is not, or the map. */
export function NoResults({ request, relaxations, mapHref }: Props) {
  const { filters } = request;
  const hint = relaxations.length > 0 ? en.filters.noneFits : en.results.noResultsHint;
  return (
    <EmptyState title={en.results.noResults} hint={hint}>
      {relaxations.slice(0, SHOWN_RELAXATIONS).map(({ set, count }) => {
        const text = chipText(set.chip);
        return (
          <a
            key={text}
            href={listHref({ ...request, filters: set.without, page: 1 })}
            rel="nofollow"
            className="btn-secondary"
          >
            {en.filters.without(text, count)}
          </a>
        );
      })}
      {hasChanges(filters) && <ClearAll request={request} />}
      {relaxations.length === 0 && (
        <a href={mapHref} className="btn-primary">
          {en.results.openMap}
        </a>
      )}
    </EmptyState>
  );
}
