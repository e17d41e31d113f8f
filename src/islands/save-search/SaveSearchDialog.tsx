import { useEffect, useRef, useState } from 'react';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import type { CallFailure } from '#src/contract/call-outcome.ts';
import { pagePath, signInPath } from '#src/domain/routes.ts';
import { savedSearches as words } from '#src/messages/en/saved-searches.ts';
import { saveSearch } from '#src/stores/saved/searches.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { CheckField } from '#src/ui/CheckField.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { failureText } from './failure-text.ts';
import type { AddressSearch } from './search-of-address.ts';

type Props = { search: AddressSearch; onClose: () => void };

function Saved({ name, onClose }: { name: string; onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p role="status" className="wrap-anywhere">
        {words.saved(name)}
      </p>
      <div className="flex flex-wrap gap-3">
        <button ref={close} type="button" className="btn-primary" onClick={onClose}>
          {words.done}
        </button>
        <a className="btn-secondary" href={`${pagePath('/auth/profile')}?tab=saved-searches`}>
          {words.see}
        </a>
      </div>
    </div>
  );
}

type State =
  { readonly kind: 'asking' | 'busy' | 'saved' } | { kind: 'failed'; error: CallFailure };

function Failure({ state, address }: { state: State; address: string }) {
  if (state.kind !== 'failed') return <FormAlert text={null} />;
  const { error } = state;
  const isLoggedOut = error.kind === 'refused' && error.status === 401;
  return (
    <>
      <FormAlert text={failureText(error)} />
      {isLoggedOut && (
        <a className="btn-secondary" href={signInPath('login', address)}>
          {words.login}
        </a>
      )}
    </>
  );
}

/** Names a search, and says whether its new homes are to be told by e-mail. */
export function SaveSearchDialog({ search, onClose }: Props) {
  const { address, proposedName } = search;
  const [name, setName] = useState(proposedName);
  const [notify, setNotify] = useState(false);
  const [error, setError] = useState<string>();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const input = useRef<HTMLInputElement>(null);
  const send = async () => {
    if (name.trim() === '') {
      setError(words.nameMissing);
      input.current?.focus();
      return;
    }
    setState({ kind: 'busy' });
    const saved = await saveSearch({ name: name.trim(), address, notify });
    setState(saved.ok ? { kind: 'saved' } : { kind: 'failed', error: saved.error });
  };
  return (
    <Dialog title={words.dialogTitle} isOpen onClose={onClose}>
      {state.kind === 'saved' ? (
        <Saved name={name.trim()} onClose={onClose} />
      ) : (
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Failure state={state} address={address} />
          <TextField
            ref={input}
            label={words.name}
            hint={words.nameHint}
            maxLength={CUSTOMER_LIMITS.searchName}
            required
            error={error}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
          <CheckField
            label={words.notify}
            hint={words.notifyHint}
            checked={notify}
            onChange={({ target }) => setNotify(target.checked)}
          />
          <BusyButton type="submit" isBusy={state.kind === 'busy'} busyText={words.busy}>
            {words.submit}
          </BusyButton>
        </form>
      )}
    </Dialog>
  );
}
