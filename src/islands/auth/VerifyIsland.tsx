import { useState } from 'react';
import { EmailForm } from '#src/contract/account/auth-forms.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { asIsland } from '#src/ui/as-island.tsx';
import { QueryLink } from './QueryLink.tsx';
import { beginReset, type OpenStep } from './sign-in-steps.ts';
import { StepDialog } from './StepDialog.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { usePublicOnly } from './usePublicOnly.ts';

/** Has a code sent to whoever forgot their password, and opens the dialog that asks for it. */
function VerifyContent({ phone }: { phone: string }) {
  const words = useTexts(authTexts);
  const [step, setStep] = useState<OpenStep | null>(null);
  usePublicOnly();
  const { alert, isBusy, isAwake, formProps, field } = useAuthForm({
    schema: EmailForm,
    relation: 'authEmail',
    phone,
    send: ({ email }) => beginReset(email, setStep),
  });
  return (
    <>
      <form {...formProps} className="grid gap-5">
        <FormAlert text={alert} />
        <TextField label={words.email} type="email" autoComplete="username" {...field('email')} />
        <SubmitButton label={words.sendCode} isBusy={isBusy} isAwake={isAwake} />
      </form>
      <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p>
          {words.rememberedIt} <QueryLink page="login" label={words.login} />
        </p>
        <QueryLink page="new-account" label={words.createAccount} />
      </div>
      <StepDialog step={step} email="" phone={phone} onStep={setStep} />
    </>
  );
}

export const VerifyIsland = asIsland(VerifyContent);
