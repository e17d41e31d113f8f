import { useEffect, useRef, useState } from 'react';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import { SaveSearchForm } from '#src/domain/account/profile-forms.ts';
import { pagePath, signInPath } from '#src/domain/routes.ts';
import { emailObstacle } from '#src/domain/search/saved/search-address.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { WAITING_SEARCH_KEY } from '#src/stores/saved/keys.ts';
import { saveSearch } from '#src/stores/saved/searches.ts';
import { writeStorage } from '#src/stores/shell/storage/browser-storage.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { CheckField } from '#src/ui/fields/CheckField.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { callRejection } from '#src/ui/form/rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { failureText } from './failure-text.ts';
import type { NamedSearch } from './named-search.ts';

type Props = { search: NamedSearch; onClose: () => void };

function SavedNotice({ name, onClose }: { name: string; onClose: () => void }) {
  const words = useTexts(savedSearchesTexts);
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

function Failure({ alert, isLoggedOut, address, onLogin }: FailureProps) {
  const words = useTexts(savedSearchesTexts);
  return (
    <>
      <FormAlert text={alert} />
      {alert && isLoggedOut && (
        <a className="btn-secondary" href={signInPath('login', address)} onClick={onLogin}>
          {words.login}
        </a>
      )}
    </>
  );
}

type FailureProps = {
  alert: string | null;
  isLoggedOut: boolean;
  address: string;
  onLogin: () => void;
};

/** Names a search, and asks whether to email its new homes. */
export function SaveSearchDialog({ search, onClose }: Props) {
  const locale = useLocale();
  const words = useTexts(savedSearchesTexts);
  const { address, proposedName } = search;
  const obstacle = emailObstacle(address);
  const [savedName, setSavedName] = useState<string | null>(null);
  const [isLoggedOut, setLoggedOut] = useState(false);
  const form = useForm({
    schema: SaveSearchForm,
    errorText: ({ rule }) => words.nameErrorText(rule),
    defaultValues: { name: proposedName, notify: false },
    send: async ({ name, notify }) => {
      const outcome = await saveSearch({ name, address, notify });
      if (outcome.ok) {
        setSavedName(name);
        return null;
      }
      const { error } = outcome;
      setLoggedOut(error.kind === 'refused' && error.status === 401);
      return callRejection(error, failureText(error, locale), ({ param }) =>
        words.problemText(param),
      );
    },
  });
  /** The search is saved once its visitor has logged in again, be it on this page or another. */
  const waitForLogin = () => {
    const { name, notify } = form.getValues();
    writeStorage('session', WAITING_SEARCH_KEY, JSON.stringify({ address, name, notify }));
    setTimeout(onClose);
  };
  return (
    <Dialog title={words.dialogTitle} isOpen onClose={onClose}>
      {savedName !== null ? (
        <SavedNotice name={savedName} onClose={onClose} />
      ) : (
        <form {...form.formProps} className="grid gap-5">
          <Failure
            alert={form.alert}
            isLoggedOut={isLoggedOut}
            address={address}
            onLogin={waitForLogin}
          />
          <TextField
            label={words.name}
            hint={words.nameHint}
            maxLength={CUSTOMER_LIMITS.searchName}
            required
            {...form.field('name')}
          />
          {obstacle ? (
            <p className="text-sm text-muted">{words.notifyNever[obstacle]}</p>
          ) : (
            <CheckField label={words.notify} hint={words.notifyHint} {...form.field('notify')} />
          )}
          <BusyButton type="submit" isBusy={form.isBusy} busyText={words.busy}>
            {words.submit}
          </BusyButton>
        </form>
      )}
    </Dialog>
  );
}
