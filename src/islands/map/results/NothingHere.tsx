import { useStore } from '@nanostores/react';
import { hasChanges } from '#src/domain/set-filters.ts';
import { en } from '#src/messages/en.ts';
import { $relaxations, type Relaxation } from '#src/stores/relaxations.ts';
import { $filters, clearFilters, takeFilters } from '#src/stores/search.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { setFilterText } from '#src/ui/filters/filter-texts.ts';

const SHOWN_RELAXATIONS = 4;

function Relax({ relaxation: { set, count } }: { relaxation: Relaxation }) {
  const { type } = useStore($filters);
  return (
    <button type="button" className="btn-secondary" onClick={() => takeFilters(set.without)}>
      {en.filters.without(setFilterText(set, type), count)}
    </button>
  );
}

/** Why there is nothing, and the way on: without which filter there are homes, else another place. */
export function NothingHere() {
  const isFiltered = hasChanges(useStore($filters));
  const relaxations = useStore($relaxations);
  if (!isFiltered) return <EmptyState title={en.map.emptyTitle} hint={en.map.emptyBare} />;
  const hint = relaxations.length > 0 ? en.filters.noneFits : en.map.emptyFiltered;
  return (
    <EmptyState title={en.map.emptyTitle} hint={hint}>
      <div className="flex flex-wrap justify-center gap-2" aria-live="polite">
        {relaxations.slice(0, SHOWN_RELAXATIONS).map((relaxation) => (
          <Relax key={setFilterText(relaxation.set, 'sale')} relaxation={relaxation} />
        ))}
        <button type="button" className="btn-quiet" onClick={clearFilters}>
          {en.filters.clear}
        </button>
      </div>
    </EmptyState>
  );
}
