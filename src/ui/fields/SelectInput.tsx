import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { icon } from '../icon.ts';
import { FieldNote } from './TextField.tsx';

type Props = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'aria-invalid'> & {
  label: string;
  /** The labels of the choices by their values. */
  choices: Readonly<Record<string, string>>;
  /** The text shown until one is chosen; without it the first choice is selected. */
  blank?: string;
  error?: string | undefined;
};

/** A native list of choices, so that it works before its script runs. */
export function SelectInput({ label, choices, blank, error, ...select }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="w-full">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="relative">
        <select
          defaultValue={blank && ''}
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className="field appearance-none pr-9 cursor-pointer truncate aria-[invalid]:border-alert"
        >
          {blank && <option value="">{blank}</option>}
          {Object.entries(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className="absolute right-2.5 top-0 h-full grid place-items-center pointer-events-none text-muted">
          <ChevronDown {...icon()} />
        </span>
      </div>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}
