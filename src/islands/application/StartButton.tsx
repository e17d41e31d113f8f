import { useState } from 'react';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { beginApplication } from '#src/stores/application/profile-application.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';

type Props = {
  label: string;
  look: 'btn-primary' | 'btn-secondary';
  /** Its initial fields, in addition to the known facts about the customer. */
  fields: ApplicationDraft | undefined;
};

/** Begins an application. */
export function StartButton({ label, look, fields }: Props) {
  const words = useTexts(applicationFormTexts);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const start = async () => {
    setBusy(true);
    const failure = await beginApplication(fields);
    setBusy(false);
    setFailed(failure !== null);
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
