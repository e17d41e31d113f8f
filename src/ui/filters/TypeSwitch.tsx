import { withType } from '#src/domain/search/filters/price.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from '../locale/use-texts.ts';
import { ToggleGroup } from '../fields/ToggleGroup.tsx';
import type { FieldsProps } from './fields/fields-props.ts';

/** Homes for sale or for lease. */
export function TypeSwitch({ filters, onChange }: FieldsProps) {
  const words = useTexts(filtersTexts);
  const types = [
    { value: 'sale', label: words.sale },
    { value: 'lease', label: words.lease },
  ] as const;
  return (
    <ToggleGroup
      label={words.type}
      name="type"
      options={types}
      value={filters.type}
      onChange={(type) => onChange(withType(filters, type))}
    />
  );
}
