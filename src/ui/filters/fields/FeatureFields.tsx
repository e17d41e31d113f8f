import { type Feature, FEATURES, withFeature } from '#src/domain/search/filters/features.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { useTexts } from '../../locale/use-texts.ts';
import { Choices } from './Choices.tsx';
import type { FieldsProps } from './fields-props.ts';

const isFeature = (value: string): value is Feature =>
  FEATURES.some((feature) => feature === value);

/** Features that a home must have: any number of them. */
export function FeatureFields({ filters, onChange }: FieldsProps) {
  const words = useTexts(filterFieldsTexts);
  const options = FEATURES.map((value) => ({ value, label: words.featureNames[value] }));
  return (
    <Choices
      label={words.features}
      name="has"
      type="checkbox"
      options={options}
      isChosen={(value) => filters.features.some((feature) => feature === value)}
      onChoose={(value) => {
        if (!isFeature(value)) return;
        onChange({ ...filters, features: withFeature(filters.features, value) });
      }}
    />
  );
}
