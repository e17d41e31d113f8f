import { useState } from 'react';
import { readAuthForm } from '#src/contract/account/auth-faults.ts';
import type { ProfileDetails } from '#src/domain/account/profile-details.ts';
import { auth } from '#src/messages/en/auth.ts';
import { profile } from '#src/messages/en/profile.ts';
import { requestEmail } from '#src/stores/session/profile.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { DetailRow } from './DetailRow.tsx';
import { EmailCodeDialog } from './EmailCodeDialog.tsx';
import { failureText } from './failure-text.ts';
import { useSave } from './useSave.ts';

const { details: words } = profile;

function errorOf(email: string, present: string): string | undefined {
  const read = readAuthForm('email', { email });
  const [fault] = read.ok ? [] : read.faults;
  if (fault) return auth.fields.email[fault.rule];
  return email.trim().toLowerCase() === present ? words.sameEmail : undefined;
}

export function EmailRow({ details, phone }: { details: ProfileDetails; phone: string }) {
  const [email, setEmail] = useState(details.email);
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState<{ email: string; done: (isSaved: boolean) => void }>();
  const { run, reset, isBusy, failure } = useSave(async () => {
    const sent = await requestEmail(email.trim());
    if (sent.ok) return null;
    if (sent.error.kind !== 'username-exists') return failureText(sent.error, phone);
    setError(auth.failures['username-exists']);
    return '';
  });
  const save = async () => {
    const found = errorOf(email, details.email);
    setError(found);
    if (found || !(await run())) return false;
    return new Promise<boolean>((done) => setWaiting({ email: email.trim(), done }));
  };
  const cancel = () => {
    setEmail(details.email);
    setError(undefined);
    reset();
  };
  const end = (isSaved: boolean) => {
    waiting?.done(isSaved);
    setWaiting(undefined);
    reset();
  };
  return (
    <>
      <DetailRow
        label={words.email}
        value={details.email}
        {...{ isBusy, failure: failure || null, save, cancel }}
      >
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          required
          hint={words.emailHint}
          error={error}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setError(undefined);
          }}
        />
      </DetailRow>
      {waiting && <EmailCodeDialog email={waiting.email} phone={phone} onEnd={end} />}
    </>
  );
}
