import { streetLine } from '#src/domain/listing/address.ts';
import { comingOpenHouses } from '#src/domain/listing/open-house.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { type MapPin, isMixed, isFullyRestricted } from '#src/domain/map/pins.ts';
import { clusterLabel } from '#src/domain/map/rules.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import { dealBadgeOf, isNew, priceChangeOf } from '#src/domain/listing/badge.ts';
import { priceOf } from '#src/domain/listing/status/status.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import type { AnySearchResult } from '#src/contract/listings/listing.ts';
import type { AmountKind } from '#src/domain/search/filters/amounts.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { mapTexts } from '#src/messages/search/map.ts';

/** In order of precedence. */
const PIN_MARKS = ['open-house', 'price-drop', 'new'] as const;
export type PinMark = (typeof PIN_MARKS)[number];

/** The look and the name of a pin. */
export type PinFace = {
  readonly label: string;
  readonly name: string;
  readonly look: 'price' | 'closed' | 'stack' | 'cluster' | 'mixed' | 'closed-cluster' | 'locked';
  /** A notable fact about an offered home, visible before it is opened. */
  readonly mark: PinMark | null;
  /** How many homes of a circle are sold, where others are not. */
  readonly closedLabel: string | null;
  readonly isVisited: boolean;
  readonly isSaved: boolean;
};

/** The visitor's choice of amounts on pins, and their history with homes. */
export type VisitorMarks = {
  readonly amounts: AmountKind;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Keys of the homes that were opened. */
  readonly visitedKeys: ReadonlySet<string>;
  /** Keys of the saved homes. */
  readonly savedKeys: ReadonlySet<string>;
};

/** The amount on a pin, and its name: a monthly cost where that is wanted and known. */
function amountOf(
  listing: Exclude<AnySearchResult, { restricted: true }>,
  amounts: AmountKind,
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

const PLAIN = { isVisited: false, isSaved: false, mark: null, closedLabel: null } as const;

/** The marks of a home on a day: only for offers, as the deal itself is the only mark of others. */
function marksOf(
  listing: Exclude<AnySearchResult, { restricted: true }>,
  today: string,
): PinMark[] {
  if (dealBadgeOf(listing)) return [];
  const applies = {
    'open-house': comingOpenHouses(listing.openHouse ?? [], today).length > 0,
    'price-drop': (priceChangeOf(listing) ?? 0) < 0,
    new: isNew(listing.listDate, today),
  };
  return PIN_MARKS.filter((mark) => applies[mark]);
}

function listingFace(
  listing: AnySearchResult,
  { visitedKeys, savedKeys, amounts, today }: VisitorMarks,
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
  const marks = marksOf(listing, today);
  const parts = [
    deal ? listingWords.badges[deal] : '',
    amount.name,
    streetLine(listing.address),
    ...marks.map((mark) => mapWords.marks[mark]),
    isVisited ? mapWords.visited : '',
    isSaved ? mapWords.saved : '',
  ];
  const name = parts.filter(Boolean).join(', ');
  return {
    label: amount.label,
    name,
    look: deal ? 'closed' : 'price',
    mark: marks[0] ?? null,
    closedLabel: null,
    isVisited,
    isSaved,
  };
}

/** The look of a pin for a visitor who has opened and saved some homes. */
export function pinFace(pin: MapPin, marks: VisitorMarks, locale: Locale): PinFace {
  const mapWords = mapTexts(locale);
  if (pin.kind === 'listing') return listingFace(pin.listing, marks, locale);
  const count = pin.kind === 'stack' ? pin.listings.length : pin.count;
  if (isFullyRestricted(pin)) {
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
  return clusterFace(pin, locale);
}

function clusterFace(pin: Extract<MapPin, { kind: 'cluster' }>, locale: Locale): PinFace {
  const { cluster, clusterHidden, clusterClosed } = mapTexts(locale);
  const { count, restrictedCount, closedCount } = pin;
  const name = restrictedCount > 0 ? clusterHidden(count, restrictedCount) : cluster(count);
  if (isMixed(pin)) {
    return {
      ...PLAIN,
      label: clusterLabel(count - closedCount),
      closedLabel: clusterLabel(closedCount),
      name: clusterClosed(name, closedCount),
      look: 'mixed',
    };
  }
  const look = closedCount > 0 ? 'closed-cluster' : 'cluster';
  const fullName = closedCount > 0 ? clusterClosed(name, closedCount) : name;
  return { ...PLAIN, label: clusterLabel(count), name: fullName, look };
}

/** The classes of a pin that wears a face. */
export function pinClassName({ look, mark, isVisited, isSaved }: PinFace): string {
  return [
    'map-pin',
    `map-pin-${look}`,
    mark && `has-${mark}`,
    isVisited && 'is-visited',
    isSaved && 'is-saved',
  ]
    .filter(Boolean)
    .join(' ');
}
