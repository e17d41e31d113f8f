import { useStore } from '@nanostores/react';
import { Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { readAuthForm } from '#src/contract/account/auth-faults.ts';
import { AUTH_LIMITS } from '#src/contract/account/auth-forms.ts';
import { auth } from '#src/messages/en/auth.ts';
import { profile } from '#src/messages/en/profile.ts';
import { $demoMailbox } from '#src/stores/session/mailbox.ts';
import { resendEmailCode, saveEmail } from '#src/stores/session/profile.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { icon } from '#src/ui/icon.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { failureText } from './failure-text.ts';
import { useSave } from './useSave.ts';

type Props = { email: string; phone: string; onEnd: (isSaved: boolean) => void };

/** Where a demonstration shows the letters it would have sent. */
function DemoMailbox({ email }: { email: string }) {
  const mailbox = useStore($demoMailbox);
  if (!mailbox) return null;
  return (
    <a
      href={`${mailbox}?to=${encodeURIComponent(email)}`}
      target="_blank"
      rel="noopener"
      className="flex items-center justify-center gap-2 min-h-11 px-3 rounded-field bg-gold-tint text-on-gold-tint text-sm font-semibold"
    >
      <Inbox {...icon(17)} />
      {auth.demoMailbox}
    </a>
  );
}

/** Has another code sent, and says so. */
function Resend({ phone }: { phone: string }) {
  const { run, isBusy, isDone, failure } = useSave(async () => {
    const sent = await resendEmailCode();
    return sent.ok ? null : failureText(sent.error, phone);
  });
  return (
    <>
      <BusyButton
        className="btn-quiet"
        isBusy={isBusy}
        busyText={auth.busy}
        onClick={() => void run()}
      >
        {auth.resend}
      </BusyButton>
      <FormAlert text={failure} />
      <p role="status" className="text-sm text-center text-muted empty:hidden">
        {isDone ? auth.resent : ''}
      </p>
    </>
  );
}

/** Asks for the code that makes a new address count. */
export function EmailCodeDialog({ email, phone, onEnd }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const fail = (text: string | undefined) => {
    setError(text);
    if (text) input.current?.focus();
  };
  const { run, isBusy, failure } = useSave(async () => {
    const saved = await saveEmail(code.trim());
    if (saved.ok) return null;
    if (saved.error.kind !== 'code-mismatch') return failureText(saved.error, phone);
    fail(auth.failures['code-mismatch']);
    return '';
  });
  const send = async () => {
    const read = readAuthForm('code', { code });
    const [fault] = read.ok ? [] : read.faults;
    fail(fault && auth.fields.code[fault.rule]);
    if (!fault && (await run())) onEnd(true);
  };
  return (
    <Dialog title={profile.emailCode.title} isOpen onClose={() => onEnd(false)}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="text-muted wrap-anywhere">{profile.emailCode.sent(email)}</p>
        <FormAlert text={failure || null} />
        <TextField
          ref={input}
          label={auth.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={AUTH_LIMITS.code}
          required
          error={error}
          value={code}
          onChange={({ target }) => {
            setCode(target.value.replaceAll(/\D/g, ''));
            setError(undefined);
          }}
        />
        <BusyButton type="submit" isBusy={isBusy} busyText={auth.busy}>
          {auth.confirm}
        </BusyButton>
        <Resend phone={phone} />
        <DemoMailbox email={email} />
      </form>
    </Dialog>
  );
}
