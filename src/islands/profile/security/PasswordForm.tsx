import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { PasswordChangeForm } from '#src/contract/account/auth-forms.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
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
import { NewPasswordField } from '#src/ui/fields/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';

const Schema = PasswordChangeForm.check(isHardToGuess);
const EMPTY = { present: '', password: '', passwordConfirm: '' };
const WRONG_PASSWORD: Parameters<typeof authRejection>[3] = {
  field: 'present',
  text: (words) => words.currentPassword,
};

/** Sets a new password for who knows the present one. */
export function PasswordForm({ phone }: { phone: string }) {
  const locale = useLocale();
  const authWords = useTexts(authTexts);
  const { password: words } = useTexts(profileTexts);
  const [isDone, setDone] = useState(false);
  const commonPasswords = useStore($commonPasswords);
  const form = useForm({
    schema: Schema,
    errorText: ({ field, rule }) => authWords.errorText(field, rule),
    defaultValues: EMPTY,
    send: async ({ present, password }) => {
      const outcome = await changePassword(present, password);
      if (!outcome.ok) return authRejection(outcome.error, phone, locale, WRONG_PASSWORD);
      form.reset(EMPTY);
      setDone(true);
      return null;
    },
  });
  const password = form.watch('password');
  const field = (name: keyof typeof EMPTY) => ({
    toggleLabel: authWords.showPassword,
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
        label={authWords.newPassword}
        commonPasswords={commonPasswords}
        onFocus={() => void fetchCommonPasswords()}
        {...field('password')}
        value={password}
      />
      <PasswordField
        label={authWords.passwordConfirm}
        autoComplete="new-password"
        {...field('passwordConfirm')}
      />
      <BusyButton
        type="submit"
        className="btn-secondary justify-self-start"
        isBusy={form.isBusy}
        busyText={authWords.busy}
      >
        {words.change}
      </BusyButton>
      <p role="status" className="text-sm text-primary empty:hidden">
        {isDone ? words.changed : ''}
      </p>
    </form>
  );
}
