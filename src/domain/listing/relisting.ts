import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { homeKey } from './home-key.ts';
import { visibilityOf } from './visibility.ts';

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/**
 * The identity of an offer: the same home on the same board, for the same kind of deal. Null where two
 * listings of one address may well be two homes, for example units without a number.
 */
export function offerKey(document: ListingDocument): string | null {
  const { boardId, type, address, details } = document;
  const home = homeKey(address);
  const hasUnit = text(address.unitNumber).trim() !== '';
  if (home === null) return null;
  if (!hasUnit && document.class !== 'ResidentialProperty') return null;
  // A house and the flat in its basement are leased at one address.
  const size = type === 'Lease' && !hasUnit ? [details.numBedrooms, details.numBathrooms] : [];
  return [boardId, type, document.class, details.propertyType, home, ...size].map(text).join('|');
}

/**
 * The day since which an offer stands, YYYY-MM-DD: an earlier one of the same home has ended then. Null for
 * a listing that ended without a deal or that no consumer may see, as its home may be offered under another
 * number, and null for a day that is still to come.
 *
 * @param today YYYY-MM-DD
 */
export function offerDay(document: ListingDocument, today: string): string | null {
  const listedOn = document.listDate.slice(0, 10);
  return visibilityOf(document) === 'listed' && listedOn <= today ? listedOn : null;
}

/**
 * A listing as it is once its home was listed again on a day, under another number: terminated, whatever
 * its feed still says, as no home is offered twice.
 *
 * @param relistedOn YYYY-MM-DD
 */
export function terminatedListing(document: ListingDocument, relistedOn: string): ListingDocument {
  const { timestamps } = document;
  return {
    ...document,
    status: 'U',
    lastStatus: 'Ter',
    standardStatus: 'Canceled',
    timestamps: { ...timestamps, listingUpdated: relistedOn, terminatedDate: relistedOn },
  } as ListingDocument;
}
