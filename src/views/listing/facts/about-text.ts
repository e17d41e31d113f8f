import type { FullListing } from '#src/contract/listings/listing.ts';
import { streetLine } from '#src/domain/listing/address.ts';
import { formatDollars } from '#src/domain/money.ts';
import { isClosed, isConditional } from '#src/domain/listing/status/status.ts';
import type { Locale } from '#src/messages/locale.ts';
import { aboutHomeTexts } from '#src/messages/listing/about-home.ts';
import { lotSize } from './lot-size.ts';
import { dayText, squareFeetText } from '#src/ui/listing/measures.ts';

function roomsOf({ details }: FullListing, locale: Locale): string | null {
  const words = aboutHomeTexts(locale);
  const { numBedrooms: beds, numBathrooms: baths, numGarageSpaces: garage } = details;
  const parts = [
    beds ? words.beds(beds) : '',
    baths ? words.baths(baths) : '',
    garage ? words.garage(garage) : '',
  ].filter(Boolean);
  return parts.length > 0 ? words.list(parts) : null;
}

function kindOf(propertyType: string | null, locale: Locale): string {
  const words = aboutHomeTexts(locale);
  const key = propertyType?.trim().toLowerCase() ?? '';
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return kinds[key] ?? words.anyKind;
}

/** The kind of offer, as a key of the texts. */
function offerOf({ type, lastStatus }: FullListing) {
  const isSale = type === 'Sale';
  if (isClosed(lastStatus)) return isSale ? 'sold' : 'leased';
  if (isConditional(lastStatus)) return isSale ? 'sold-conditionally' : 'leased-conditionally';
  if (lastStatus === 'Cs') return isSale ? 'coming-soon-sale' : 'coming-soon-lease';
  return isSale ? 'for-sale' : 'for-lease';
}

/** The price on the day of listing: a later change is told by the badge. */
function firstPrice({ type, listPrice, originalPrice }: FullListing, locale: Locale): string {
  const amount = formatDollars(originalPrice || listPrice, locale);
  return type === 'Lease' ? aboutHomeTexts(locale).perMonth(amount) : amount;
}

function sentences(listing: FullListing, locale: Locale): readonly (string | null)[] {
  const words = aboutHomeTexts(locale);
  const { details, address, taxes } = listing;
  const lot = lotSize(listing, locale);
  const rooms = roomsOf(listing, locale);
  const area = squareFeetText(details.sqft, locale);
  const yearBuilt = /^\d{4}$/.test(details.yearBuilt ?? '') ? details.yearBuilt : null;
  const listedOn = dayText(listing.listDate, locale);
  return [
    words.what({
      street: streetLine(address),
      kind: kindOf(details.propertyType, locale),
      offer: words.offers[offerOf(listing)],
      place: [address.neighborhood, address.city].filter(Boolean).join(', '),
    }),
    rooms && words.rooms(rooms, area ?? null),
    yearBuilt && words.built(yearBuilt),
    lot && words.lot(lot.width, lot.depth, words.units[lot.unit]),
    taxes.annualAmount ? words.taxes(formatDollars(taxes.annualAmount, locale)) : null,
    listedOn ? words.listed(listedOn, firstPrice(listing, locale)) : null,
    listing.office.brokerageName ? words.by(listing.office.brokerageName) : null,
  ];
}

/** A few sentences about a home, made from its facts; unknown ones are left out. */
export function aboutText(listing: FullListing, locale: Locale): string {
  return sentences(listing, locale)
    .filter((sentence) => sentence !== null)
    .join(' ');
}
