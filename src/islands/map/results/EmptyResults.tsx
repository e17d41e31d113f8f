import { useStore } from '@nanostores/react';
import { hasChanges } from '#src/domain/search/active-filters.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { lazyModule } from '#src/stores/shell/lazy-module.ts';
import { $boundaryCount } from '#src/stores/search/panel/boundary-count.ts';
import { $relaxations } from '#src/stores/search/panel/relaxations.ts';
import { fitOutline } from '#src/stores/search/outline-to-fit.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { $filters, clearFilters, setFilters } from '#src/stores/search/search.ts';
import { chipText } from '#src/ui/filters/filter-texts.ts';

const SHOWN_RELAXATIONS = 4;

const $nothingHere = lazyModule(
  async () => (await import('./EmptyResultsHelp.tsx')).EmptyResultsHelp,
);

/** Shown where there are no homes; at first in one line, until its picture has loaded. */
export function EmptyResults() {
  const locale = useLocale();
  const mapWords = useTexts(mapTexts);
  const filtersWords = useTexts(filtersTexts);
  const EmptyResultsHelp = useStore($nothingHere);
  const filters = useStore($filters);
  const relaxations = useStore($relaxations);
  const homesElsewhere = currentValue(useStore($boundaryCount));
  if (!EmptyResultsHelp)
    return <p className="heading-3 py-14 text-center">{mapWords.emptyTitle}</p>;
  const ways = relaxations.slice(0, SHOWN_RELAXATIONS).map(({ set, count }) => ({
    text: filtersWords.without(chipText(set.chip, locale), count),
    go: () => setFilters(set.without),
  }));
  return (
    <EmptyResultsHelp
      homesElsewhere={homesElsewhere}
      isFiltered={hasChanges(filters)}
      ways={ways}
      onClear={clearFilters}
      onBringIntoView={() => fitOutline(true)}
    />
  );
}
