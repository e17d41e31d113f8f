import { AT_LEAST, type AtLeast } from '#src/domain/search/filter-choices.ts';
import { en } from '#src/messages/en.ts';
import { Choices } from './Choices.tsx';
import type { FieldsProps } from './fields-props.ts';

const OPTIONS = AT_LEAST.map((count) => ({
  value: String(count),
  label: count === 0 ? en.filters.any : en.filters.atLeast(count),
}));

const countOf = (value: string): AtLeast => AT_LEAST.find((count) => String(count) === value) ?? 0;

/** At least so many bedrooms and bathrooms. */
export function RoomFields({ filters, onChange }: FieldsProps) {
  return (
    <>
      <Choices
        label={en.filters.beds}
        name="beds"
        type="radio"
        options={OPTIONS}
        isChosen={(value) => value === String(filters.minBeds)}
        onChoose={(value) => onChange({ ...filters, minBeds: countOf(value) })}
      />
      <Choices
        label={en.filters.baths}
        name="baths"
        type="radio"
        options={OPTIONS}
        isChosen={(value) => value === String(filters.minBaths)}
        onChoose={(value) => onChange({ ...filters, minBaths: countOf(value) })}
      />
    </>
  );
}
