import { useStore } from '@nanostores/react';
import { listingKey } from '#src/domain/listing-key.ts';
import { en } from '#src/messages/en.ts';
import { $homeGrid, HOME_GRID_SIZE, loadHomeGrid } from '#src/stores/home-grid.ts';
import { type Loading, shownValue } from '#src/stores/loading.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListingCard } from '#src/ui/ListingCard.tsx';
import { ListingGrid } from '#src/ui/ListingGrid.tsx';

const SKELETONS = Array.from({ length: HOME_GRID_SIZE }, (_, i) => `skeleton ${i}`);

const atBuild = (): Loading<never> => ({ kind: 'idle' });

/** Four homes of the chosen city. */
export function HomeGridIsland() {
  const grid = useStore($homeGrid, { ssr: atBuild });
  const reply = shownValue(grid);
  if (!reply && grid.kind === 'failed') {
    return (
      <EmptyState tone="failed" title={en.results.failed} hint={en.results.failedHint}>
        <button type="button" className="btn-secondary" onClick={loadHomeGrid}>
          {en.results.retry}
        </button>
      </EmptyState>
    );
  }
  if (reply?.count === 0) return <EmptyState title={en.results.noResults} />;
  return (
    <ListingGrid>
      {reply
        ? reply.listings.map((listing) => (
            <ListingCard key={listingKey(listing)} listing={listing} />
          ))
        : SKELETONS.map((key) => <CardSkeleton key={key} />)}
    </ListingGrid>
  );
}
