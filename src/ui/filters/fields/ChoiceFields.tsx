import type { Choices as FilterChoices } from '#src/domain/search/filters/choice-filter.ts';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import { SelectField } from '../../fields/SelectField.tsx';
import { Choices } from './Choices.tsx';
import type { FieldsProps } from './fields-props.ts';

type Field = keyof SearchFilters;

type Props<Choice extends number | null> = FieldsProps & {
  filter: FilterChoices<string, Field, Choice>;
  label: string;
  textOf: (choice: Choice) => string;
};

const valueText = (choice: unknown) => String(choice ?? '');

function choiceField<Choice extends number | null>(props: Props<Choice>) {
  const { filter, label, textOf, filters, onChange } = props;
  const { parameter, field, choices, none } = filter;
  return {
    label,
    name: parameter,
    value: valueText(filters[field]),
    options: choices.map((choice) => ({ value: valueText(choice), label: textOf(choice) })),
    choose(value: string) {
      const choice = choices.find((each) => valueText(each) === value) ?? none;
      onChange({ ...filters, [field]: choice });
    },
  };
}

/** A filter that is one of a few choices, as pills side by side. */
export function PillsFilter<Choice extends number | null>(props: Props<Choice>) {
  const { value, choose, ...field } = choiceField(props);
  return <Choices {...field} type="radio" isChosen={(each) => each === value} onChoose={choose} />;
}

/** A filter of a few choices, as a select list. */
export function SelectFilter<Choice extends number | null>(props: Props<Choice>) {
  const { choose, ...field } = choiceField(props);
  return <SelectField {...field} onChange={choose} />;
}
