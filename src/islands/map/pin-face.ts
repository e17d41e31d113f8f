import { streetLine } from '#src/domain/listing/address.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { type MapPin, isWhollyRestricted } from '#src/domain/map/pins.ts';
import { clusterLabel } from '#src/domain/map/rules.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import { badgeOf, isClosed } from '#src/domain/listing/status.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import type { AnySummary } from '#src/contract/listings/listing.ts';
import { en } from '#src/messages/en.ts';

/** How a pin looks and what it is called. */
export type PinFace = {
  readonly label: string;
  readonly name: string;
  readonly look: 'price' | 'closed' | 'stack' | 'cluster' | 'locked';
  readonly isVisited: boolean;
  readonly isSaved: boolean;
};

/** What the visitor has done with homes before. */
export type Known = {
  /** Keys of the homes that were opened. */
  readonly visited: ReadonlySet<string>;
  /** Keys of the homes that are kept. */
  readonly saved: ReadonlySet<string>;
};

const PLAIN = { isVisited: false, isSaved: false } as const;

function listingFace(listing: AnySummary, { visited, saved }: Known): PinFace {
  if (isRestricted(listing)) {
    const name = en.map.restrictedPinName(listing.address.city);
    return { ...PLAIN, label: en.map.restrictedPin, name, look: 'locked' };
  }
  const isVisited = visited.has(listingKey(listing));
  const isSaved = saved.has(listingKey(listing));
  const isClosedHome = isClosed(listing.lastStatus);
  const price = isClosedHome && listing.soldPrice ? listing.soldPrice : listing.listPrice;
  const label = abbreviateDollars(price);
  const parts = [
    isClosedHome ? en.listing.badges[badgeOf(listing)] : '',
    label,
    streetLine(listing.address),
    isVisited ? en.map.visited : '',
    isSaved ? en.map.saved : '',
  ];
  const name = parts.filter(Boolean).join(', ');
  return { label, name, look: isClosedHome ? 'closed' : 'price', isVisited, isSaved };
}

/** The face of a pin for someone who has opened and kept some homes. */
export function pinFace(pin: MapPin, known: Known): PinFace {
  if (pin.kind === 'listing') return listingFace(pin.listing, known);
  const count = pin.kind === 'stack' ? pin.listings.length : pin.count;
  if (isWhollyRestricted(pin)) {
    const name = en.map.restrictedCluster(count);
    return { ...PLAIN, label: clusterLabel(count), name, look: 'locked' };
  }
  if (pin.kind === 'stack') {
    return {
      ...PLAIN,
      label: en.map.stackPin(count),
      name: en.map.stackPinName(count),
      look: 'stack',
      isVisited: pin.listings.every((listing) => known.visited.has(listingKey(listing))),
      isSaved: pin.listings.some((listing) => known.saved.has(listingKey(listing))),
    };
  }
  const name =
    pin.restrictedCount > 0
      ? en.map.clusterHidden(count, pin.restrictedCount)
      : en.map.cluster(count);
  return { ...PLAIN, label: clusterLabel(count), name, look: 'cluster' };
}
