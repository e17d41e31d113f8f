import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import {
  $account,
  currentAccount,
  loadAccount,
  saveNotifications,
} from '#src/stores/account/profile-account.ts';
import { CheckField } from '#src/ui/fields/CheckField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { useSave } from './useSave.ts';

/** Whether emails about saved searches are wanted; saved on every change. */
export function NotificationChoice() {
  const { notifications: words } = useTexts(profileTexts);
  const profileWords = useTexts(profileTexts);
  const state = useStore($account);
  const account = currentAccount(state);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOn = choice ?? account?.emailNotifications ?? false;
  const { run, isBusy, isDone, failure } = useSave(async () => null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (isWanted: boolean) => {
    if (isBusy) return;
    setProblem(null);
    setChoice(isWanted);
    const isSaved = await saveNotifications(isWanted);
    setChoice(null);
    if (isSaved) await run();
    else setProblem(words.failed);
  };
  if (!account && state.kind === 'failed') {
    return (
      <div className="grid gap-3 justify-items-start">
        <FormAlert text={words.unknown} />
        <button type="button" className="btn-secondary" onClick={() => void loadAccount()}>
          {profileWords.retry}
        </button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <CheckField
        label={words.label}
        hint={words.hint}
        checked={isOn}
        disabled={!account}
        aria-busy={choice !== null}
        onChange={({ target }) => void choose(target.checked)}
      />
      <FormAlert text={problem ?? failure} />
      <p role="status" className="text-sm text-primary empty:hidden">
        {isDone && !problem ? words.saved : ''}
      </p>
    </div>
  );
}
