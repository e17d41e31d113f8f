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
        <label key={option.value} className="choice-toggle">
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
