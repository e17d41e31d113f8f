import { useStore } from '@nanostores/react';
import type { AnySummary } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { returningVisitorTexts } from '#src/messages/site/returning-visitor.ts';
import { $viewedHomes, loadViewedHomes } from '#src/stores/listing/viewed-homes.ts';
import { type AsyncState, currentValue } from '#src/stores/shell/async-state.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CardSkeleton } from '#src/ui/listing/card/CardSkeleton.tsx';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';

const SHOWN = 8;
const SKELETONS = Array.from({ length: 4 }, (_, i) => `skeleton ${i}`);

const atBuild = (): AsyncState<never> => ({ kind: 'idle' });

export type Undo = () => void;

function NoHomes({ undo }: { undo: Undo | null }) {
  const words = useTexts(returningVisitorTexts);
  if (!undo) return <EmptyState title={words.gone} hint={words.goneHint} />;
  return (
    <div role="status">
      <EmptyState title={words.cleared}>
        <button type="button" className="btn-secondary" onClick={undo} ref={(it) => it?.focus()}>
          {words.undo}
        </button>
      </EmptyState>
    </div>
  );
}

function Row({ homes }: { homes: readonly AnySummary[] | null }) {
  const { viewed } = useTexts(returningVisitorTexts);
  const cells = homes
    ? homes
        .slice(0, SHOWN)
        .map((listing) => ({ key: listingKey(listing), cell: <ListingCard listing={listing} /> }))
    : SKELETONS.map((key) => ({ key, cell: <CardSkeleton /> }));
  return (
    <ul aria-label={viewed} aria-busy={homes === null} className="returning-row">
      {cells.map(({ key, cell }) => (
        <li key={key} className="min-w-0 wrap-anywhere">
          {cell}
        </li>
      ))}
    </ul>
  );
}

/** The homes whose pages were opened on this device, as they are today; `undo` brings back what was cleared. */
export function ViewedHomes({ undo }: { undo: Undo | null }) {
  const words = useTexts(returningVisitorTexts);
  const { retry } = useTexts(resultsTexts);
  const state = useStore($viewedHomes, { ssr: atBuild });
  const homes = currentValue(state);
  if (!homes && state.kind === 'failed') {
    return (
      <EmptyState tone="failed" title={words.failed}>
        <button type="button" className="btn-secondary" onClick={loadViewedHomes}>
          {retry}
        </button>
      </EmptyState>
    );
  }
  return homes?.length === 0 ? <NoHomes undo={undo} /> : <Row homes={homes} />;
}
