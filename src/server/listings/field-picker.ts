import { FullListing, RestrictedListing } from '#src/contract/listings/listing.ts';
import { SentAs } from '../http/replies/replies.ts';

type Fields = { [name: string]: unknown };

/** What to copy of an object: a member whole, cut to a number of items, or part by part. */
type Plan = { whole: boolean; items: number | undefined; parts: Map<string, Plan> };

const emptyPlan = (): Plan => ({ whole: false, items: undefined, parts: new Map() });

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function partOf({ parts }: Plan, name: string): Plan {
  const part = parts.get(name) ?? emptyPlan();
  parts.set(name, part);
  return part;
}

function addPath(plan: Plan, [head = '', ...rest]: readonly string[]): void {
  const limit = /^(.+)\[(\d+)\]$/.exec(head);
  const part = partOf(plan, limit?.[1] ?? head);
  if (limit) part.items = Number(limit[2]);
  if (limit || rest.length === 0 || rest[0] === '*') part.whole = true;
  else addPath(part, rest);
}

function partValue(value: unknown, { whole, items, parts }: Plan): unknown {
  if (items !== undefined && Array.isArray(value)) return value.slice(0, items);
  return whole || !isFields(value) ? value : copyFields(value, parts);
}

function copyFields(from: Fields, parts: Plan['parts']): Fields {
  const to: Fields = {};
  for (const [name, part] of parts) {
    // Only what the listing itself holds is copied: a path such as "__proto__" names nothing.
    if (Object.hasOwn(from, name)) to[name] = partValue(from[name], part);
  }
  return to;
}

/**
 * Picks the wanted part of listings, shared with them and not copied. Fields are dotted paths
 * (`address.city`, `address.*`), and `images[5]` keeps the first five. The public view of a
 * restricted listing is small and marks itself as such, so it is always given whole.
 */
export function fieldPicker(fields: readonly string[] | undefined): (listing: object) => object {
  if (!fields) return (listing) => listing;
  const plan = emptyPlan();
  for (const path of fields) addPath(plan, path.split('.'));
  return (listing) =>
    'restricted' in listing ? listing : copyFields(listing as Fields, plan.parts);
}

/** Field names in the order of the contract, each before the ones it does not name. */
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

/** How a caller wants the listings of a reply. */
type Look = { readonly fields?: readonly string[] | undefined; readonly pretty?: boolean };

/**
 * A reply whose lists of listings are sent with the wanted fields alone, all when none are named, and
 * in a fixed order where that is asked for.
 */
export function withFields<Whole extends object>(
  whole: Whole,
  lists: readonly ListName<Whole>[],
  { fields, pretty = false }: Look,
): Whole | SentAs<Whole, object> {
  if (!fields && !pretty) return whole;
  const pickFields = fieldPicker(fields);
  const pick = pretty ? (listing: object) => inFixedOrder(pickFields(listing)) : pickFields;
  const cut = lists.map((name) => [name, (whole[name] as readonly object[]).map(pick)]);
  return new SentAs(whole, { ...whole, ...Object.fromEntries(cut) });
}
