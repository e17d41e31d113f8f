import { ALL_DAYS, CLOSED_WITHIN_DAYS } from '#src/domain/search/filters/market-status.ts';
import { listedWithin } from '#src/domain/search/filters/listed-within.ts';
import { sqft } from '#src/domain/search/filters/sqft.ts';
import type { Locale } from '#src/messages/locale.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts, useLocale } from '../../locale/use-texts.ts';
import { SelectField } from '../../fields/SelectField.tsx';
import { SelectFilter } from './ChoiceFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { KeywordsField } from './KeywordsField.tsx';

const sqftText = (amount: number | null, locale: Locale) => {
  const words = filtersTexts(locale);
  return amount === null ? words.any : words.chips.sqft({ amount });
};
const daysText = (days: number | null, locale: Locale) => {
  const words = filtersTexts(locale);
  return days === null ? words.allDays : words.span(days);
};
const daysValue = (days: number | null) => (days === null ? ALL_DAYS : String(days));

function ClosedWithinField({ filters, onChange }: FieldsProps) {
  const locale = useLocale();
  const words = useTexts(filtersTexts);
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
      label={words.closedWithin[filters.type]}
      name="soldDays"
      value={daysValue(filters.closedWithinDays)}
      options={options}
      onChange={choose}
    />
  );
}

/** Size, days on the market or since the sale, and words of the description. */
export function MoreFields(props: FieldsProps) {
  const locale = useLocale();
  const words = useTexts(filtersTexts);
  const { filters, onChange } = props;
  return (
    <>
      <SelectFilter
        {...props}
        filter={sqft}
        label={words.sqft}
        textOf={(amount) => sqftText(amount, locale)}
      />
      {filters.showActive && (
        <SelectFilter
          {...props}
          filter={listedWithin}
          label={words.listedWithin}
          textOf={(days) => daysText(days, locale)}
        />
      )}
      {filters.showClosed && <ClosedWithinField {...props} />}
      <KeywordsField
        value={filters.keywords}
        onChange={(keywords) => onChange({ ...filters, keywords })}
      />
    </>
  );
}
