import { FeedListing } from '#src/contract/listings/provider/feed-listing.ts';
import { type ListingDocument, Position } from '#src/contract/listings/listing.ts';
import { undeclaredFields } from '#src/contract/schema/declared-fields.ts';
import { type RepairLimits, repairer } from '#src/contract/schema/repairer.ts';
import { isInCanada } from '#src/domain/places/canada.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** Fields of running text; all others hold a name or a number. */
const REMARKS = new Set(['description', 'extras']);
const REMARKS_LENGTH = 10_000;
const NAME_LENGTH = 500;

/**
 * Fields with a number of bedrooms, bathrooms, garages or parking spaces, for example
 * `details.numBedrooms`.
 */
const COUNT = /^num[A-Z]/;
const MAX_COUNT = 999;
const LARGEST_AMOUNT = 1e9;

const LIMITS: RepairLimits = {
  textLength: (name) => (REMARKS.has(name) ? REMARKS_LENGTH : NAME_LENGTH),
  items: 200,
  allowsAmount: (name, amount) =>
    COUNT.test(name) ? amount >= 0 && amount <= MAX_COUNT : Math.abs(amount) <= LARGEST_AMOUNT,
};

const repair = repairer(FeedListing, LIMITS);
const undeclared = undeclaredFields(FeedListing);

/** The largest extras beyond the contract that are kept, in characters of JSON. */
const EXTRAS_LENGTH = 20_000;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of the contract with the extras among them, all the way down. */
function merged(declared: Fields, extras: Fields): Fields {
  const result: Record<string, unknown> = { ...declared };
  for (const [name, value] of Object.entries(extras)) {
    const declaredValue = declared[name];
    result[name] =
      isFields(declaredValue) && isFields(value) ? merged(declaredValue, value) : value;
  }
  return result;
}

function extrasOf(raw: unknown): Fields {
  const extras = undeclared(raw);
  return extras && JSON.stringify(extras).length <= EXTRAS_LENGTH ? extras : {};
}

/** The point of a listing; null when no home of a Canadian board can be there. */
function pointOf(map: unknown): Position | null {
  const point = Position.safeParse(map);
  return point.success && isInCanada(point.data) ? point.data : null;
}

/**
 * A record in the form of the contract, whatever its source wrote: numbers as numbers, unusable values as
 * unknown, missing permissions as refused, texts cut to their limits. The source's data beyond the contract
 * stay in it, for callers that may see whole records. The error names the required field and why it is
 * unusable.
 */
export function normalizeListing(raw: unknown): Outcome<ListingDocument, string> {
  const repaired = repair(raw);
  if ('misfit' in repaired) return failure(`${repaired.misfit.path}: ${repaired.misfit.reason}`);
  const declared = repaired.value as Fields & { readonly listPrice: number };
  const document = {
    ...merged(declared, extrasOf(raw)),
    // The provider writes this one amount as text (realty API, version 2).
    listPrice: declared.listPrice.toFixed(2),
    map: mapOf(declared['map'], isFields(raw) ? raw['map'] : undefined),
  };
  return success(document as unknown as ListingDocument);
}

/** The map fields, with the point also as text, as the provider has it. */
function mapOf(declared: unknown, raw: unknown) {
  const point = pointOf(declared);
  return point && isFields(raw) ? { ...raw, ...point } : point;
}
