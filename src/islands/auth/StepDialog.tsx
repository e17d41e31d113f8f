import { confirmAndLogIn } from '#src/stores/session/accounts.ts';
import { fetchSession } from '#src/stores/session/session.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import { confirmBeforeReset, type OpenStep, proceed } from './sign-in-steps.ts';

type Props = {
  step: OpenStep | null;
  /** The typed address, for a step that does not name it. */
  email: string;
  phone: string;
  onStep: (step: OpenStep | null) => void;
};

/** The dialog of a further step that a sign-in needs. */
export function StepDialog({ step, email, phone, onStep }: Props) {
  const onClose = () => {
    onStep(null);
    void fetchSession();
  };
  const dialogProps = { phone, onStep, onClose };
  if (step?.kind === 'code') {
    const { credentials, isLate, isSent } = step;
    const { email: unconfirmedEmail } = credentials;
    const confirm = async (code: string) =>
      proceed(await confirmAndLogIn(credentials, code), credentials, onStep);
    return (
      <CodeDialog
        {...{ email: unconfirmedEmail, isLate, isSent, phone, onClose }}
        onConfirm={confirm}
      />
    );
  }
  if (step?.kind === 'code-before-reset') {
    const { email: unconfirmedEmail } = step;
    const confirm = (code: string) => confirmBeforeReset(unconfirmedEmail, code, onStep);
    return (
      <CodeDialog
        {...{ email: unconfirmedEmail, isLate: true, isSent: true, phone, onClose }}
        onConfirm={confirm}
      />
    );
  }
  if (step?.kind === 'reset') return <ResetDialog email={step.email} {...dialogProps} />;
  if (step?.kind === 'second-factor') return <SecondFactorDialog email={email} {...dialogProps} />;
  return step ? <NewPasswordDialog email={email} {...dialogProps} /> : null;
}
