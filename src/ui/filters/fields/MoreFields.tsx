import { ALL_DAYS, CLOSED_WITHIN_DAYS } from '#src/domain/search/filters/market-status.ts';
import { daysOnMarket } from '#src/domain/search/filters/days-on-market.ts';
import { listedWithin } from '#src/domain/search/filters/listed-within.ts';
import { openHouse } from '#src/domain/search/filters/open-house.ts';
import { sqft } from '#src/domain/search/filters/sqft.ts';
import type { Locale } from '#src/messages/locale.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts, useLocale } from '../../locale/use-texts.ts';
import { SelectField } from '../../fields/SelectField.tsx';
import { BuildingFields } from './BuildingFields.tsx';
import { SelectFilter } from './ChoiceFields.tsx';
import { FeatureFields } from './FeatureFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { KeywordsField } from './KeywordsField.tsx';

const sqftText = (amount: number | null, locale: Locale) => {
  const words = filtersTexts(locale);
  const fieldWords = filterFieldsTexts(locale);
  return amount === null ? fieldWords.any : words.chips.sqft({ amount });
};
const daysText = (days: number | null, locale: Locale) => {
  const fieldWords = filterFieldsTexts(locale);
  return days === null ? fieldWords.allDays : fieldWords.span(days);
};
const daysValue = (days: number | null) => (days === null ? ALL_DAYS : String(days));

function ClosedWithinField({ filters, onChange }: FieldsProps) {
  const locale = useLocale();
  const fieldWords = useTexts(filterFieldsTexts);
  const options = CLOSED_WITHIN_DAYS.map((days) => ({
    value: daysValue(days),
    label: daysText(days, locale),
  }));
  const choose = (value: string) => {
    const closedWithinDays = CLOSED_WITHIN_DAYS.find((days) => daysValue(days) === value) ?? null;
    onChange({ ...filters, closedWithinDays });
  };
  return (
    <SelectField
      label={fieldWords.closedWithin[filters.type]}
      name="soldDays"
      value={daysValue(filters.closedWithinDays)}
      options={options}
      onChange={choose}
    />
  );
}

/** Size and building, days on the market or since the sale, features, and words of the description. */
export function MoreFields(props: FieldsProps) {
  const locale = useLocale();
  const fieldWords = useTexts(filterFieldsTexts);
  const { filters } = props;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <SelectFilter
          {...props}
          filter={sqft}
          label={fieldWords.sqft}
          textOf={(amount) => sqftText(amount, locale)}
        />
        <BuildingFields {...props} />
        {filters.showActive && (
          <SelectFilter
            {...props}
            filter={listedWithin}
            label={fieldWords.listedWithin}
            textOf={(days) => daysText(days, locale)}
          />
        )}
        {filters.showClosed && <ClosedWithinField {...props} />}
        <SelectFilter
          {...props}
          filter={daysOnMarket}
          label={fieldWords.daysOnMarket}
          textOf={(days) => (days === null ? fieldWords.any : fieldWords.onMarketFor(days))}
        />
        <SelectFilter
          {...props}
          filter={openHouse}
          label={fieldWords.openHouse}
          textOf={(days) => (days === null ? fieldWords.any : fieldWords.openHouseIn(days))}
        />
      </div>
      <FeatureFields {...props} />
      <KeywordsField {...props} />
    </>
  );
}
