import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { FieldOption } from './field-option.ts';
import { icon } from '../icon.ts';

type Props = {
  label: string;
  /** In a form that is sent. */
  name?: string | undefined;
  value: string;
  options: readonly FieldOption[];
  onChange: (value: string) => void;
  /** Keeps the label for screen readers only and the field as wide as its choices. */
  compact?: boolean;
};

/** A native select with its label. */
export function SelectField({ label, name, value, options, onChange, compact = false }: Props) {
  const id = useId();
  return (
    <div className={compact ? 'min-w-0' : 'w-full'}>
      <label htmlFor={id} className={compact ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="field appearance-none pr-9 cursor-pointer tabular-nums truncate"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="absolute right-2.5 top-0 h-full grid place-items-center pointer-events-none text-muted">
          <ChevronDown {...icon()} />
        </span>
      </div>
    </div>
  );
}
