import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PasswordChangeForm } from '#src/contract/account/auth-forms.ts';
import { auth } from '#src/messages/en/auth.ts';
import { profile } from '#src/messages/en/profile.ts';
import {
  $commonPasswords,
  fetchCommonPasswords,
  isHardToGuess,
} from '#src/stores/account/common-passwords.ts';
import { changePassword } from '#src/stores/session/profile.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { authRejection } from '#src/ui/form/auth-rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { NewPasswordField } from '#src/ui/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';

const { password: words } = profile;

const Schema = PasswordChangeForm.check(isHardToGuess);
const EMPTY = { present: '', password: '', passwordConfirm: '' };
const WRONG_PASSWORD = { field: 'present', text: auth.currentPassword };

/** Sets a new password for who knows the present one. */
export function PasswordForm({ phone }: { phone: string }) {
  const [isDone, setDone] = useState(false);
  const commonPasswords = useStore($commonPasswords);
  const form = useForm({
    schema: Schema,
    errorText: ({ field, rule }) => auth.errorText(field, rule),
    defaultValues: EMPTY,
    send: async ({ present, password }) => {
      const changed = await changePassword(present, password);
      if (!changed.ok) return authRejection(changed.error, phone, WRONG_PASSWORD);
      form.reset(EMPTY);
      setDone(true);
      return null;
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const field = (name: keyof typeof EMPTY) => ({
    toggleLabel: auth.showPassword,
    required: true,
    ...form.field(name),
  });
  return (
    <form
      {...form.formProps}
      aria-label={words.change}
      className="grid gap-4 max-w-[26rem]"
      onChange={() => setDone(false)}
    >
      <FormAlert text={form.alert} />
      <PasswordField label={words.present} autoComplete="current-password" {...field('present')} />
      <NewPasswordField
        label={auth.newPassword}
        commonPasswords={commonPasswords}
        onFocus={() => void fetchCommonPasswords()}
        {...field('password')}
        value={password}
      />
      <PasswordField
        label={auth.passwordConfirm}
        autoComplete="new-password"
        {...field('passwordConfirm')}
      />
      <BusyButton
        type="submit"
        className="btn-secondary justify-self-start"
        isBusy={form.isBusy}
        busyText={auth.busy}
      >
        {words.change}
      </BusyButton>
      <p role="status" className="text-sm text-evergreen empty:hidden">
        {isDone ? words.changed : ''}
      </p>
    </form>
  );
}
