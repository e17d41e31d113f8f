import { baths } from '#src/domain/search/filters/baths.ts';
import { leastBeds, mostBeds, withBeds } from '#src/domain/search/filters/beds.ts';
import type { Locale } from '#src/messages/locale.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts, useLocale } from '../../locale/use-texts.ts';
import { PillsFilter } from './ChoiceFields.tsx';
import type { FieldsProps } from './fields-props.ts';

const countText = (count: number, locale: Locale) => {
  const fieldWords = filterFieldsTexts(locale);
  return count === 0 ? fieldWords.any : fieldWords.atLeast(count);
};

/** The fewest and the most bedrooms, and the fewest bathrooms. */
export function RoomFields(props: FieldsProps) {
  const locale = useLocale();
  const words = useTexts(filtersTexts);
  const fieldWords = useTexts(filterFieldsTexts);
  const { filters, onChange } = props;
  return (
    <>
      <PillsFilter
        {...props}
        onChange={({ minBeds }) => onChange(withBeds(filters, { minBeds }))}
        filter={leastBeds}
        label={words.beds}
        textOf={(count) => countText(count, locale)}
      />
      <PillsFilter
        {...props}
        onChange={({ maxBeds }) => onChange(withBeds(filters, { maxBeds }))}
        filter={mostBeds}
        label={words.maxBeds}
        textOf={(count) => (count === null ? fieldWords.any : String(count))}
      />
      <PillsFilter
        {...props}
        filter={baths}
        label={words.baths}
        textOf={(count) => countText(count, locale)}
      />
    </>
  );
}
