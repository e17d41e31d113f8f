import { useId } from 'react';
import type { FieldOption } from './field-option.ts';

type Props<Value extends string> = {
  label: string;
  /** In a form that is sent. */
  name?: string | undefined;
  options: readonly FieldOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * A few choices side by side, one of which is always chosen: radio buttons that look like a switch. Each
 * reaches to the edge of the switch, so that a finger hits it.
 */
export function ToggleGroup<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange } = props;
  const ownName = useId();
  return (
    <fieldset className="inline-flex p-1 rounded-full bg-sand border border-line">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid place-items-center min-h-9 px-4 rounded-full text-sm font-semibold text-muted cursor-pointer transition-colors duration-150 hover:text-ink has-[:checked]:bg-primary has-[:checked]:text-on-primary has-[:checked]:hover:text-on-primary has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2 forced-colors:has-[:checked]:outline-2 forced-colors:has-[:checked]:outline-solid"
        >
          <input
            type="radio"
            name={props.name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-x-0 -inset-y-1 w-full h-[calc(100%+0.5rem)] opacity-0 cursor-pointer"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
