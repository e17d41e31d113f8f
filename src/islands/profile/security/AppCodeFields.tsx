import { type ReactNode, useEffect } from 'react';
import { AppCodeForm } from '#src/contract/account/auth-forms.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { saveSecondFactor } from '#src/stores/session/second-factor.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { CODE_INPUT } from '#src/ui/fields/code-input.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { authRejection, IN_SESSION } from '#src/ui/form/auth-rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

type Props = {
  /** The state the code switches to. */
  isOn: boolean;
  phone: string;
  label: string;
  /** Content before the code. */
  children?: ReactNode;
  onDone: () => void;
  onCancel: () => void;
};

/** Takes the code of the authenticator app that turns the second factor on or off. */
export function AppCodeFields({ isOn, phone, label, children, onDone, onCancel }: Props) {
  const locale = useLocale();
  const authWords = useTexts(authTexts);
  const { secondFactor: words, details } = useTexts(profileTexts);
  const form = useForm({
    schema: AppCodeForm,
    errorText: ({ field, rule }) => authWords.errorText(field, rule),
    defaultValues: { code: '' },
    send: async ({ code }) => {
      const outcome = await saveSecondFactor(code, isOn);
      if (!outcome.ok) return authRejection(outcome.error, phone, locale, IN_SESSION);
      onDone();
      return null;
    },
  });
  const { ref } = form.formProps;
  // The button that opened it had the focus and is gone.
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <form
      {...form.formProps}
      tabIndex={-1}
      aria-label={label}
      className="grid gap-4 max-w-[26rem] outline-none"
    >
      <FormAlert text={form.alert} />
      {children}
      <TextField
        label={words.code}
        hint={words.codeHint}
        required
        {...CODE_INPUT}
        {...form.field('code')}
      />
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" isBusy={form.isBusy} busyText={authWords.busy}>
          {label}
        </BusyButton>
        <button type="button" className="btn-secondary" onClick={onCancel}>
          {details.cancel}
        </button>
      </div>
    </form>
  );
}
