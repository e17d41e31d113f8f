import { useState } from 'react';
import { applicationForm as words } from '#src/messages/en/application-form.ts';
import { beginApplication } from '#src/stores/profile-application.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';

type Props = { label: string; look: 'btn-primary' | 'btn-secondary' };

/** Begins an application. */
export function StartButton({ label, look }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const start = async () => {
    setBusy(true);
    const failed = await beginApplication();
    setBusy(false);
    setFailed(failed !== null);
  };
  return (
    <div className="grid gap-3 justify-items-start">
      <BusyButton
        className={look}
        isBusy={isBusy}
        busyText={words.starting}
        onClick={() => void start()}
      >
        {label}
      </BusyButton>
      <FormAlert text={isFailed ? words.startFailed : null} />
    </div>
  );
}
