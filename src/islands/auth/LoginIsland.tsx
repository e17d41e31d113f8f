import { useState } from 'react';
import { LoginForm } from '#src/contract/account/auth-forms.ts';
import { auth } from '#src/messages/en/auth.ts';
import { logIn } from '#src/stores/session/accounts.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { withErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { type Legal, LegalLinks } from './LegalLinks.tsx';
import { QueryLink } from './QueryLink.tsx';
import { type OpenStep, proceed } from './sign-in-steps.ts';
import { StepDialog } from './StepDialog.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { usePublicOnly } from './usePublicOnly.ts';

type Props = { legal: Legal; phone: string };

/** Logs in with an email address and a password. */
function LoginContent({ legal, phone }: Props) {
  const [step, setStep] = useState<OpenStep | null>(null);
  const [email, setEmail] = useState('');
  usePublicOnly();
  const { alert, isBusy, isAwake, formProps, field } = useAuthForm({
    schema: LoginForm,
    relation: 'authLogin',
    phone,
    send: async (form) => {
      setEmail(form.email);
      return proceed(await logIn(form.email, form.password), form, setStep);
    },
  });
  return (
    <>
      <form {...formProps} className="grid gap-5">
        <FormAlert text={alert} />
        <TextField label={auth.email} type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label={auth.password}
          hint={auth.passwordHint}
          autoComplete="current-password"
          toggleLabel={auth.showPassword}
          {...field('password')}
        />
        <SubmitButton label={auth.login} isBusy={isBusy} isAwake={isAwake} />
      </form>
      <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1">
        <QueryLink page="verify" label={auth.forgot} />
        <p>
          {auth.noAccount} <QueryLink page="new-account" label={auth.createAccount} />
        </p>
      </div>
      <div className="mt-6 pt-4 border-t border-line">
        <LegalLinks legal={legal} />
      </div>
      <StepDialog step={step} email={email} phone={phone} onStep={setStep} />
    </>
  );
}

export const LoginIsland = withErrorBoundary(LoginContent);
