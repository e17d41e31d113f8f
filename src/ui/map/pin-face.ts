import { streetLine } from '#src/domain/listing/address.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { type MapPin, isWhollyRestricted } from '#src/domain/map/pins.ts';
import { clusterLabel } from '#src/domain/map/rules.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import { dealBadgeOf } from '#src/domain/listing/badge.ts';
import { priceOf } from '#src/domain/listing/status/status.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import type { AnyFound } from '#src/contract/listings/listing.ts';
import type { ShownAmount } from '#src/domain/search/filters/amounts.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { mapTexts } from '#src/messages/search/map.ts';

/** How a pin looks and what it is called. */
export type PinFace = {
  readonly label: string;
  readonly name: string;
  readonly look: 'price' | 'closed' | 'stack' | 'cluster' | 'locked';
  readonly isVisited: boolean;
  readonly isSaved: boolean;
};

/** What the visitor wants to see on pins, and has done with homes before. */
export type VisitorMarks = {
  readonly amounts: ShownAmount;
  /** Keys of the homes that were opened. */
  readonly visitedKeys: ReadonlySet<string>;
  /** Keys of the homes that are kept. */
  readonly savedKeys: ReadonlySet<string>;
};

/** The amount on a pin, and what it is called: a monthly cost where that is wanted and known. */
function amountOf(
  listing: Exclude<AnyFound, { restricted: true }>,
  amounts: ShownAmount,
  locale: Locale,
) {
  const { monthlyCost } = listing;
  if (amounts === 'monthly' && monthlyCost) {
    const label = abbreviateDollars(monthlyCost.totalDollars, locale);
    return { label, name: `${label} ${listingTexts(locale).perMonth}` };
  }
  const label = abbreviateDollars(priceOf(listing), locale);
  return { label, name: label };
}

const PLAIN = { isVisited: false, isSaved: false } as const;

function listingFace(
  listing: AnyFound,
  { visitedKeys, savedKeys, amounts }: VisitorMarks,
  locale: Locale,
): PinFace {
  const mapWords = mapTexts(locale);
  const listingWords = listingTexts(locale);
  if (isRestricted(listing)) {
    const name = mapWords.restrictedPinName(listing.address.city);
    return { ...PLAIN, label: mapWords.restrictedPin, name, look: 'locked' };
  }
  const isVisited = visitedKeys.has(listingKey(listing));
  const isSaved = savedKeys.has(listingKey(listing));
  const deal = dealBadgeOf(listing);
  const amount = amountOf(listing, amounts, locale);
  const parts = [
    deal ? listingWords.badges[deal] : '',
    amount.name,
    streetLine(listing.address),
    isVisited ? mapWords.visited : '',
    isSaved ? mapWords.saved : '',
  ];
  const name = parts.filter(Boolean).join(', ');
  return { label: amount.label, name, look: deal ? 'closed' : 'price', isVisited, isSaved };
}

/** The look of a pin for a visitor who has opened and saved some homes. */
export function pinFace(pin: MapPin, marks: VisitorMarks, locale: Locale): PinFace {
  const mapWords = mapTexts(locale);
  if (pin.kind === 'listing') return listingFace(pin.listing, marks, locale);
  const count = pin.kind === 'stack' ? pin.listings.length : pin.count;
  if (isWhollyRestricted(pin)) {
    const name = mapWords.restrictedCluster(count);
    return { ...PLAIN, label: clusterLabel(count), name, look: 'locked' };
  }
  if (pin.kind === 'stack') {
    return {
      ...PLAIN,
      label: mapWords.stackPin(count),
      name: mapWords.stackPinName(count),
      look: 'stack',
      isVisited: pin.listings.every((listing) => marks.visitedKeys.has(listingKey(listing))),
      isSaved: pin.listings.some((listing) => marks.savedKeys.has(listingKey(listing))),
    };
  }
  const name =
    pin.restrictedCount > 0
      ? mapWords.clusterHidden(count, pin.restrictedCount)
      : mapWords.cluster(count);
  return { ...PLAIN, label: clusterLabel(count), name, look: 'cluster' };
}
