import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CodeForm } from '#src/contract/account/auth-forms.ts';
import { authTexts } from '#src/messages/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { confirmAndLogIn, resendCode } from '#src/stores/session/accounts.ts';
import { $demoMailbox } from '#src/stores/session/mailbox.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { MailboxLink } from '#src/ui/MailboxLink.tsx';
import { type Credentials, type OpenStep, proceed } from './sign-in-steps.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { CODE_INPUT } from '#src/ui/fields/code-input.ts';
import { useAuthForm } from './useAuthForm.ts';

type Props = {
  credentials: Credentials;
  /** Whether the account is an older one whose address was never confirmed. */
  isLate: boolean;
  phone: string;
  onStep: (step: OpenStep) => void;
  onClose: () => void;
};

/** Asks for the code that confirms a new account's address. */
export function CodeDialog({ credentials, isLate, phone, onStep, onClose }: Props) {
  const words = useTexts(authTexts);
  const mailbox = useStore($demoMailbox);
  const [isResent, setResent] = useState(false);
  const { alert, isBusy, isAwake, formProps, field, rejectFor } = useAuthForm({
    schema: CodeForm,
    phone,
    send: async ({ code }) =>
      proceed(await confirmAndLogIn(credentials, code), credentials, onStep),
  });
  const resend = async () => {
    const sent = await resendCode(credentials.email);
    setResent(sent.ok);
    if (!sent.ok) rejectFor(sent.error);
  };
  return (
    <Dialog title={words.codeTitle} isOpen onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        {isLate && <p className="font-semibold">{words.failures['not-confirmed']}</p>}
        <p className="text-muted wrap-anywhere">{words.codeSent(credentials.email)}</p>
        <FormAlert text={alert} />
        <TextField label={words.code} {...CODE_INPUT} {...field('code')} />
        <SubmitButton label={words.confirm} isBusy={isBusy} isAwake={isAwake} />
        <button type="button" className="btn-quiet" onClick={() => void resend()}>
          {words.resend}
        </button>
        <p role="status" className="text-sm text-center text-muted empty:hidden">
          {isResent ? words.resent : ''}
        </p>
        <MailboxLink mailbox={mailbox} email={credentials.email} />
      </form>
    </Dialog>
  );
}
