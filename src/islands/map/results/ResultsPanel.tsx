import { isFirstViewRemoved, makeInert, useFirstViewHandoff } from '../first-view-handoff.ts';
import { useStore } from '@nanostores/react';
import { memo, useLayoutEffect, useRef } from 'react';
import { type FailureCause, failureCause } from '#src/domain/map/failure-cause.ts';
import type { ResultsPage } from '#src/domain/search/list/results-page.ts';
import { visibleHomes } from '#src/domain/search/list/hidden-homes.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import type { Locale } from '#src/messages/locale.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { pagingTexts } from '#src/messages/search/paging.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { $panelStop } from '#src/stores/search/panel/panel.ts';
import { reloadPins } from '#src/stores/search/pins/pins.ts';
import { $shownResults, reloadResults, turnToPage } from '#src/stores/search/panel/results.ts';
import { $filters, setFilters } from '#src/stores/search/search.ts';
import { $route } from '#src/stores/shell/route.ts';
import { CardSkeleton } from '#src/ui/listing/card/CardSkeleton.tsx';
import { FilterChips } from '#src/ui/filters/FilterChips.tsx';
import { ListingGrid } from '#src/ui/listing/ListingGrid.tsx';
import { AccountPanel } from '#src/ui/listing/restricted/AccountPanel.tsx';
import { useFocusFallback } from '#src/ui/useFocusFallback.ts';
import { EmptyResults } from './EmptyResults.tsx';
import { PagerButtons } from './PagerButtons.tsx';
import { PanelCard } from './PanelCard.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import { useAnswer } from './useAnswer.ts';
import { usePanelScroll } from './usePanelScroll.ts';

const SKELETONS = ['first', 'second', 'third', 'fourth'];

function Skeletons() {
  return (
    <ListingGrid>
      {SKELETONS.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </ListingGrid>
  );
}

type CardProps = Parameters<typeof PanelCard>[0];

/** Most homes of a page stay when the map is moved a little; each answer brings them anew. */
const Card = memo(
  PanelCard,
  (a: CardProps, b: CardProps) => JSON.stringify(a) === JSON.stringify(b),
);

const Header = memo(ResultsHeader);

const Chips = memo(function SearchChips() {
  const filters = useStore($filters);
  return (
    <div className="mb-4 empty:hidden">
      <FilterChips filters={filters} way={{ onChange: setFilters }} />
    </div>
  );
});

/** Replaces homes that need an account; its log-in leads back to this view. */
function HiddenHomes({ count }: { count: number }) {
  const { showClosed } = useStore($filters);
  const { path, query } = useStore($route);
  return <AccountPanel count={count} isClosed={showClosed} returnTo={path + query} heading="h3" />;
}

function HomesPage({ results, isStale }: { results: ResultsPage; isStale: boolean }) {
  const mapWords = useTexts(mapTexts);
  if (results.count === 0) return <EmptyResults />;
  const { visible, hiddenCount, pages } = visibleHomes(results);
  return (
    <div className={isStale ? 'opacity-60' : ''}>
      {visible.length > 0 && (
        <ListingGrid label={mapWords.panelLabel}>
          {visible.map((listing) => (
            <Card key={listingKey(listing)} listing={listing} />
          ))}
        </ListingGrid>
      )}
      {hiddenCount > 0 && <HiddenHomes count={hiddenCount} />}
      {pages > 1 && <PagerButtons page={results.page} pages={pages} onTurn={turnToPage} />}
    </div>
  );
}

/** Pins and cards come from one server: when one failed, both are asked for again. */
function reload(): void {
  reloadPins();
  reloadResults();
}

function ResultsFailure({ cause, hasOlder }: { cause: FailureCause; hasOlder: boolean }) {
  const mapWords = useTexts(mapTexts);
  return (
    <div role="alert" className="mb-4 p-4 rounded-card bg-alert-tint text-ink">
      <p className="font-semibold">{mapWords.failedTitle}</p>
      <p className="mt-1 text-sm">
        {mapWords.failedAdvice[cause] + (hasOlder ? ` ${mapWords.failedOlder}` : '')}
      </p>
      <button type="button" className="btn-secondary mt-3" onClick={reload}>
        {mapWords.retry}
      </button>
    </div>
  );
}

/**
 * Removes the server-rendered list as soon as the live list is ready, or once a visitor opens a list that
 * peeks. Returns whether the server-rendered list still covers the live one, which is inert then.
 */
function useHomesTakeOver(isReady: boolean, isPeeking: boolean): boolean {
  const hasPeeked = useRef(false);
  const isOpened = hasPeeked.current && !isPeeking;
  useFirstViewHandoff('homes', isReady || isOpened);
  useLayoutEffect(() => {
    if (!isPeeking) return;
    hasPeeked.current = true;
    makeInert('homes');
  }, [isPeeking]);
  return !isReady && !isOpened && !isPeeking && !isFirstViewRemoved('homes');
}

function countText(page: ResultsPage | null, locale: Locale): string | null {
  const words = pagingTexts(locale);
  if (!page || page.count === 0) return null;
  return words.count(visibleHomes(page).range, page.count);
}

/** The homes of the view as cards, eight a page. */
export function ResultsPanel({ notice }: { notice: string | undefined }) {
  const locale = useLocale();
  const mapWords = useTexts(mapTexts);
  const results = useStore($shownResults);
  const isPeeking = useAnswer($panelStop, (stop) => stop === 'closed');
  const page = currentValue(results);
  const isAwaited = !page && results.kind !== 'failed';
  const isBehind = useHomesTakeOver(page !== null || results.kind === 'failed', isPeeking);
  const top = useRef<HTMLElement>(null);
  usePanelScroll(top, page?.page);
  useFocusFallback(top);
  return (
    <section
      ref={top}
      id="map-results"
      aria-label={mapWords.panelLabel}
      aria-busy={results.kind === 'loading'}
      tabIndex={-1}
      inert={isBehind}
      className="h-full overflow-y-auto overscroll-contain px-4 pb-24 md:pt-4 outline-none"
    >
      <Header
        count={isPeeking && page?.count === 0 ? mapWords.emptyTitle : countText(page, locale)}
        isAwaited={isAwaited}
      />
      {/* Below the edge of a peeking sheet nothing takes the focus. */}
      <div inert={isPeeking} className="isolate">
        <Chips />
        {results.kind === 'failed' && (
          <ResultsFailure cause={failureCause(results.error)} hasOlder={page !== null} />
        )}
        {page && <HomesPage results={page} isStale={results.kind === 'loading'} />}
        {isAwaited && <Skeletons />}
        {notice && <p className="mt-8 text-sm text-muted">{notice}</p>}
      </div>
    </section>
  );
}
