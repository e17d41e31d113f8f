import { type ComponentProps, useId, useState } from 'react';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordField } from './PasswordField.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint' | 'describedBy'> & {
  commonPasswords: ReadonlySet<string> | null;
};

/** A new password, with its rules below it. */
export function NewPasswordField({ commonPasswords, onChange, ...field }: Props) {
  const rulesId = useId();
  const [entry, setEntry] = useState('');
  const password = typeof field.value === 'string' ? field.value : entry;
  return (
    <div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        describedBy={rulesId}
        onChange={(event) => {
          setEntry(event.target.value);
          return onChange?.(event);
        }}
      />
      <PasswordChecklist id={rulesId} {...{ password, commonPasswords }} />
    </div>
  );
}
