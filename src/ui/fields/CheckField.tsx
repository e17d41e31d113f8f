import { type ComponentPropsWithRef, useId } from 'react';
import { FieldNote } from './TextField.tsx';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className'> & {
  label: string;
  hint?: string | undefined;
  /** The error of the choice; it replaces the hint. */
  error?: string | undefined;
};

/** A checkbox with its label, and an explanation below it. */
export function CheckField({ label, hint, error, ...input }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="flex gap-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        className="size-6 shrink-0 accent-primary cursor-pointer"
      />
      <div>
        <label htmlFor={id} className="check-label font-semibold cursor-pointer">
          {label}
        </label>
        {hint && !error && (
          <p id={noteId} className="text-sm text-muted">
            {hint}
          </p>
        )}
        <FieldNote id={noteId} error={error} />
      </div>
    </div>
  );
}
