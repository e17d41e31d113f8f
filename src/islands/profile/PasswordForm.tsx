import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { type AuthField, readAuthForm } from '#src/contract/account/auth-faults.ts';
import { isCommonPassword } from '#src/domain/account/common-password.ts';
import { auth } from '#src/messages/en/auth.ts';
import { profile } from '#src/messages/en/profile.ts';
import { $commonPasswords, fetchCommonPasswords } from '#src/stores/account/common-passwords.ts';
import { changePassword } from '#src/stores/session/profile.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { NewPasswordField } from '#src/ui/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { failureText } from './failure-text.ts';
import { useSave } from './useSave.ts';

const { password: words } = profile;

const NAMES = ['present', 'password', 'passwordConfirm'] as const;
type Name = (typeof NAMES)[number];
type Errors = Partial<Record<Name, string | undefined>>;

const EMPTY: Readonly<Record<Name, string>> = { present: '', password: '', passwordConfirm: '' };

function isName(field: AuthField | Name): field is Name {
  return NAMES.some((name) => name === field);
}

function errorsOf(typed: Readonly<Record<Name, string>>): Errors {
  const { present, ...next } = typed;
  const read = readAuthForm('newPassword', next);
  const faults = (read.ok ? [] : read.faults).filter(({ field }) => isName(field));
  return {
    ...(present === '' && { present: auth.fields.password.required }),
    ...Object.fromEntries(faults.map(({ field, rule }) => [field, auth.fields[field][rule]])),
  };
}

async function commonPasswordError(password: string): Promise<Errors> {
  await fetchCommonPasswords();
  const list = $commonPasswords.get();
  return list && isCommonPassword(password, list) ? { password: auth.commonPassword } : {};
}

/** Sets a new password for who knows the present one. */
export function PasswordForm({ phone }: { phone: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const commonPasswords = useStore($commonPasswords);
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = () =>
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    );
  const { run, reset, isBusy, isDone, failure } = useSave(async () => {
    const changed = await changePassword(typed.present, typed.password);
    if (changed.ok) return null;
    const { kind } = changed.error;
    if (kind === 'not-authorized') setErrors({ present: auth.currentPassword });
    else if (kind === 'invalid-password' || kind === 'common-password') {
      setErrors({ password: auth.failures[kind] });
    } else return failureText(changed.error, phone);
    focusFirst();
    return '';
  });
  const send = async () => {
    const broken = { ...(await commonPasswordError(typed.password)), ...errorsOf(typed) };
    setErrors(broken);
    if (Object.keys(broken).length > 0) focusFirst();
    else if (await run()) setTyped(EMPTY);
  };
  const field = (name: Name) => ({
    name,
    toggleLabel: auth.showPassword,
    required: true,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
      reset();
    },
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label={words.change}
      className="grid gap-4 max-w-[26rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormAlert text={failure || null} />
      <PasswordField label={words.present} autoComplete="current-password" {...field('present')} />
      <NewPasswordField
        label={auth.newPassword}
        commonPasswords={commonPasswords}
        onFocus={() => void fetchCommonPasswords()}
        {...field('password')}
      />
      <PasswordField
        label={auth.passwordConfirm}
        autoComplete="new-password"
        {...field('passwordConfirm')}
      />
      <BusyButton
        type="submit"
        className="btn-secondary justify-self-start"
        isBusy={isBusy}
        busyText={auth.busy}
      >
        {words.change}
      </BusyButton>
      <p role="status" className="text-sm text-evergreen empty:hidden">
        {isDone ? words.changed : ''}
      </p>
    </form>
  );
}
