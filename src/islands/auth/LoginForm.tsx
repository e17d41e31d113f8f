import { useState } from 'react';
import { LoginForm as Schema } from '#src/contract/account/auth-forms.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { logIn } from '#src/stores/session/accounts.ts';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { type Legal, LegalLinks } from './LegalLinks.tsx';
import { QueryLink } from './QueryLink.tsx';
import { type OpenStep, proceed } from './sign-in-steps.ts';
import { StepDialog } from './StepDialog.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';

type Props = {
  legal: Legal;
  phone: string;
  /**
   * The query for the way back from other account pages; by default that of this page if it is one of them.
   */
  query?: string;
};

/** Logs in with an email address and a password. */
export function LoginForm({ legal, phone, query }: Props) {
  const words = useTexts(authTexts);
  const [step, setStep] = useState<OpenStep | null>(null);
  const [email, setEmail] = useState('');
  const { alert, isBusy, isAwake, formProps, field } = useAuthForm({
    schema: Schema,
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
        <TextField label={words.email} type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
          toggleLabel={words.showPassword}
          {...field('password')}
        />
        <SubmitButton label={words.login} isBusy={isBusy} isAwake={isAwake} />
      </form>
      <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1">
        <QueryLink page="verify" label={words.forgot} query={query} />
        <p>
          {words.noAccount}{' '}
          <QueryLink page="new-account" label={words.createAccount} query={query} />
        </p>
      </div>
      <div className="mt-6 pt-4 border-t border-line">
        <LegalLinks legal={legal} />
      </div>
      <StepDialog step={step} email={email} phone={phone} onStep={setStep} />
    </>
  );
}
