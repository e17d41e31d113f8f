import { useStore } from '@nanostores/react';
import type { ListedSearch } from '#src/contract/customer/saved.ts';
import { pagePath } from '#src/domain/routes.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { returningVisitorTexts } from '#src/messages/site/returning-visitor.ts';
import {
  $savedSearches,
  reloadSavedSearches,
  showSearchOpened,
} from '#src/stores/saved/searches.ts';
import { type AsyncState, currentValue } from '#src/stores/shell/async-state.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

const SHOWN = 3;
const SKELETONS = ['first', 'second', 'third'];

const atBuild = (): AsyncState<never> => ({ kind: 'idle' });

/** Searches with new homes come first, the others as they were saved. */
const byNews = (a: ListedSearch, b: ListedSearch) => Number(!a.newHomes) - Number(!b.newHomes);

function SearchLine({ search }: { search: ListedSearch }) {
  const words = useTexts(returningVisitorTexts);
  const searchWords = useTexts(savedSearchesTexts);
  const { name, address, newHomes } = search;
  return (
    <li>
      <a href={address} className="returning-search" onClick={() => showSearchOpened(search)}>
        <span className="block truncate font-semibold">{name}</span>
        <span className={newHomes ? 'text-primary font-semibold' : 'text-muted'}>
          {newHomes ? searchWords.newHomes(newHomes) : words.noNewHomes}
        </span>
      </a>
    </li>
  );
}

function Searches() {
  const words = useTexts(returningVisitorTexts);
  const searchWords = useTexts(savedSearchesTexts);
  const state = useStore($savedSearches, { ssr: atBuild });
  const searches = currentValue(state);
  if (!searches && state.kind === 'failed') {
    return (
      <>
        <p role="alert">{searchWords.loadFailed}</p>
        <button type="button" className="btn-secondary" onClick={() => void reloadSavedSearches()}>
          {searchWords.retry}
        </button>
      </>
    );
  }
  if (!searches) {
    return (
      <div aria-busy="true" className="grid gap-2">
        {SKELETONS.map((key) => (
          <div key={key} className="skeleton h-11" />
        ))}
        <p className="sr-only">{searchWords.loading}</p>
      </div>
    );
  }
  if (searches.length === 0) {
    return (
      <>
        <p className="text-muted">{words.noSearches}</p>
        <a href={pagePath('/map')} className="link mt-auto py-3">
          {searchWords.toMap}
        </a>
      </>
    );
  }
  return (
    <>
      <ul className="grid gap-1">
        {searches
          .toSorted(byNews)
          .slice(0, SHOWN)
          .map((search) => (
            <SearchLine key={search.id} search={search} />
          ))}
      </ul>
      <a href={`${pagePath('/auth/profile')}?tab=saved-searches`} className="link mt-auto py-3">
        {words.allSearches}
      </a>
    </>
  );
}

/** The saved searches of whoever is logged in, with the number of new homes in each. */
export function SearchesPanel() {
  const { title } = useTexts(savedSearchesTexts);
  return (
    <section aria-labelledby="returning-searches-title" className="returning-searches panel">
      <h3 id="returning-searches-title" className="heading-3">
        {title}
      </h3>
      <Searches />
    </section>
  );
}
