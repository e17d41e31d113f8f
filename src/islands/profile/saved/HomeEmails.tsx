import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { savedHomesTexts } from '#src/messages/account/saved-homes.ts';
import {
  $account,
  currentAccount,
  loadAccount,
  saveHomeEmails,
} from '#src/stores/account/profile-account.ts';
import { CheckField } from '#src/ui/fields/CheckField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';

/** Whether emails about changes of the saved homes are wanted; saved on every change. */
export function HomeEmails() {
  const words = useTexts(savedHomesTexts);
  const account = currentAccount(useStore($account));
  const [choice, setChoice] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (!currentAccount($account.get())) void loadAccount();
  }, []);
  const choose = async (isWanted: boolean) => {
    setFailure(null);
    setChoice(isWanted);
    const isSaved = await saveHomeEmails(isWanted);
    setChoice(null);
    if (!isSaved) setFailure(words.emailsFailed);
  };
  const isOn = Boolean(account?.homeEmails && account.emailNotifications);
  return (
    <div className="grid gap-2 mb-5">
      <CheckField
        label={words.emails}
        hint={words.emailsHint}
        checked={choice ?? isOn}
        disabled={!account || choice !== null}
        onChange={({ target }) => void choose(target.checked)}
      />
      <FormAlert text={failure} />
    </div>
  );
}
