import { type RefObject, useEffect, useRef, useState } from 'react';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import type { SavedSearch } from '#src/contract/customer/saved.ts';
import { dayText } from '#src/domain/day-text.ts';
import { pagePath } from '#src/domain/routes.ts';
import { savedSearches as words } from '#src/messages/en/saved-searches.ts';
import { changeSearch, deleteSearch } from '#src/stores/saved/searches.ts';
import { CheckField } from '#src/ui/CheckField.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Rename = { search: SavedSearch; onEnd: () => void; onFailed: (text: string) => void };

function RenameForm({ search, onEnd, onFailed }: Rename) {
  const [name, setName] = useState(search.name);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const send = async () => {
    if (name.trim() === '') {
      setError(words.nameMissing);
      input.current?.focus();
      return;
    }
    const failed = await changeSearch(search, { name: name.trim() });
    if (failed) onFailed(words.notSaved);
    else onEnd();
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEnd();
      }}
    >
      <TextField
        ref={input}
        label={words.name}
        maxLength={CUSTOMER_LIMITS.searchName}
        error={error}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn-primary">
          {words.saveName}
        </button>
        <button type="button" className="btn-secondary" onClick={onEnd}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

type Shown = {
  search: SavedSearch;
  onRename: () => void;
  renameButton: RefObject<HTMLButtonElement | null>;
};

function ShownSearch({ search, onRename, renameButton }: Shown) {
  const { name, address, createdAtMs } = search;
  const kind = address.startsWith(pagePath('/map')) ? words.map : words.list;
  return (
    <>
      <h3 className="heading-3 wrap-anywhere">{name}</h3>
      <p className="text-sm text-muted">
        {kind} · {words.savedOn(dayText(new Date(createdAtMs)))}
      </p>
      <div className="flex flex-wrap gap-x-2 gap-y-1 mt-1 -ml-1">
        <a href={address} className="btn-primary" aria-label={words.openOf(name)}>
          {words.open}
        </a>
        <button
          ref={renameButton}
          type="button"
          className="btn-quiet"
          aria-label={words.renameOf(name)}
          onClick={onRename}
        >
          {words.rename}
        </button>
        <button
          type="button"
          className="btn-quiet text-clay hover:bg-clay-tint"
          aria-label={words.removeOf(name)}
          onClick={() => void deleteSearch(search)}
        >
          {words.remove}
        </button>
      </div>
    </>
  );
}

/** One saved search: its name, the way to it, and whether it brings letters. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const [isRenamed, setRenamed] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const end = () => {
    setRenamed(false);
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  const setNotify = async (notify: boolean) => {
    setFailure(null);
    const failed = await changeSearch(search, { notify });
    if (failed) setFailure(words.notSaved);
  };
  return (
    <article className="panel grid gap-2">
      <FormAlert text={failure} />
      {isRenamed ? (
        <RenameForm search={search} onEnd={end} onFailed={setFailure} />
      ) : (
        <ShownSearch
          search={search}
          renameButton={renameButton}
          onRename={() => {
            setFailure(null);
            setRenamed(true);
          }}
        />
      )}
      <div className="mt-1 pt-3 border-t border-line">
        <CheckField
          label={words.notify}
          aria-label={words.notifyOf(search.name)}
          checked={search.notify}
          onChange={({ target }) => void setNotify(target.checked)}
        />
      </div>
    </article>
  );
}
