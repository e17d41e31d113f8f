import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { RepliersKey, recordKey } from '../repliers/repliers-record.ts';

const { mlsNumber, boardId } = RepliersKey.shape;
const Listing = z.object({ mlsNumber, boardId });
const Body = z.object({ data: z.unknown() });

/**
 * The keys of the listings that an event is about. The event's other data are ignored: the listings are
 * read from the provider, so that a forged event can at most make a listing be read once more.
 */
export function listingKeysIn(body: unknown): readonly string[] {
  const parsed = Body.safeParse(body);
  // The provider's reference shows both an object with the data and the data alone, one or several.
  const values = [parsed.success ? parsed.data.data : body].flat();
  return values.flatMap((value) => {
    const listing = Listing.safeParse(value);
    return listing.success ? recordKey(listing.data) : [];
  });
}
