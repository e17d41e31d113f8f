import { useStore } from '@nanostores/react';
import { hasChanges } from '#src/domain/search/active-filters.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { closeFilterSheet } from '#src/stores/search/filter-sheet.ts';
import { $filters, clearFilters, setMarketSides, setFilters } from '#src/stores/search/search.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TypeSwitch } from '#src/ui/filters/TypeSwitch.tsx';
import { MarketStatusFields } from '#src/ui/filters/fields/MarketStatusFields.tsx';
import { MenuFields, type MenuFieldsProps } from '#src/ui/filters/fields/MenuFields.tsx';
import { ShowHomesButton } from './ShowHomesButton.tsx';

const MENUS: readonly MenuFieldsProps['menu'][] = ['price', 'rooms', 'homeType', 'budget', 'more'];

/** All filters one below the other, for windows without room for a row; a change searches at once. */
export function FilterSheet() {
  const words = useTexts(filtersTexts);
  const filters = useStore($filters);
  const menus = MENUS.filter((menu) => menu !== 'budget' || filters.type === 'sale');
  const footer = (
    <>
      <button
        type="button"
        className="btn-quiet px-3"
        disabled={!hasChanges(filters)}
        onClick={clearFilters}
      >
        {words.clear}
      </button>
      <ShowHomesButton isAnnounced />
    </>
  );
  return (
    <Dialog title={words.label} isOpen onClose={closeFilterSheet} footer={footer}>
      <div className="flex flex-wrap gap-3 pb-5">
        <TypeSwitch filters={filters} onChange={setFilters} />
        <MarketStatusFields
          filters={filters}
          onChange={setFilters}
          onNothingLeft={() => setMarketSides({ showActive: false, showClosed: false })}
        />
      </div>
      {menus.map((menu) => (
        <div key={menu} className="grid gap-5 py-5 border-t border-line last:pb-0">
          <MenuFields menu={menu} filters={filters} onChange={setFilters} />
        </div>
      ))}
    </Dialog>
  );
}
