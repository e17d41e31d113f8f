import { useStore } from '@nanostores/react';
import { hasChanges } from '#src/domain/set-filters.ts';
import { formatDollars } from '#src/domain/money.ts';
import { priceScale } from '#src/domain/price-steps.ts';
import { en } from '#src/messages/en.ts';
import { $filters, choosePrices, chooseType, clearFilters } from '#src/stores/search.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { ToggleGroup } from '#src/ui/ToggleGroup.tsx';

const TYPES = [
  { value: 'sale', label: en.filters.sale },
  { value: 'lease', label: en.filters.lease },
] as const;

function options(steps: readonly number[], none: string) {
  const prices = steps.map((step) => ({ value: String(step), label: formatDollars(step) }));
  return [{ value: '', label: none }, ...prices];
}

const readPrice = (value: string) => (value === '' ? null : Number(value));

/** Sale or lease and the price range; a change searches at once. */
export function FilterBar() {
  const filters = useStore($filters);
  const { type, minPrice, maxPrice } = filters;
  const steps = priceScale(type).steps.slice(1, -1);
  return (
    <form
      aria-label={en.map.filters}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 border-b border-line bg-surface"
      onSubmit={(event) => event.preventDefault()}
    >
      <ToggleGroup label={en.filters.type} options={TYPES} value={type} onChange={chooseType} />
      <div className="flex items-center gap-2">
        <SelectField
          compact
          label={en.filters.minPrice}
          value={minPrice === null ? '' : String(minPrice)}
          options={options(steps, en.filters.noMinimum)}
          onChange={(value) => choosePrices({ minPrice: readPrice(value), maxPrice })}
        />
        <span aria-hidden="true">–</span>
        <SelectField
          compact
          label={en.filters.maxPrice}
          value={maxPrice === null ? '' : String(maxPrice)}
          options={options(steps, en.filters.noMaximum)}
          onChange={(value) => choosePrices({ minPrice, maxPrice: readPrice(value) })}
        />
      </div>
      {hasChanges(filters) && (
        <button type="button" className="link min-h-11 cursor-pointer" onClick={clearFilters}>
          {en.map.clear}
        </button>
      )}
    </form>
  );
}
