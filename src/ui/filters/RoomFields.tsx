import { baths } from '#src/domain/search/filters/baths.ts';
import { beds } from '#src/domain/search/filters/beds.ts';
import { en } from '#src/messages/en.ts';
import { PillsFilter } from './ChoiceFields.tsx';
import type { FieldsProps } from './fields-props.ts';

const { filters: words } = en;

const countText = (count: number) => (count === 0 ? words.any : words.atLeast(count));

/** At least so many bedrooms and bathrooms. */
export function RoomFields(props: FieldsProps) {
  return (
    <>
      <PillsFilter {...props} filter={beds} label={words.beds} textOf={countText} />
      <PillsFilter {...props} filter={baths} label={words.baths} textOf={countText} />
    </>
  );
}
