import {
  type FlagName,
  NUMBER_INPUTS,
  type NumberName,
  readNumber,
} from '#src/domain/mortgage/calculator-inputs.ts';
import { REGIONS, TORONTO } from '#src/domain/mortgage/closing/tax-region.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { calculatorsTexts } from '#src/messages/market/calculators.ts';
import { AmountField } from '#src/ui/fields/AmountField.tsx';
import { CheckField } from '#src/ui/fields/CheckField.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { useCalculators } from './use-calculators.ts';

/** One of the numbers. */
export function NumberInput({ name }: { name: NumberName }) {
  const locale = useLocale();
  const words = useTexts(calculatorsTexts);
  const { inputs, change, refuse } = useCalculators();
  const { min, max, sliderMax, step } = NUMBER_INPUTS[name];
  const label = words.labels[name];
  return (
    <AmountField
      label={label}
      sliderLabel={words.slider(label)}
      name={name}
      value={inputs[name]}
      min={min}
      sliderMax={sliderMax}
      step={step}
      read={(text) => readNumber(name, text)}
      error={words.notANumber(min.toLocaleString(locale), max.toLocaleString(locale))}
      onChange={(value) => (value === undefined ? refuse(name) : change({ [name]: value }))}
    />
  );
}

/** A yes-or-no input. */
export function FlagInput({ name }: { name: FlagName }) {
  const words = useTexts(calculatorsTexts);
  const { inputs, change } = useCalculators();
  return (
    <CheckField
      label={words.labels[name]}
      name={name}
      value="1"
      checked={inputs[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
    />
  );
}

/** Where the home is: a province, or Toronto with its own tax. */
export function RegionInput() {
  const words = useTexts(calculatorsTexts);
  const { inputs, change } = useCalculators();
  return (
    <SelectField
      label={words.labels.region}
      name="region"
      value={inputs.region}
      options={REGIONS.map((region) => ({
        value: region,
        label: region === TORONTO ? words.toronto : (provinceOf(region)?.name ?? region),
      }))}
      onChange={(region) => change({ region })}
    />
  );
}
