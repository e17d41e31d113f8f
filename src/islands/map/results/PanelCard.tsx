import { memo, useEffect, useRef } from 'react';
import type { AnySummary } from '#src/contract/listings/listing.ts';
import { isSameListing, listingKey } from '#src/domain/listing/key.ts';
import { afterPaint } from '#src/lib/browser/after-paint.ts';
import { $highlightedHome, highlight } from '#src/stores/search/pins/highlight.ts';
import { $focus } from '#src/stores/listing/listing.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { useAnswer } from './useAnswer.ts';

const Card = memo(ListingCard);

/** A card that raises its pin, is raised with it, and comes into view when its pin is opened. */
export function PanelCard({ listing }: { listing: AnySummary }) {
  const key = listingKey(listing);
  const isFocused = useAnswer($focus, (focus) => isSameListing(focus, listing));
  const isRaised = useAnswer($highlightedHome, (highlightedKey) => highlightedKey === key);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolling forces layout of the page; the clicked overlay is painted first.
    if (isFocused) afterPaint(() => card.current?.scrollIntoView({ block: 'nearest' }));
  }, [isFocused]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only raises the pin; the card's link does the work
    <div
      ref={card}
      className={`h-full rounded-card ${isFocused || isRaised ? 'outline-2 outline-offset-2 outline-primary' : ''}`}
      onPointerEnter={() => highlight(key)}
      onPointerLeave={() => highlight(null)}
      onFocus={() => highlight(key)}
      onBlur={() => highlight(null)}
    >
      <Card listing={listing} heading="h3" />
    </div>
  );
}
