import { type ComponentPropsWithRef, useId } from 'react';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'aria-invalid'>;

export type TextFieldProps = InputProps & {
  label: string;
  /** The instructions, below the field. */
  hint?: string | undefined;
  /** The error of the typed text; it replaces the hint. */
  error?: string | undefined;
};

/** The line below a field: its error, or its hint. */
export function FieldNote({
  id,
  hint,
  error,
}: { id: string } & Pick<TextFieldProps, 'hint' | 'error'>) {
  if (error) {
    return (
      <p key="error" id={id} className="field-error">
        {error}
      </p>
    );
  }
  return hint ? (
    <p key="hint" id={id} className="mt-1.5 text-sm text-muted">
      {hint}
    </p>
  ) : null;
}

/**
 * One line of text with its label. It takes all props of an input, including `ref` and the handlers of a
 * form library.
 */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="w-full">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        className="field aria-[invalid]:border-alert"
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
