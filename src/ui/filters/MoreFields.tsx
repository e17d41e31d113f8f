import { ALL_DAYS } from '#src/domain/search/filter-address.ts';
import {
  CLOSED_WITHIN_DAYS,
  LISTED_WITHIN_DAYS,
  MIN_SQFT,
} from '#src/domain/search/filter-choices.ts';
import { en } from '#src/messages/en.ts';
import { SelectField } from '../SelectField.tsx';
import type { FieldsProps } from './fields-props.ts';
import { KeywordsField } from './KeywordsField.tsx';

const { filters: words } = en;

const SQFT = MIN_SQFT.map((sqft) => ({
  value: sqft === null ? '' : String(sqft),
  label: sqft === null ? words.any : words.sqftSet(sqft),
}));

const LISTED = LISTED_WITHIN_DAYS.map((days) => ({
  value: days === null ? '' : String(days),
  label: days === null ? words.allDays : words.span(days),
}));

const CLOSED = CLOSED_WITHIN_DAYS.map((days) => ({
  value: days === null ? ALL_DAYS : String(days),
  label: days === null ? words.allDays : words.span(days),
}));

function chosen<Value>(choices: readonly Value[], value: string): Value | undefined {
  return choices.find((choice) => String(choice) === value);
}

/** Size, days on the market or since the sale, and words of the description. */
export function MoreFields({ filters, onChange }: FieldsProps) {
  const { type, showActive, showClosed, minSqft, listedWithinDays, closedWithinDays } = filters;
  return (
    <>
      <SelectField
        label={words.sqft}
        name="sqft"
        value={minSqft === null ? '' : String(minSqft)}
        options={SQFT}
        onChange={(value) => onChange({ ...filters, minSqft: chosen(MIN_SQFT, value) ?? null })}
      />
      {showActive && (
        <SelectField
          label={words.listedWithin}
          name="days"
          value={listedWithinDays === null ? '' : String(listedWithinDays)}
          options={LISTED}
          onChange={(value) =>
            onChange({ ...filters, listedWithinDays: chosen(LISTED_WITHIN_DAYS, value) ?? null })
          }
        />
      )}
      {showClosed && (
        <SelectField
          label={words.closedWithin[type]}
          name="soldDays"
          value={closedWithinDays === null ? ALL_DAYS : String(closedWithinDays)}
          options={CLOSED}
          onChange={(value) =>
            onChange({ ...filters, closedWithinDays: chosen(CLOSED_WITHIN_DAYS, value) ?? null })
          }
        />
      )}
      <KeywordsField
        value={filters.keywords}
        onChange={(keywords) => onChange({ ...filters, keywords })}
      />
    </>
  );
}
