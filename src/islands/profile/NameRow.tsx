import { useState } from 'react';
import { type AuthField, readAuthForm } from '#src/contract/account/auth-faults.ts';
import type { ProfileDetails } from '#src/domain/account/profile-details.ts';
import { auth } from '#src/messages/en/auth.ts';
import { profile } from '#src/messages/en/profile.ts';
import { saveDetails } from '#src/stores/session/profile.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { DetailRow } from './DetailRow.tsx';
import { failureText } from './failure-text.ts';
import { useSave } from './useSave.ts';

const { details: words } = profile;

type Name = { first: string; last: string };
type Errors = Partial<Record<AuthField, string>>;

/** The rules of a name are those it was given by at sign-up. */
function errorsOf(name: Name): Errors {
  const read = readAuthForm('register', { name });
  const faults = read.ok ? [] : read.faults;
  const ofName = faults.filter(({ field }) => field === 'first' || field === 'last');
  return Object.fromEntries(ofName.map(({ field, rule }) => [field, auth.fields[field][rule]]));
}

export function NameRow({ details, phone }: { details: ProfileDetails; phone: string }) {
  const { givenName: first, familyName: last } = details;
  const [name, setName] = useState<Name>({ first, last });
  const [errors, setErrors] = useState<Errors>({});
  const { run, reset, isBusy, failure } = useSave(async () => {
    const trimmed = { first: name.first.trim(), last: name.last.trim() };
    const saved = await saveDetails({ name: trimmed });
    return saved.ok ? null : failureText(saved.error, phone);
  });
  const save = async () => {
    const found = errorsOf(name);
    setErrors(found);
    return Object.keys(found).length === 0 && run();
  };
  const cancel = () => {
    setName({ first, last });
    setErrors({});
    reset();
  };
  const field = (key: keyof Name) => ({
    value: name[key],
    error: errors[key],
    required: true,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      setName({ ...name, [key]: target.value });
      setErrors({ ...errors, [key]: undefined });
    },
  });
  const value = [first, last].filter(Boolean).join(' ');
  return (
    <DetailRow label={words.name} value={value} {...{ isBusy, failure, save, cancel }}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={words.first} autoComplete="given-name" {...field('first')} />
        <TextField label={words.last} autoComplete="family-name" {...field('last')} />
      </div>
    </DetailRow>
  );
}
