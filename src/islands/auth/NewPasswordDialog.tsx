import { useStore } from '@nanostores/react';
import { auth } from '#src/messages/en/auth.ts';
import { $commonPasswords, fetchCommonPasswords } from '#src/stores/account/common-passwords.ts';
import { replacePassword } from '#src/stores/session/accounts.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { NewPasswordField } from '#src/ui/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { type OpenStep, proceed } from './sign-in-steps.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';

type Props = {
  email: string;
  phone: string;
  onStep: (step: OpenStep) => void;
  onClose: () => void;
};

/** Asks whoever logged in with a temporary password for one of their own. */
export function NewPasswordDialog({ email, phone, onStep, onClose }: Props) {
  const { failure, isBusy, isAwake, formProps, field } = useAuthForm({
    name: 'newPassword',
    fields: ['password', 'passwordConfirm'],
    phone,
    send: async ({ password }) =>
      proceed(await replacePassword(password), { email, password }, onStep),
  });
  const commonPasswords = useStore($commonPasswords);
  const password = { autoComplete: 'new-password', toggleLabel: auth.showPassword } as const;
  return (
    <Dialog title={auth.newPasswordTitle} isOpen onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <p className="text-muted">{auth.newPasswordText}</p>
        <FormAlert text={failure} />
        <NewPasswordField
          label={auth.newPassword}
          toggleLabel={auth.showPassword}
          commonPasswords={commonPasswords}
          onFocus={() => void fetchCommonPasswords()}
          {...field('password')}
        />
        <PasswordField label={auth.passwordConfirm} {...password} {...field('passwordConfirm')} />
        <SubmitButton label={auth.save} isBusy={isBusy} isAwake={isAwake} />
      </form>
    </Dialog>
  );
}
