import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pagePath } from '#src/domain/routes.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { $savedSearches, reloadSavedSearches } from '#src/stores/saved/searches.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SavedSearchRow } from './SavedSearchRow.tsx';

function Searches() {
  const words = useTexts(savedSearchesTexts);
  const state = useStore($savedSearches);
  const searches = currentValue(state);
  if (!searches && state.kind === 'failed') {
    return (
      <EmptyState tone="failed" title={words.loadFailed} hint={words.loadFailedHint}>
        <button type="button" className="btn-secondary" onClick={() => void reloadSavedSearches()}>
          {words.retry}
        </button>
      </EmptyState>
    );
  }
  if (!searches) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <div className="skeleton h-28" />
        <div className="skeleton h-28" />
        <p className="sr-only">{words.loading}</p>
      </div>
    );
  }
  if (searches.length === 0) {
    return (
      <EmptyState title={words.none} hint={words.noneHint}>
        <a className="btn-primary" href={pagePath('/map')}>
          {words.toMap}
        </a>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4" aria-label={words.title}>
      {searches.map((search) => (
        <li key={search.id}>
          <SavedSearchRow search={search} />
        </li>
      ))}
    </ul>
  );
}

/** The customer's saved searches. */
export function SavedSearches() {
  const words = useTexts(savedSearchesTexts);
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible') void reloadSavedSearches();
    };
    reload();
    // Another tab may have changed them meanwhile.
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, []);
  return (
    <section aria-labelledby="saved-searches-title" className="max-w-[44rem]">
      <h2 id="saved-searches-title" className="heading-2 mb-5">
        {words.title}
      </h2>
      <Searches />
    </section>
  );
}
