import type { FieldOption } from '../../fields/field-option.ts';

type Props = {
  /** Label of the group, above it. */
  label: string;
  /** Name of the fields, as in an address. */
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly FieldOption[];
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
};

/** Choices side by side as pills: one of them, or any number. */
export function Choices({ label, name, type, options, isChosen, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="choice-pill">
            <input
              type={type}
              name={name}
              value={option.value}
              checked={isChosen(option.value)}
              onChange={() => onChoose(option.value)}
              className="choice-input"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
