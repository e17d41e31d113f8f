import type { FieldOption } from '../../fields/field-option.ts';

type Props = {
  /** Of the group, above it. */
  label: string;
  /** Of the fields, as an address says them. */
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
          <label
            key={option.value}
            className="relative grid place-items-center min-h-11 min-w-11 px-3.5 rounded-full border border-line-strong bg-surface text-sm font-semibold text-ink cursor-pointer transition-colors duration-150 hover:border-primary has-[:checked]:bg-primary has-[:checked]:border-primary has-[:checked]:text-on-primary has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2 forced-colors:has-[:checked]:outline-2 forced-colors:has-[:checked]:outline-solid"
          >
            <input
              type={type}
              name={name}
              value={option.value}
              checked={isChosen(option.value)}
              onChange={() => onChoose(option.value)}
              className="absolute inset-0 size-full opacity-0 cursor-pointer"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
