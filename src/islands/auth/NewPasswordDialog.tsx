import { useStore } from '@nanostores/react';
import { NewPasswordForm } from '#src/contract/account/auth-forms.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import {
  $commonPasswords,
  fetchCommonPasswords,
  isHardToGuess,
} from '#src/stores/account/common-passwords.ts';
import { replacePassword } from '#src/stores/session/accounts.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { NewPasswordField } from '#src/ui/fields/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { type OpenStep, proceed } from './sign-in-steps.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';

const Schema = NewPasswordForm.check(isHardToGuess);

type Props = {
  email: string;
  phone: string;
  onStep: (step: OpenStep) => void;
  onClose: () => void;
};

/** Asks a user who logged in with a temporary password for a new one. */
export function NewPasswordDialog({ email, phone, onStep, onClose }: Props) {
  const words = useTexts(authTexts);
  const { alert, isBusy, isAwake, formProps, field } = useAuthForm({
    schema: Schema,
    phone,
    send: async ({ password }) =>
      proceed(await replacePassword(password), { email, password }, onStep),
  });
  const commonPasswords = useStore($commonPasswords);
  const password = { autoComplete: 'new-password', toggleLabel: words.showPassword } as const;
  return (
    <Dialog title={words.newPasswordTitle} isOpen onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <p className="text-muted">{words.newPasswordText}</p>
        <FormAlert text={alert} />
        <NewPasswordField
          label={words.newPassword}
          toggleLabel={words.showPassword}
          commonPasswords={commonPasswords}
          onFocus={() => void fetchCommonPasswords()}
          {...field('password')}
        />
        <PasswordField label={words.passwordConfirm} {...password} {...field('passwordConfirm')} />
        <SubmitButton label={words.save} isBusy={isBusy} isAwake={isAwake} />
      </form>
    </Dialog>
  );
}
