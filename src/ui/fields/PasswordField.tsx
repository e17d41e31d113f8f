import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { icon } from '../icon.ts';
import { FieldNote, type TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
  /** The label of the toggle, for example "Show password". */
  toggleLabel: string;
  /** The element that describes the field further, in addition to its hint. */
  describedBy?: string | undefined;
};

/** A password with its label, and a toggle that shows the typed text. */
export function PasswordField({ label, toggleLabel, describedBy, hint, error, ...input }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="w-full">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error || hint ? noteId : '', describedBy].filter(Boolean).join(' ') || undefined
          }
          className="field pr-12 aria-[invalid]:border-alert"
        />
        <button
          type="button"
          className="icon-button absolute right-0 top-0 rounded-field text-muted"
          aria-pressed={isShown}
          aria-label={toggleLabel}
          onClick={() => setShown(!isShown)}
        >
          <Icon {...icon(20)} />
        </button>
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
