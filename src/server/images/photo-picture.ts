import type { ListingDocument } from '#src/contract/listing.ts';
import { fnv1a } from '#src/lib/random.ts';
import type { PictureFamily, PictureSpec } from './picture-service.ts';

/** How many different pictures a family has; more would only fill the cache. */
const VARIANTS = 60;

const INTERIORS: readonly PictureFamily[] = ['living', 'kitchen', 'bedroom'];

const EXTERIORS: Readonly<Record<string, PictureFamily>> = {
  'Semi-Detached': 'row',
  'Att/Row/Townhouse': 'row',
  'Condo Townhouse': 'row',
  'Condo Apt': 'tower',
  Multiplex: 'multiplex',
  Duplex: 'multiplex',
  Triplex: 'multiplex',
  Fourplex: 'multiplex',
  'Vacant Land': 'land',
  'Mobile/Trailer': 'bungalow',
};

function exteriorOf({ propertyType, style }: ListingDocument['details']): PictureFamily {
  if (propertyType === 'Detached' && style?.startsWith('Bungalow')) return 'bungalow';
  return EXTERIORS[propertyType ?? ''] ?? 'detached';
}

/** The picture drawn for the n-th photo of a listing: its outside first, then its rooms in turn. */
export function photoPicture(listing: ListingDocument, number: number): PictureSpec {
  // The same home always has the same pictures.
  const home = fnv1a(`${listing.boardId}/${listing.mlsNumber}`);
  const exterior = exteriorOf(listing.details);
  if (number === 1 || exterior === 'land') {
    return { family: exterior, seed: (home + (number - 1) * 7) % VARIANTS };
  }
  const room = INTERIORS[(number - 2) % INTERIORS.length] ?? 'living';
  const again = Math.floor((number - 2) / INTERIORS.length);
  return { family: room, seed: (home + again * 11) % VARIANTS };
}
