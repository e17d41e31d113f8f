import { HOME_TYPES, type HomeType, withHomeType } from '#src/domain/search/home-types.ts';
import { en } from '#src/messages/en.ts';
import { Choices } from './Choices.tsx';
import type { FieldsProps } from './fields-props.ts';

const OPTIONS = [
  { value: '', label: en.filters.allTypes },
  ...HOME_TYPES.map((value) => ({ value, label: en.filters.homeTypes[value] })),
];

const isHomeType = (value: string): value is HomeType =>
  HOME_TYPES.some((homeType) => homeType === value);

/** All kinds of home, or any of them; to choose All is to drop the others. */
export function HomeTypeFields({ filters, onChange }: FieldsProps) {
  const { homeTypes } = filters;
  const choose = (value: string) =>
    onChange({ ...filters, homeTypes: isHomeType(value) ? withHomeType(homeTypes, value) : [] });
  return (
    <>
      <Choices
        label={en.filters.homeType}
        name="home"
        type="checkbox"
        options={OPTIONS}
        isChosen={(value) =>
          value === '' ? homeTypes.length === 0 : homeTypes.some((homeType) => homeType === value)
        }
        onChoose={choose}
      />
      <p className="text-sm text-muted">{en.filters.otherHint}</p>
    </>
  );
}
