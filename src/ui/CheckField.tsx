import { type ComponentPropsWithRef, useId } from 'react';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className'> & {
  label: string;
  hint?: string | undefined;
};

/** A checkbox with its label, and what it means below it. */
export function CheckField({ label, hint, ...input }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex gap-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? hintId : undefined}
        className="mt-0.5 size-5 shrink-0 accent-evergreen cursor-pointer"
      />
      <div>
        <label htmlFor={id} className="font-semibold cursor-pointer">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
