import type { FullListing } from '#src/contract/listings/listing.ts';
import { streetLine } from '#src/domain/listing/address.ts';
import { formatDollars } from '#src/domain/money.ts';
import { badgeOf } from '#src/domain/listing/status.ts';
import { aboutHome } from '#src/messages/en/about-home.ts';
import { dayText, squareFeetText } from '#src/ui/measures.ts';

function roomsOf({ details }: FullListing): string | null {
  const { numBedrooms: beds, numBathrooms: baths, numGarageSpaces: garage } = details;
  const parts = [
    beds ? aboutHome.beds(beds) : '',
    baths ? aboutHome.baths(baths) : '',
    garage ? aboutHome.garage(garage) : '',
  ].filter(Boolean);
  return parts.length > 0 ? aboutHome.list(parts) : null;
}

function kindOf(propertyType: string | null): string {
  const key = propertyType?.trim().toLowerCase() ?? '';
  const kinds: Readonly<Record<string, string>> = aboutHome.kinds;
  return kinds[key] ?? aboutHome.anyKind;
}

function sentences(listing: FullListing): readonly (string | null)[] {
  const { details, address, taxes, lot } = listing;
  const rooms = roomsOf(listing);
  const area = squareFeetText(details.sqft);
  const built = /^\d{4}$/.test(details.yearBuilt ?? '') ? details.yearBuilt : null;
  const listed = dayText(listing.listDate);
  return [
    aboutHome.what({
      street: streetLine(address),
      kind: kindOf(details.propertyType),
      offer: aboutHome.offers[badgeOf(listing)],
      place: [address.neighborhood, address.city].filter(Boolean).join(', '),
    }),
    rooms && aboutHome.rooms(rooms, area ?? null),
    built && aboutHome.built(built),
    lot.width && lot.depth ? aboutHome.lot(String(lot.width), String(lot.depth)) : null,
    taxes.annualAmount ? aboutHome.taxes(formatDollars(taxes.annualAmount)) : null,
    listed ? aboutHome.listed(listed, formatDollars(listing.listPrice)) : null,
    listing.office.brokerageName ? aboutHome.by(listing.office.brokerageName) : null,
  ];
}

/** A few sentences about a home, made from its facts; what is not known is left out. */
export function aboutText(listing: FullListing): string {
  return sentences(listing)
    .filter((sentence) => sentence !== null)
    .join(' ');
}
