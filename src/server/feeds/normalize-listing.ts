import { FeedListing } from '#src/contract/listings/provider/feed-listing.ts';
import { type ListingDocument, Position } from '#src/contract/listings/listing.ts';
import { undeclaredFields } from '#src/contract/schema/declared-fields.ts';
import { type RepairLimits, repairer } from '#src/contract/schema/repairer.ts';
import { isInCanada } from '#src/domain/places/canada.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** Fields of running text; any other holds a name or a number. */
const REMARKS = new Set(['description', 'extras']);
const REMARKS_LENGTH = 10_000;
const NAME_LENGTH = 500;

/** How many bedrooms, bathrooms, garages or parking spaces a home has: `details.numBedrooms` and the like. */
const COUNT = /^num[A-Z]/;
const MOST_COUNTED = 999;
const LARGEST_AMOUNT = 1e9;

const LIMITS: RepairLimits = {
  textLength: (name) => (REMARKS.has(name) ? REMARKS_LENGTH : NAME_LENGTH),
  items: 200,
  allowsAmount: (name, amount) =>
    COUNT.test(name) ? amount >= 0 && amount <= MOST_COUNTED : Math.abs(amount) <= LARGEST_AMOUNT,
};

const repair = repairer(FeedListing, LIMITS);
const undeclared = undeclaredFields(FeedListing);

/** What a feed tells beyond the contract is kept while it is no longer than this, characters of JSON. */
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

/** The point of a listing; null for one that no home of a Canadian board can have. */
function pointOf(map: unknown): Position | null {
  const point = Position.safeParse(map);
  return point.success && isInCanada(point.data) ? point.data : null;
}

/**
 * A record in the form of the contract, whatever its source wrote: numbers as numbers, what is unusable
 * as unknown, permissions that are not given as refused, texts cut to their limits. What the source tells
 * beyond the contract stays in it, for callers that may see whole records. The error names the field that
 * a listing cannot do without, and why it is unusable.
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

/** The point as text besides, as the provider has it. */
function mapOf(declared: unknown, raw: unknown) {
  const point = pointOf(declared);
  return point && isFields(raw) ? { ...raw, ...point } : point;
}
