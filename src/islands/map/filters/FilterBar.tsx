import { useStore } from '@nanostores/react';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import {
  $isFilterSheetOpen,
  closeFilterSheet,
  openFilterSheet,
} from '#src/stores/search/filter-sheet.ts';
import { $hasRoomBeside } from '#src/stores/search/panel/panel.ts';
import { $filters, setMarketSides, setFilters } from '#src/stores/search/search.ts';
import { lazyModule } from '#src/stores/shell/lazy-module.ts';
import { FilterFields } from '#src/ui/filters/FilterFields.tsx';
import { FiltersButton } from '#src/ui/filters/FiltersButton.tsx';
import type { MenuFieldsProps } from '#src/ui/filters/fields/MenuFields.tsx';
import { SaveSearchButton } from '#src/ui/filters/SaveSearchButton.tsx';
import { useFirstViewHandoff } from '../first-view-handoff.ts';
import { ShowHomesButton } from './ShowHomesButton.tsx';

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

const $filterSheet = lazyModule(
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
  closeFilterSheet,
);

function LazyFilterSheet() {
  const FilterSheet = useStore($filterSheet);
  return FilterSheet && <FilterSheet />;
}

/** One button that opens all filters, which are fetched when it is first pressed. */
function SheetOfFilters({ filters }: { filters: SearchFilters }) {
  const isOpen = useStore($isFilterSheetOpen);
  return (
    <>
      <FiltersButton filters={filters} onOpen={openFilterSheet} />
      {isOpen && <LazyFilterSheet />}
    </>
  );
}

function RowOfFilters({ filters }: { filters: SearchFilters }) {
  return (
    <FilterFields
      Fields={LazyMenuFields}
      filters={filters}
      onChange={setFilters}
      onNothingLeft={() => setMarketSides({ showActive: false, showClosed: false })}
      footer={<ShowHomesButton />}
    />
  );
}

/** The filters above the map, in a row or behind one button; a change searches at once. */
export function FilterBar() {
  const words = useTexts(filtersTexts);
  const filters = useStore($filters);
  const Filters = useStore($hasRoomBeside) ? RowOfFilters : SheetOfFilters;
  useFirstViewHandoff('filters', true);
  return (
    <form
      aria-label={words.label}
      className="filter-bar border-b border-line bg-surface px-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <Filters filters={filters} />
      <SaveSearchButton />
    </form>
  );
}
