import { useStore } from '@nanostores/react';
import { cityLine, streetLine } from '#src/domain/listing/address.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { pagePath } from '#src/domain/routes.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { savedHomesTexts } from '#src/messages/account/saved-homes.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { toggleSaved } from '#src/stores/saved/saved.ts';
import {
  $savedCards,
  reloadSavedCards,
  type SavedCard,
  showMoreCards,
} from '#src/stores/saved/cards.ts';
import { $homeChanges } from '#src/stores/saved/home-changes.ts';
import { CardSkeleton } from '#src/ui/listing/card/CardSkeleton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { ListingGrid } from '#src/ui/listing/ListingGrid.tsx';
import { HomeEmails } from './HomeEmails.tsx';
import { ChangesFailed, HomeChanges } from './HomeChanges.tsx';

const SKELETONS_LIMIT = 6;

function nameOf({ home, listing }: SavedCard, locale: Locale): string {
  const listingWords = listingTexts(locale);
  if (!listing) return home.mlsNumber;
  return isRestricted(listing)
    ? listingWords.hiddenHome(cityLine(listing.address))
    : streetLine(listing.address);
}

/** What remains of a home that is off the market. */
function GoneCard({ mlsNumber }: { mlsNumber: string }) {
  const savedHomesWords = useTexts(savedHomesTexts);
  return (
    <article className="card h-full grid place-content-center gap-1 p-6 text-center bg-sand min-h-60">
      <h3 className="font-semibold">{savedHomesWords.gone}</h3>
      <p className="text-sm text-muted">{savedHomesWords.goneText(mlsNumber)}</p>
    </article>
  );
}

function Card({ card }: { card: SavedCard }) {
  const locale = useLocale();
  const savedHomesWords = useTexts(savedHomesTexts);
  const { home, listing } = card;
  const change = useStore($homeChanges).byKey.get(listingKey(home));
  return (
    <div className="h-full flex flex-col gap-1">
      <div className="grow">
        {listing ? <ListingCard listing={listing} /> : <GoneCard {...home} />}
      </div>
      {change && <HomeChanges {...change} />}
      <button
        type="button"
        className="btn-quiet text-sm self-start"
        aria-label={savedHomesWords.removeOf(nameOf(card, locale))}
        onClick={() => toggleSaved(home)}
      >
        {savedHomesWords.remove}
      </button>
    </div>
  );
}

function Homes() {
  const savedHomesWords = useTexts(savedHomesTexts);
  const { kind, cards, count, waiting } = useStore($savedCards);
  if (count === 0) {
    return (
      <EmptyState title={savedHomesWords.none} hint={savedHomesWords.noneHint}>
        <a className="btn-primary" href={pagePath('/map')}>
          {savedHomesWords.find}
        </a>
      </EmptyState>
    );
  }
  if (kind === 'failed' && waiting > 0) {
    return (
      <EmptyState tone="failed" title={savedHomesWords.failed} hint={savedHomesWords.failedHint}>
        <button type="button" className="btn-secondary" onClick={reloadSavedCards}>
          {savedHomesWords.retry}
        </button>
      </EmptyState>
    );
  }
  const skeletons = Array.from({ length: Math.min(waiting, SKELETONS_LIMIT) }, (_, i) => `s${i}`);
  const hasMore = cards.length + waiting < count;
  return (
    <>
      <ChangesFailed />
      <ListingGrid label={savedHomesWords.title}>
        {[
          ...cards.map((card) => <Card key={listingKey(card.home)} card={card} />),
          ...skeletons.map((key) => <CardSkeleton key={key} />),
        ]}
      </ListingGrid>
      {hasMore && (
        <button type="button" className="btn-secondary mt-6" onClick={showMoreCards}>
          {savedHomesWords.more}
        </button>
      )}
    </>
  );
}

/** The customer's saved homes, as cards. */
export function SavedHomes() {
  const savedHomesWords = useTexts(savedHomesTexts);
  const { count } = useStore($savedCards);
  return (
    <section aria-labelledby="saved-homes-title">
      <div className="flex items-baseline justify-between gap-4 mb-5">
        <h2 id="saved-homes-title" className="heading-2">
          {savedHomesWords.title}
        </h2>
        <p className="text-muted tabular-nums" aria-live="polite">
          {count > 0 ? savedHomesWords.count(count) : ''}
        </p>
      </div>
      {count > 0 && <HomeEmails />}
      <Homes />
    </section>
  );
}
