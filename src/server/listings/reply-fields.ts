import { FullListing, RestrictedListing } from '#src/contract/listings/listing.ts';
import { fieldPicker } from '#src/domain/listing/summary/field-picker.ts';
import { SentAs } from '../http/replies/replies.ts';

/** Field names in the order of the contract; fields outside the contract come last. */
const NAMES = new Set(Object.keys({ ...FullListing.shape, ...RestrictedListing.shape }));
const PLACES = new Map([...NAMES].map((name, at) => [name, at]));

/** A listing with its fields in a fixed order, for people to read. */
function inFixedOrder(listing: object): object {
  const placeOf = ([name]: [string, unknown]) => PLACES.get(name) ?? PLACES.size;
  const sortedFields = Object.entries(listing).toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (one[0] < other[0] ? -1 : 1),
  );
  return Object.fromEntries(sortedFields);
}

type ListName<Whole> = {
  [Name in keyof Whole]: Whole[Name] extends readonly object[] ? Name : never;
}[keyof Whole];

/** The form in which a caller wants the listings of a reply. */
type ListingForm = { readonly fields?: readonly string[] | undefined; readonly pretty?: boolean };

/**
 * A reply whose listings carry only the wanted fields, all when none are named, and have a fixed order of
 * fields if requested.
 */
export function withFields<Whole extends object>(
  fullReply: Whole,
  lists: readonly ListName<Whole>[],
  { fields, pretty = false }: ListingForm,
): Whole | SentAs<Whole, object> {
  if (!fields && !pretty) return fullReply;
  const pickFields = fieldPicker(fields);
  const pick = pretty ? (listing: object) => inFixedOrder(pickFields(listing)) : pickFields;
  const cut = lists.map((name) => [name, (fullReply[name] as readonly object[]).map(pick)]);
  return new SentAs(fullReply, { ...fullReply, ...Object.fromEntries(cut) });
}
