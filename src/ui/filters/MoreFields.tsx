import { ALL_DAYS, CLOSED_WITHIN_DAYS } from '#src/domain/search/filters/market-status.ts';
import { listedWithin } from '#src/domain/search/filters/listed-within.ts';
import { sqft } from '#src/domain/search/filters/sqft.ts';
import { en } from '#src/messages/en.ts';
import { SelectField } from '../SelectField.tsx';
import { SelectFilter } from './ChoiceFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { KeywordsField } from './KeywordsField.tsx';

const { filters: words } = en;

const sqftText = (amount: number | null) =>
  amount === null ? words.any : words.chips.sqft({ amount });
const daysText = (days: number | null) => (days === null ? words.allDays : words.span(days));
const daysValue = (days: number | null) => (days === null ? ALL_DAYS : String(days));

const CLOSED = CLOSED_WITHIN_DAYS.map((days) => ({
  value: daysValue(days),
  label: daysText(days),
}));

function ClosedWithinField({ filters, onChange }: FieldsProps) {
  const choose = (value: string) => {
    const closedWithinDays = CLOSED_WITHIN_DAYS.find((days) => daysValue(days) === value) ?? null;
    onChange({ ...filters, closedWithinDays });
  };
  return (
    <SelectField
      label={words.closedWithin[filters.type]}
      name="soldDays"
      value={daysValue(filters.closedWithinDays)}
      options={CLOSED}
      onChange={choose}
    />
  );
}

/** Size, days on the market or since the sale, and words of the description. */
export function MoreFields(props: FieldsProps) {
  const { filters, onChange } = props;
  return (
    <>
      <SelectFilter {...props} filter={sqft} label={words.sqft} textOf={sqftText} />
      {filters.showActive && (
        <SelectFilter
          {...props}
          filter={listedWithin}
          label={words.listedWithin}
          textOf={daysText}
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
