import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CodeForm } from '#src/contract/account/auth-forms.ts';
import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { resendCode } from '#src/stores/session/accounts.ts';
import { $demoMailbox } from '#src/stores/session/mailbox.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { MailboxLink } from '#src/ui/MailboxLink.tsx';
import { QueryLink } from './QueryLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { CODE_INPUT } from '#src/ui/fields/code-input.ts';
import { useAuthForm } from './useAuthForm.ts';

type Props = {
  email: string;
  /** Whether the account is an older one whose address was never confirmed; otherwise it is to be made now. */
  isLate: boolean;
  /** Whether a code was sent just now; otherwise the form asks for an earlier one. */
  isSent: boolean;
  phone: string;
  /** Continues with the code; returns the failure, if any. */
  onConfirm: (code: string) => Promise<AuthFailure | null>;
  onClose: () => void;
};

/** What may be said about the code that was sent. */
function SentCode({ email, isSent }: Pick<Props, 'email' | 'isSent'>) {
  const words = useTexts(authTexts);
  return (
    <>
      <p className="font-semibold">{words.failures['not-confirmed']}</p>
      <p className="text-muted wrap-anywhere">
        {(isSent ? words.codeSent : words.codeSentBefore)(email)}
      </p>
    </>
  );
}

/** Both ways to continue after a sign-up, which does not reveal whether the address has an account. */
function CodeOrLogin({ email }: Pick<Props, 'email'>) {
  const words = useTexts(authTexts);
  return (
    <div className="text-muted wrap-anywhere">
      <p>{words.codeIfNew(email)}</p>
      <p>
        <span>{words.ifHasAccount}</span> <QueryLink page="login" label={words.logInInstead} />
        <span>.</span>
      </p>
    </div>
  );
}

/** Asks for the code that confirms a new account's address. */
export function CodeDialog({ email, isLate, isSent, phone, onConfirm, onClose }: Props) {
  const words = useTexts(authTexts);
  const mailbox = useStore($demoMailbox);
  const [isResent, setResent] = useState(false);
  const { alert, isBusy, isAwake, formProps, field, rejectFor, forgetError } = useAuthForm({
    schema: CodeForm,
    phone,
    send: ({ code }) => onConfirm(code),
  });
  const resend = async () => {
    // The error of the earlier code is removed, and the same text is read out again.
    setResent(false);
    forgetError('code');
    const outcome = await resendCode(email);
    setResent(outcome.ok);
    if (!outcome.ok) rejectFor(outcome.error);
  };
  const resentText = isLate ? words.resent : words.resentIfNew;
  return (
    <Dialog title={words.codeTitle} isOpen onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        {isLate ? <SentCode {...{ email, isSent }} /> : <CodeOrLogin email={email} />}
        <FormAlert text={alert} />
        <TextField label={words.code} {...CODE_INPUT} {...field('code')} />
        <SubmitButton label={words.confirm} isBusy={isBusy} isAwake={isAwake} />
        <button type="button" className="btn-quiet" onClick={() => void resend()}>
          {words.resend}
        </button>
        <p role="status" className="text-sm text-center text-muted empty:hidden">
          {isResent ? resentText : ''}
        </p>
        <MailboxLink mailbox={mailbox} email={email} />
      </form>
    </Dialog>
  );
}
