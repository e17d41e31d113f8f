import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { AnySummary } from '#src/contract/listing.ts';
import type { FoundPage } from '#src/domain/found-page.ts';
import { isSameListing, listingKey } from '#src/domain/listing-key.ts';
import { en } from '#src/messages/en.ts';
import { highlight } from '#src/stores/highlight.ts';
import { hasChanges } from '#src/domain/set-filters.ts';
import { $focus } from '#src/stores/listing.ts';
import { shownValue } from '#src/stores/loading.ts';
import { reloadPins } from '#src/stores/pins.ts';
import { $results, reloadResults, turnToPage } from '#src/stores/results.ts';
import { $filters, clearFilters } from '#src/stores/search.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListingCard } from '#src/ui/ListingCard.tsx';
import { ListingGrid } from '#src/ui/ListingGrid.tsx';
import { PagerButtons } from './PagerButtons.tsx';

function Skeletons() {
  return (
    <ListingGrid>
      {Array.from({ length: 4 }, (_, i) => `skeleton ${i}`).map((key) => (
        <CardSkeleton key={key} />
      ))}
    </ListingGrid>
  );
}

/** A card that raises its pin, and comes into view when its pin is opened. */
function PanelCard({ listing }: { listing: AnySummary }) {
  const isFocused = isSameListing(useStore($focus), listing);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isFocused]);
  const key = listingKey(listing);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only raises the pin; the card's link does the work
    <div
      ref={card}
      className={`h-full rounded-card ${isFocused ? 'outline-2 outline-offset-2 outline-evergreen' : ''}`}
      onPointerEnter={() => highlight(key)}
      onPointerLeave={() => highlight(null)}
      onFocus={() => highlight(key)}
      onBlur={() => highlight(null)}
    >
      <ListingCard listing={listing} heading="h2" />
    </div>
  );
}

/** Why there is nothing, and the way on: fewer filters if there are any, else another place. */
function NothingHere() {
  if (!hasChanges(useStore($filters))) {
    return <EmptyState title={en.map.emptyTitle} hint={en.map.emptyBare} />;
  }
  return (
    <EmptyState title={en.map.emptyTitle} hint={en.map.emptyFiltered}>
      <button type="button" className="btn-secondary" onClick={clearFilters}>
        {en.map.clear}
      </button>
    </EmptyState>
  );
}

function Found({ reply, isStale }: { reply: FoundPage; isStale: boolean }) {
  const { page, pages, count, listings, first } = reply;
  if (count === 0) return <NothingHere />;
  return (
    <div className={isStale ? 'opacity-60' : ''}>
      <p className="mb-4 text-sm text-muted">
        {en.results.count({ first, last: first + listings.length - 1 }, count)}
      </p>
      <ListingGrid label={en.map.panelLabel}>
        {listings.map((listing) => (
          <PanelCard key={listingKey(listing)} listing={listing} />
        ))}
      </ListingGrid>
      {pages > 1 && <PagerButtons page={page} pages={pages} onTurn={turnToPage} />}
    </div>
  );
}

/** Pins and cards come from one server: when one failed, both are asked for again. */
function reload(): void {
  reloadPins();
  reloadResults();
}

function Failed() {
  return (
    <div role="alert" className="mb-4 p-4 rounded-card bg-clay-tint text-ink">
      <p className="font-semibold">{en.map.failedTitle}</p>
      <p className="mt-1 text-sm">{en.map.failedAdvice}</p>
      <button type="button" className="btn-secondary mt-3" onClick={reload}>
        {en.map.retry}
      </button>
    </div>
  );
}

/** The homes of the view as cards, eight a page. */
export function ResultsPanel({ notice }: { notice: string | undefined }) {
  const results = useStore($results);
  const reply = shownValue(results);
  const top = useRef<HTMLElement>(null);
  const page = reply?.page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    top.current?.scrollTo({ top: 0 });
  }, [page]);
  return (
    <section
      ref={top}
      id="map-results"
      aria-label={en.map.panelLabel}
      aria-busy={results.kind === 'loading'}
      tabIndex={-1}
      className="h-full overflow-y-auto overscroll-contain p-4 pb-24 outline-none"
    >
      {results.kind === 'failed' && <Failed />}
      {reply ? <Found reply={reply} isStale={results.kind === 'loading'} /> : <Skeletons />}
      {notice && <p className="mt-8 text-xs text-muted">{notice}</p>}
    </section>
  );
}
