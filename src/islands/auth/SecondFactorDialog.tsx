import { BROKERAGE_NAME } from '#src/content-folder/facts.ts';
import { AppCodeForm } from '#src/contract/account/auth-forms.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { answerSecondFactor } from '#src/stores/session/accounts.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { CODE_INPUT } from '#src/ui/fields/code-input.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { type OpenStep, proceed } from './sign-in-steps.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';

type Props = {
  email: string;
  phone: string;
  onStep: (step: OpenStep) => void;
  onClose: () => void;
};

/** Asks whoever gave the right password for the code of their authenticator app. */
export function SecondFactorDialog({ email, phone, onStep, onClose }: Props) {
  const words = useTexts(authTexts);
  const { alert, isBusy, isAwake, formProps, field } = useAuthForm({
    schema: AppCodeForm,
    phone,
    send: async ({ code }) =>
      proceed(await answerSecondFactor(code), { email, password: '' }, onStep),
  });
  return (
    <Dialog title={words.appCodeTitle} isOpen onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <p className="text-muted">{words.appCodeText(BROKERAGE_NAME)}</p>
        <FormAlert text={alert} />
        <TextField label={words.code} {...CODE_INPUT} {...field('code')} />
        <SubmitButton label={words.login} isBusy={isBusy} isAwake={isAwake} />
        <p className="text-sm text-muted">{words.appLost(phone)}</p>
      </form>
    </Dialog>
  );
}
