import { useStore } from '@nanostores/react';
import { en } from '#src/messages/en.ts';
import { shownValue } from '#src/stores/shell/async-state.ts';
import { $pins } from '#src/stores/search/pins.ts';
import { $filters, show, takeFilters } from '#src/stores/search/search.ts';
import { FilterFields } from '#src/ui/filters/FilterFields.tsx';
import { SaveSearchButton } from '#src/ui/filters/SaveSearchButton.tsx';

/** Closes the menu and says how many homes its filters leave. */
function SeeHomes() {
  const pins = useStore($pins);
  const shown = shownValue(pins);
  return (
    <button type="button" data-close-filter-menu className="btn-primary" aria-live="polite">
      {shown && pins.kind !== 'loading' ? en.filters.see(shown.count) : en.filters.counting}
    </button>
  );
}

/** The filters above the map; a change searches at once. */
export function FilterBar() {
  const filters = useStore($filters);
  return (
    <form
      aria-label={en.filters.label}
      className="filter-bar border-b border-line bg-surface px-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterFields
        filters={filters}
        onChange={takeFilters}
        onNothingLeft={() => show({ showActive: false, showClosed: false })}
        footer={<SeeHomes />}
      />
      <SaveSearchButton />
    </form>
  );
}
