import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AnySearchResult } from '#src/contract/listings/listing.ts';
import { streetLine } from '#src/domain/listing/address.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import { OVERLAY_STREET_LIMIT } from '#src/domain/places/text.ts';
import { afterPaint } from '#src/lib/browser/after-paint.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $hasRoomBeside } from '#src/stores/search/panel/panel.ts';
import { CardSkeleton } from '#src/ui/listing/card/CardSkeleton.tsx';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { StreetText } from '#src/ui/listing/card/StreetText.tsx';
import { MiniCard } from './MiniCard.tsx';

/** Keeps a card beside its pin; null once the card has gone. */
export type AnchorCard = (
  card: { readonly element: HTMLElement; readonly at: LatLng } | null,
) => void;

type Props = {
  label: string;
  /** The homes of the pin; null while they are on their way. */
  listings: readonly AnySearchResult[] | null;
  /** The point of the pin, if known. */
  at: LatLng | undefined;
  anchor: AnchorCard;
  onClose: () => void;
};

function HomeCard({ listing, isMini }: { listing: AnySearchResult; isMini: boolean }) {
  if (isMini) return <MiniCard listing={listing} />;
  if (isRestricted(listing)) return <ListingCard listing={listing} heading="h2" />;
  const street = <StreetText street={streetLine(listing.address)} limit={OVERLAY_STREET_LIMIT} />;
  return <ListingCard listing={listing} heading="h2" street={street} />;
}

function Homes({
  label,
  listings,
  isMini,
}: Pick<Props, 'label' | 'listings'> & { isMini: boolean }) {
  if (!listings) return isMini ? <div className="skeleton h-28" /> : <CardSkeleton />;
  const [first, ...others] = listings;
  if (first && others.length === 0) return <HomeCard listing={first} isMini={isMini} />;
  return (
    <>
      <h2 className="p-4 pr-14 font-semibold">{label}</h2>
      <ul
        className={
          isMini ? 'grid divide-y divide-line border-t border-line' : 'grid gap-4 p-4 pt-0'
        }
      >
        {listings.map((listing) => (
          <li key={listingKey(listing)}>
            <HomeCard listing={listing} isMini={isMini} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The homes of a pin over the map: beside the pin, or in one row above the sheet of a small window. Takes
 * the focus, gives it back through `onClose`, closes on Esc.
 */
export function Overlay({ label, listings, at, anchor, onClose }: Props) {
  const words = useTexts(mapTexts);
  const isMini = !useStore($hasRoomBeside);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    afterPaint(() => box.current?.focus({ preventScroll: true }));
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look has another place
  useEffect(() => {
    if (box.current && at) anchor({ element: box.current, at });
    return () => anchor(null);
  }, [at, anchor, isMini]);
  return (
    <div
      ref={box}
      data-over-map
      data-floats={isMini ? undefined : ''}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="opened-pin"
    >
      <button
        type="button"
        onClick={onClose}
        aria-label={words.closeListing}
        className={`absolute z-5 grid place-items-center size-11 rounded-full text-ink cursor-pointer hover:bg-primary-tint ${isMini ? 'right-0 top-0' : 'right-2 top-2 bg-surface border border-line-strong'}`}
      >
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div className="opened-homes">
        <Homes label={label} listings={listings} isMini={isMini} />
      </div>
    </div>
  );
}
