import { streetLine } from '#src/domain/address.ts';
import { listingKey } from '#src/domain/listing-key.ts';
import { type MapPin, isWhollyRestricted } from '#src/domain/map-pins.ts';
import { clusterLabel } from '#src/domain/map-rules.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import { badgeOf, isClosed } from '#src/domain/status.ts';
import { isRestricted } from '#src/domain/visibility.ts';
import type { AnySummary } from '#src/contract/listing.ts';
import { en } from '#src/messages/en.ts';

/** How a pin looks and what it is called. */
export type PinFace = {
  readonly label: string;
  readonly name: string;
  readonly look: 'price' | 'closed' | 'stack' | 'cluster' | 'locked';
  readonly isVisited: boolean;
};

function listingFace(listing: AnySummary, visited: ReadonlySet<string>): PinFace {
  if (isRestricted(listing)) {
    const name = en.map.restrictedPinName(listing.address.city);
    return { label: en.map.restrictedPin, name, look: 'locked', isVisited: false };
  }
  const isVisited = visited.has(listingKey(listing));
  const isClosedHome = isClosed(listing.lastStatus);
  const price = isClosedHome && listing.soldPrice ? listing.soldPrice : listing.listPrice;
  const label = abbreviateDollars(price);
  const parts = [
    isClosedHome ? en.listing.badges[badgeOf(listing)] : '',
    label,
    streetLine(listing.address),
    isVisited ? en.map.visited : '',
  ];
  const name = parts.filter(Boolean).join(', ');
  return { label, name, look: isClosedHome ? 'closed' : 'price', isVisited };
}

/** The face of a pin for someone who has opened the `visited` listings. */
export function pinFace(pin: MapPin, visited: ReadonlySet<string>): PinFace {
  if (pin.kind === 'listing') return listingFace(pin.listing, visited);
  const count = pin.kind === 'stack' ? pin.listings.length : pin.count;
  if (isWhollyRestricted(pin)) {
    const name = en.map.restrictedCluster(count);
    return { label: clusterLabel(count), name, look: 'locked', isVisited: false };
  }
  if (pin.kind === 'stack') {
    return {
      label: en.map.stackPin(count),
      name: en.map.stackPinName(count),
      look: 'stack',
      isVisited: pin.listings.every((listing) => visited.has(listingKey(listing))),
    };
  }
  const name =
    pin.restrictedCount > 0
      ? en.map.clusterHidden(count, pin.restrictedCount)
      : en.map.cluster(count);
  return { label: clusterLabel(count), name, look: 'cluster', isVisited: false };
}
