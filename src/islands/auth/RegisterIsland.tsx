import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { RegisterForm } from '#src/contract/account/auth-forms.ts';
import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import {
  $commonPasswords,
  fetchCommonPasswords,
  isHardToGuess,
} from '#src/stores/account/common-passwords.ts';
import { createAccount } from '#src/stores/session/accounts.ts';
import { NewPasswordField } from '#src/ui/fields/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { asIsland } from '#src/ui/as-island.tsx';
import { type Legal, LegalLinks } from './LegalLinks.tsx';
import { QueryLink } from './QueryLink.tsx';
import { type OpenStep, proceed } from './sign-in-steps.ts';
import { StepDialog } from './StepDialog.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { usePublicOnly } from './usePublicOnly.ts';

const Schema = RegisterForm.check(isHardToGuess);

type Props = { legal: Legal; phone: string };

async function send(
  form: RegisterForm,
  open: (step: OpenStep) => void,
): Promise<AuthFailure | null> {
  const { email, password } = form;
  const outcome = await createAccount(form);
  if (outcome.ok && outcome.value === 'needs-code') {
    // The service has already sent the code.
    open({ kind: 'code', credentials: { email, password }, isLate: false, isSent: true });
    return null;
  }
  return proceed(outcome, { email, password }, open);
}

/** Makes an account. */
function RegisterContent({ legal, phone }: Props) {
  const words = useTexts(authTexts);
  const [step, setStep] = useState<OpenStep | null>(null);
  usePublicOnly();
  const { alert, isBusy, isAwake, formProps, field } = useAuthForm({
    schema: Schema,
    relation: 'authRegister',
    phone,
    send: (form) => send(form, setStep),
  });
  const commonPasswords = useStore($commonPasswords);
  const password = { autoComplete: 'new-password', toggleLabel: words.showPassword } as const;
  return (
    <>
      <form {...formProps} className="grid gap-5">
        <FormAlert text={alert} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={words.first} autoComplete="given-name" {...field('name.first')} />
          <TextField label={words.last} autoComplete="family-name" {...field('name.last')} />
        </div>
        <TextField label={words.email} type="email" autoComplete="username" {...field('email')} />
        <NewPasswordField
          label={words.password}
          toggleLabel={words.showPassword}
          commonPasswords={commonPasswords}
          onFocus={() => void fetchCommonPasswords()}
          {...field('password')}
        />
        <PasswordField label={words.passwordConfirm} {...password} {...field('passwordConfirm')} />
        <LegalLinks legal={legal} isConsent />
        <SubmitButton label={words.createAccount} isBusy={isBusy} isAwake={isAwake} />
      </form>
      <p className="mt-5">
        {words.hasAccount} <QueryLink page="login" label={words.login} />
      </p>
      <StepDialog step={step} email="" phone={phone} onStep={setStep} />
    </>
  );
}

export const RegisterIsland = asIsland(RegisterContent);
