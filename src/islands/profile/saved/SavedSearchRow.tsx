import { type RefObject, useEffect, useRef, useState } from 'react';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import type { ListedSearch } from '#src/contract/customer/saved.ts';
import { SearchNameForm } from '#src/domain/account/profile-forms.ts';
import { dayText } from '#src/domain/day-text.ts';
import { pagePath } from '#src/domain/routes.ts';
import { emailObstacle } from '#src/domain/search/saved/search-address.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { changeSearch, deleteSearch, showSearchOpened } from '#src/stores/saved/searches.ts';
import { CheckField } from '#src/ui/fields/CheckField.tsx';
import { callRejection } from '#src/ui/form/rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { SearchCriteria } from './SearchCriteria.tsx';

type Rename = { search: ListedSearch; onEnd: () => void };

function RenameForm({ search, onEnd }: Rename) {
  const words = useTexts(savedSearchesTexts);
  const form = useForm({
    schema: SearchNameForm,
    errorText: ({ rule }) => words.nameErrorText(rule),
    defaultValues: { name: search.name },
    send: async ({ name }) => {
      const failure = await changeSearch(search, { name });
      if (failure) {
        return callRejection(failure, words.notSaved, ({ param }) => words.problemText(param));
      }
      onEnd();
      return null;
    },
  });
  const { ref } = form.formProps;
  useEffect(() => ref.current?.querySelector('input')?.select(), [ref]);
  return (
    <form
      {...form.formProps}
      className="grid gap-3"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEnd();
      }}
    >
      <FormAlert text={form.alert} />
      <TextField
        label={words.name}
        maxLength={CUSTOMER_LIMITS.searchName}
        {...form.field('name')}
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

type RowProps = {
  search: ListedSearch;
  onRename: () => void;
  renameButton: RefObject<HTMLButtonElement | null>;
};

function SearchSummary({ search, onRename, renameButton }: RowProps) {
  const locale = useLocale();
  const words = useTexts(savedSearchesTexts);
  const { name, address, createdAtMs, newHomes } = search;
  const kind = address.startsWith(pagePath('/map')) ? words.map : words.list;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="heading-3 wrap-anywhere">{name}</h3>
        {newHomes ? (
          <p className="px-3 py-0.5 rounded-full bg-primary-tint text-primary text-sm font-semibold">
            {words.newHomes(newHomes)}
          </p>
        ) : null}
      </div>
      <SearchCriteria address={address} />
      <p className="text-sm text-muted">
        {kind} · {words.savedOn(dayText(new Date(createdAtMs), locale))}
      </p>
      <div className="flex flex-wrap gap-x-2 gap-y-1 mt-1 -ml-1">
        <a
          href={address}
          className="btn-primary"
          aria-label={words.openOf(name)}
          onClick={() => showSearchOpened(search)}
        >
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
          className="btn-quiet text-alert hover:bg-alert-tint"
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
export function SavedSearchRow({ search }: { search: ListedSearch }) {
  const words = useTexts(savedSearchesTexts);
  const [isRenaming, setRenaming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const end = () => {
    setRenaming(false);
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  const setNotify = async (notify: boolean) => {
    setFailure(null);
    const failure = await changeSearch(search, { notify });
    if (failure) setFailure(words.notSaved);
  };
  const obstacle = emailObstacle(search.address);
  return (
    <article className="panel grid gap-2">
      <FormAlert text={failure} />
      {isRenaming ? (
        <RenameForm search={search} onEnd={end} />
      ) : (
        <SearchSummary
          search={search}
          renameButton={renameButton}
          onRename={() => {
            setFailure(null);
            setRenaming(true);
          }}
        />
      )}
      <div className="mt-1 pt-3 border-t border-line">
        {obstacle ? (
          <p className="text-sm text-muted">{words.notifyNever[obstacle]}</p>
        ) : (
          <CheckField
            label={words.notify}
            aria-label={words.notifyOf(search.name)}
            checked={search.notify}
            onChange={({ target }) => void setNotify(target.checked)}
          />
        )}
      </div>
    </article>
  );
}
