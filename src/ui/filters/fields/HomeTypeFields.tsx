import { HOME_TYPES, type HomeType, withHomeType } from '#src/domain/search/home-types.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from '../../locale/use-texts.ts';
import { Choices } from './Choices.tsx';
import type { FieldsProps } from './fields-props.ts';

const isHomeType = (value: string): value is HomeType =>
  HOME_TYPES.some((homeType) => homeType === value);

/** All kinds of home, or any of them; choosing All drops the others. */
export function HomeTypeFields({ filters, onChange }: FieldsProps) {
  const words = useTexts(filtersTexts);
  const fieldWords = useTexts(filterFieldsTexts);
  const { homeTypes } = filters;
  const options = [
    { value: '', label: fieldWords.allTypes },
    ...HOME_TYPES.map((value) => ({ value, label: words.homeTypes[value] })),
  ];
  const choose = (value: string) =>
    onChange({ ...filters, homeTypes: isHomeType(value) ? withHomeType(homeTypes, value) : [] });
  return (
    <>
      <Choices
        label={words.homeType}
        name="home"
        type="checkbox"
        options={options}
        isChosen={(value) =>
          value === '' ? homeTypes.length === 0 : homeTypes.some((homeType) => homeType === value)
        }
        onChoose={choose}
      />
      <p className="text-sm text-muted">{fieldWords.otherHint}</p>
    </>
  );
}
