import { useState } from 'react';
import { readPhone } from '#src/contract/lead/phone-number.ts';
import { maskedPhone, phoneText } from '#src/domain/lead/phone.ts';
import { e164, nationalPhone, type ProfileDetails } from '#src/domain/account/profile-details.ts';
import { profile } from '#src/messages/en/profile.ts';
import { saveDetails } from '#src/stores/session/profile.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { DetailRow } from './DetailRow.tsx';
import { failureText } from './failure-text.ts';
import { useSave } from './useSave.ts';

const { details: words } = profile;

/** A number as people read it; an empty one stays empty. */
const shown = (phone: string) => phoneText(nationalPhone(phone));

/** E.164 of what was typed, empty for nothing; undefined for what is no number. */
function read(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  const phone = readPhone(typed);
  return phone && e164(phone);
}

export function PhoneRow({ details, phone }: { details: ProfileDetails; phone: string }) {
  const [typed, setTyped] = useState(shown(details.phone));
  const [error, setError] = useState<string>();
  const { run, reset, isBusy, failure } = useSave(async () => {
    const saved = await saveDetails({ phone: read(typed) ?? '' });
    return saved.ok ? null : failureText(saved.error, phone);
  });
  const save = async () => {
    if (read(typed) === undefined) {
      setError(words.phoneWrong);
      return false;
    }
    return run();
  };
  const cancel = () => {
    setTyped(shown(details.phone));
    setError(undefined);
    reset();
  };
  return (
    <DetailRow
      label={words.phone}
      value={shown(details.phone)}
      {...{ isBusy, failure, save, cancel }}
    >
      <TextField
        label={words.phone}
        type="tel"
        autoComplete="tel"
        placeholder={words.pleaseProvide}
        hint={words.phoneHint}
        error={error}
        value={typed}
        onChange={({ target }) => {
          // Only what is added is put in the mask, so that its signs can be deleted too.
          const isLonger = target.value.length > typed.length;
          setTyped(isLonger ? maskedPhone(target.value) : target.value);
          setError(undefined);
        }}
      />
    </DetailRow>
  );
}
