import { SlidersHorizontal } from 'lucide-react';
import { activeFilters } from '#src/domain/search/active-filters.ts';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '../locale/use-texts.ts';
import { icon } from '../icon.ts';

/** Opens all filters in one sheet and says how many are set. */
export function FiltersButton({
  filters,
  onOpen,
}: {
  filters: SearchFilters;
  onOpen?: () => void;
}) {
  const words = useTexts(mapTexts);
  const setCount = activeFilters(filters).length;
  const look = setCount > 0 ? 'bg-primary-tint border-primary' : '';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`btn-secondary shrink-0 text-sm px-4 ${look}`}
      onClick={onOpen}
    >
      <SlidersHorizontal {...icon()} />
      <span>{words.filtersButton(setCount)}</span>
    </button>
  );
}
