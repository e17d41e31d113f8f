import { useStore } from '@nanostores/react';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { shownValue } from '#src/stores/shell/async-state.ts';
import { $pins } from '#src/stores/search/pins/pins.ts';
import { $filters, show, takeFilters } from '#src/stores/search/search.ts';
import { lazyModule } from '#src/stores/shell/lazy-module.ts';
import { FilterFields } from '#src/ui/filters/FilterFields.tsx';
import type { MenuFieldsProps } from '#src/ui/filters/fields/MenuFields.tsx';
import { SaveSearchButton } from '#src/ui/filters/SaveSearchButton.tsx';
import { useTakeOver } from './take-over.ts';

/** A menu without its fields is closed: they are asked for again when it is next opened. */
function closeMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-filter-menu][open]');
  if (menu) menu.open = false;
}

const $menuFields = lazyModule(
  async () => (await import('#src/ui/filters/fields/MenuFields.tsx')).MenuFields,
  closeMenu,
);

function FieldsSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <div className="skeleton h-5 w-1/3" />
      <div className="skeleton h-12" />
    </div>
  );
}

/** The fields of an opened menu, once they are there. */
function LazyMenuFields(props: MenuFieldsProps) {
  const MenuFields = useStore($menuFields);
  return MenuFields ? <MenuFields {...props} /> : <FieldsSkeleton />;
}

/** Closes the menu and says how many homes its filters leave. */
function SeeHomes() {
  const words = useTexts(filtersTexts);
  const pins = useStore($pins);
  const latestPins = shownValue(pins);
  return (
    <button type="button" data-close-filter-menu className="btn-primary" aria-live="polite">
      {latestPins && pins.kind !== 'loading' ? words.see(latestPins.count) : words.counting}
    </button>
  );
}

/** The filters above the map; a change searches at once. */
export function FilterBar() {
  const words = useTexts(filtersTexts);
  const filters = useStore($filters);
  useTakeOver('filters', true);
  return (
    <form
      aria-label={words.label}
      className="filter-bar border-b border-line bg-surface px-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterFields
        Fields={LazyMenuFields}
        filters={filters}
        onChange={takeFilters}
        onNothingLeft={() => show({ showActive: false, showClosed: false })}
        footer={<SeeHomes />}
      />
      <SaveSearchButton />
    </form>
  );
}
