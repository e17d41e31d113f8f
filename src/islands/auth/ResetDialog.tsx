import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ResetForm } from '#src/contract/account/auth-forms.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import {
  $commonPasswords,
  fetchCommonPasswords,
  isHardToGuess,
} from '#src/stores/account/common-passwords.ts';
import { requestReset, resetAndLogIn } from '#src/stores/session/accounts.ts';
import { $demoMailbox } from '#src/stores/session/mailbox.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { NewPasswordField } from '#src/ui/fields/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { CODE_INPUT } from '#src/ui/fields/code-input.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { MailboxLink } from '#src/ui/MailboxLink.tsx';
import { type OpenStep, proceed } from './sign-in-steps.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';

const Schema = ResetForm.check(isHardToGuess);

type Props = {
  email: string;
  phone: string;
  onStep: (step: OpenStep) => void;
  onClose: () => void;
};

/** Asks for the code from the email and the new password. */
export function ResetDialog({ email, phone, onStep, onClose }: Props) {
  const words = useTexts(authTexts);
  const mailbox = useStore($demoMailbox);
  const [isResent, setResent] = useState(false);
  const { alert, isBusy, isAwake, formProps, field, rejectFor, forgetError } = useAuthForm({
    schema: Schema,
    relation: 'authReset',
    phone,
    send: async ({ code, password }) => {
      const credentials = { email, password };
      return proceed(await resetAndLogIn(credentials, code), credentials, onStep);
    },
  });
  const resend = async () => {
    // The error of the earlier code is removed, and the same text is read out again.
    setResent(false);
    forgetError('code');
    const outcome = await requestReset(email);
    setResent(outcome.ok);
    if (!outcome.ok) rejectFor(outcome.error);
  };
  const commonPasswords = useStore($commonPasswords);
  const password = { autoComplete: 'new-password', toggleLabel: words.showPassword } as const;
  return (
    <Dialog title={words.resetTitle} isOpen onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <p className="text-muted wrap-anywhere">{words.resetSent(email)}</p>
        <FormAlert text={alert} />
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextField label={words.code} {...CODE_INPUT} {...field('code')} />
        <NewPasswordField
          label={words.newPassword}
          toggleLabel={words.showPassword}
          commonPasswords={commonPasswords}
          onFocus={() => void fetchCommonPasswords()}
          {...field('password')}
        />
        <PasswordField label={words.passwordConfirm} {...password} {...field('passwordConfirm')} />
        <SubmitButton label={words.reset} isBusy={isBusy} isAwake={isAwake} />
        <button type="button" className="btn-quiet" onClick={() => void resend()}>
          {words.resend}
        </button>
        <p role="status" className="text-sm text-center text-muted empty:hidden">
          {isResent ? words.resent : ''}
        </p>
        <MailboxLink mailbox={mailbox} email={email} />
      </form>
    </Dialog>
  );
}
