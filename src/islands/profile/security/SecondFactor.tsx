import { BROKERAGE_NAME } from '#src/content-folder/facts.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { authenticatorLink } from '#src/domain/account/auth/authenticator-link.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import {
  $secondFactor,
  setUpSecondFactor,
  loadSecondFactor,
} from '#src/stores/session/second-factor.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { authFailureText, IN_SESSION } from '#src/ui/form/auth-rejection.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { QrCode } from '#src/ui/QrCode.tsx';
import { AppCodeFields } from './AppCodeFields.tsx';
import { useSave } from '../details/useSave.ts';

type Props = { email: string; phone: string };

/** The secret for an app: a code to scan, and the same as text for typing it in. */
function Secret({ secret, email }: { secret: string; email: string }) {
  const { secondFactor: words } = useTexts(profileTexts);
  return (
    <>
      <p>{words.scan}</p>
      <QrCode
        text={authenticatorLink({ issuer: BROKERAGE_NAME, account: email, secret })}
        label={words.qrCode}
      />
      <p>
        {words.typeIn}{' '}
        <code className="block mt-1 font-semibold tracking-wide wrap-anywhere" data-secret>
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
    </>
  );
}

type OnceProps = Props & { onDone: () => void };

function TurnOn({ email, phone, onDone }: OnceProps) {
  const locale = useLocale();
  const { secondFactor: words } = useTexts(profileTexts);
  const [secret, setSecret] = useState<string | null>(null);
  const { run, isBusy, failure } = useSave(async () => {
    const setup = await setUpSecondFactor();
    if (!setup.ok) return authFailureText(setup.error, phone, locale, IN_SESSION);
    setSecret(setup.value);
    return null;
  });
  if (secret !== null) {
    const dialogProps = { isOn: true, phone, label: words.turnOn };
    return (
      <AppCodeFields {...dialogProps} onDone={onDone} onCancel={() => setSecret(null)}>
        <Secret secret={secret} email={email} />
      </AppCodeFields>
    );
  }
  return (
    <div className="grid gap-3 justify-items-start">
      <FormAlert text={failure} />
      <BusyButton
        className="btn-secondary"
        isBusy={isBusy}
        busyText={words.beginning}
        onClick={() => void run()}
      >
        {words.setUp}
      </BusyButton>
    </div>
  );
}

function TurnOff({ phone, onDone }: Omit<OnceProps, 'email'>) {
  const { secondFactor: words } = useTexts(profileTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="grid gap-3 justify-items-start">
      <p className="font-semibold text-primary">{words.isOn}</p>
      {isOpen ? (
        <AppCodeFields {...{ isOn: false, phone, label: words.turnOff, onDone }} onCancel={close} />
      ) : (
        <button type="button" className="btn-secondary" onClick={() => setOpen(true)}>
          {words.turnOff}
        </button>
      )}
    </div>
  );
}

function Unknown({ isFailed }: { isFailed: boolean }) {
  const words = useTexts(profileTexts);
  if (!isFailed) return <div aria-busy="true" className="skeleton h-11 w-40" />;
  return (
    <div className="grid gap-3 justify-items-start">
      <FormAlert text={words.secondFactor.notLoaded} />
      <button type="button" className="btn-secondary" onClick={() => void loadSecondFactor()}>
        {words.retry}
      </button>
    </div>
  );
}

/** Whether a log-in asks for the code of an authenticator app, and how that is turned on and off. */
export function SecondFactor({ email, phone }: Props) {
  const { secondFactor: words } = useTexts(profileTexts);
  const state = useStore($secondFactor);
  const [confirmation, setConfirmation] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (confirmation) status.current?.focus();
  }, [confirmation]);
  if (state.kind !== 'ready') return <Unknown isFailed={state.kind === 'failed'} />;
  const { turnedOn, turnedOff } = words;
  return (
    <div className="grid gap-3">
      {state.isOn ? (
        <TurnOff phone={phone} onDone={() => setConfirmation(turnedOff)} />
      ) : (
        <TurnOn {...{ email, phone }} onDone={() => setConfirmation(turnedOn)} />
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-sm text-primary empty:hidden">
        {confirmation}
      </p>
    </div>
  );
}
