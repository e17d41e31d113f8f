import { BASEMENTS } from '#src/domain/search/filters/basement.ts';
import { lotSize } from '#src/domain/search/filters/lot-size.ts';
import { maintenanceFee } from '#src/domain/search/filters/maintenance-fee.ts';
import { parking } from '#src/domain/search/filters/parking.ts';
import { yearBuilt } from '#src/domain/search/filters/year-built.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { useTexts } from '../../locale/use-texts.ts';
import { SelectField } from '../../fields/SelectField.tsx';
import { SelectFilter } from './ChoiceFields.tsx';
import type { FieldsProps } from './fields-props.ts';

function BasementField({ filters, onChange }: FieldsProps) {
  const words = useTexts(filterFieldsTexts);
  const options = [
    { value: '', label: words.any },
    ...BASEMENTS.map((value) => ({ value, label: words.basements[value] })),
  ];
  const choose = (value: string) =>
    onChange({ ...filters, basement: BASEMENTS.find((each) => each === value) ?? null });
  return (
    <SelectField
      label={words.basement}
      name="basement"
      value={filters.basement ?? ''}
      options={options}
      onChange={choose}
    />
  );
}

/** The lot, the age, the parking, the basement and, for homes for sale, the fee of a condo. */
export function BuildingFields(props: FieldsProps) {
  const words = useTexts(filterFieldsTexts);
  const orAny =
    <Amount,>(textOf: (amount: Amount) => string) =>
    (amount: Amount | null) =>
      amount ? textOf(amount) : words.any;
  return (
    <>
      <SelectFilter
        {...props}
        filter={lotSize}
        label={words.lotSize}
        textOf={orAny(words.lotText)}
      />
      <SelectFilter
        {...props}
        filter={yearBuilt}
        label={words.yearBuilt}
        textOf={orAny(words.since)}
      />
      <SelectFilter
        {...props}
        filter={parking}
        label={words.parking}
        textOf={orAny(words.atLeast)}
      />
      <BasementField {...props} />
      {props.filters.type === 'sale' && (
        <SelectFilter
          {...props}
          filter={maintenanceFee}
          label={words.maintenanceFee}
          textOf={orAny(words.feeTo)}
        />
      )}
    </>
  );
}
