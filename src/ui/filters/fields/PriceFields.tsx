import { withPrices } from '#src/domain/search/filters/price.ts';
import { formatDollars } from '#src/domain/money.ts';
import { priceScale, stepsWith } from '#src/domain/search/price-steps.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import type { Locale } from '#src/messages/locale.ts';
import { useTexts, useLocale } from '../../locale/use-texts.ts';
import { SelectField } from '../../fields/SelectField.tsx';
import type { FieldsProps } from './fields-props.ts';
import { PriceSlider } from './PriceSlider.tsx';

function options(steps: readonly number[], none: string, locale: Locale) {
  const prices = steps.map((step) => ({ value: String(step), label: formatDollars(step, locale) }));
  return [{ value: '', label: none }, ...prices];
}

const readPrice = (value: string) => (value === '' ? null : Number(value));

/** The lowest and the highest price, by a slider over the fixed prices or from lists of them. */
export function PriceFields({ filters, onChange }: FieldsProps) {
  const locale = useLocale();
  const words = useTexts(filtersTexts);
  const fieldWords = useTexts(filterFieldsTexts);
  const { type, minPrice, maxPrice } = filters;
  const steps = priceScale(type).steps.slice(1, -1);
  return (
    <>
      <PriceSlider filters={filters} onChange={onChange} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={words.minPrice}
          name="minPrice"
          value={minPrice === null ? '' : String(minPrice)}
          options={options(stepsWith(steps, minPrice), fieldWords.noMinimum, locale)}
          onChange={(value) =>
            onChange(withPrices(filters, { minPrice: readPrice(value), maxPrice }))
          }
        />
        <SelectField
          label={words.maxPrice}
          name="maxPrice"
          value={maxPrice === null ? '' : String(maxPrice)}
          options={options(stepsWith(steps, maxPrice), fieldWords.noMaximum, locale)}
          onChange={(value) =>
            onChange(withPrices(filters, { minPrice, maxPrice: readPrice(value) }))
          }
        />
      </div>
    </>
  );
}
