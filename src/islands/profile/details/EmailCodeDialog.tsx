import { useStore } from '@nanostores/react';
import { AUTH_LIMITS, CodeForm } from '#src/contract/account/auth-forms.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { $demoMailbox } from '#src/stores/session/mailbox.ts';
import { resendEmailCode, saveEmail } from '#src/stores/session/profile.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { authFailureText, authRejection, IN_SESSION } from '#src/ui/form/auth-rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { MailboxLink } from '#src/ui/MailboxLink.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { useSave } from './useSave.ts';

type Props = { email: string; phone: string; onEnd: (isSaved: boolean) => void };

/** Has another code sent, and says so. */
function Resend({ phone }: { phone: string }) {
  const locale = useLocale();
  const authWords = useTexts(authTexts);
  const { run, isBusy, isDone, failure } = useSave(async () => {
    const outcome = await resendEmailCode();
    return outcome.ok ? null : authFailureText(outcome.error, phone, locale, IN_SESSION);
  });
  return (
    <>
      <BusyButton
        className="btn-quiet"
        isBusy={isBusy}
        busyText={authWords.busy}
        onClick={() => void run()}
      >
        {authWords.resend}
      </BusyButton>
      <FormAlert text={failure} />
      <p role="status" className="text-sm text-center text-muted empty:hidden">
        {isDone ? authWords.resent : ''}
      </p>
    </>
  );
}

/** Asks for the code that makes a new address count. */
export function EmailCodeDialog({ email, phone, onEnd }: Props) {
  const locale = useLocale();
  const authWords = useTexts(authTexts);
  const profileWords = useTexts(profileTexts);
  const mailbox = useStore($demoMailbox);
  const form = useForm({
    schema: CodeForm,
    errorText: ({ field, rule }) => authWords.errorText(field, rule),
    send: async ({ code }) => {
      const outcome = await saveEmail(code);
      if (!outcome.ok) return authRejection(outcome.error, phone, locale, IN_SESSION);
      onEnd(true);
      return null;
    },
  });
  const { onChange, ...code } = form.field('code');
  return (
    <Dialog title={profileWords.emailCode.title} isOpen onClose={() => onEnd(false)}>
      <form {...form.formProps} className="grid gap-4">
        <p className="text-muted wrap-anywhere">{profileWords.emailCode.sent(email)}</p>
        <FormAlert text={form.alert} />
        <TextField
          label={authWords.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={AUTH_LIMITS.code}
          required
          {...code}
          onChange={(event) => {
            event.target.value = event.target.value.replaceAll(/\D/g, '');
            void onChange(event);
          }}
        />
        <BusyButton type="submit" isBusy={form.isBusy} busyText={authWords.busy}>
          {authWords.confirm}
        </BusyButton>
        <Resend phone={phone} />
        <MailboxLink mailbox={mailbox} email={email} />
      </form>
    </Dialog>
  );
}
