import { useRef, useState } from 'react';
import { profile } from '#src/messages/en/profile.ts';
import { deleteAccount } from '#src/stores/account/profile-account.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { logOut } from './log-out.ts';
import { useSave } from './useSave.ts';

const { leave: words } = profile;

/** Deletes the account of who types the word that says so. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { run, isBusy, isDone, failure } = useSave(async () => {
    const deletion = await deleteAccount();
    if (deletion === 'done') return null;
    return deletion === 'half' ? words.halfDone : words.failed;
  });
  const send = async () => {
    const isConfirmed = typed.trim().toLowerCase() === words.word;
    setError(isConfirmed ? undefined : words.wrongWord(words.word));
    if (!isConfirmed) input.current?.focus();
    else if (await run()) await logOut();
  };
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{words.text}</p>
        <FormAlert text={failure} />
        <TextField
          ref={input}
          label={words.confirm(words.word)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        <div className="flex flex-wrap gap-3">
          <BusyButton
            type="submit"
            className="btn-primary bg-clay hover:bg-clay text-paper"
            isBusy={isBusy || isDone}
            busyText={words.deleting}
          >
            {words.run}
          </BusyButton>
          <button type="button" className="btn-secondary" onClick={onClose}>
            {words.keep}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
