import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord, PutCounts } from '#src/domain/listing/listing-record.ts';
import { removedPlace } from '#src/domain/listing/removed-place.ts';
import { needsSignIn, publicView, visibilityOf } from '#src/domain/listing/visibility.ts';
import { saleState } from '#src/domain/market/sale-state.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import type { PostgresRow, Query } from '../database.ts';

/** The partition of listings without a province. */
const ELSEWHERE = '';

const provinceCode = ({ address }: ListingDocument) => provinceOf(address.state)?.code ?? ELSEWHERE;

const viewOf = ({ document, coarse }: ListingRecord) =>
  needsSignIn(document.permissions) ? publicView(document, coarse) : null;

function recordIn(row: PostgresRow): ListingRecord {
  return {
    // Written by this file.
    document: JSON.parse(String(row['document'])) as ListingDocument,
    coarse: { latitude: Number(row['latitude']), longitude: Number(row['longitude']) },
  };
}

/** The stored listings with some keys, by key. */
export async function storedListings(
  query: Query,
  listingKeys: readonly string[],
): Promise<ReadonlyMap<string, ListingRecord>> {
  const { rows } = await query(
    'SELECT listing_key, document, latitude, longitude FROM listing WHERE listing_key = ANY($1::text[])',
    [listingKeys],
  );
  return new Map(rows.map((row) => [String(row['listing_key']), recordIn(row)]));
}

/** How a listing differs from its stored version; the coarse point counts where it is shown. */
function differenceOf(
  storedRecord: ListingRecord | undefined,
  record: ListingRecord,
): keyof PutCounts {
  if (!storedRecord) return 'added';
  const isSame =
    JSON.stringify(storedRecord.document) === JSON.stringify(record.document) &&
    JSON.stringify(viewOf(storedRecord)) === JSON.stringify(viewOf(record));
  return isSame ? 'unchanged' : 'changed';
}

function saleStateOf(record: ListingRecord | undefined) {
  if (!record || visibilityOf(record.document) !== 'listed') return 'none';
  return saleState({ document: record.document, isRestricted: viewOf(record) !== null });
}

/** Notes sales that everyone could see and that are about to be hidden from some. */
export async function recordPublicSales(
  query: Query,
  listingKeys: readonly string[],
): Promise<void> {
  if (listingKeys.length === 0) return;
  await query(
    `INSERT INTO public_sale (listing_key) SELECT unnest($1::text[])
     ON CONFLICT (listing_key) DO NOTHING`,
    [listingKeys],
  );
}

async function deleteListings(query: Query, listingKeys: readonly string[]): Promise<void> {
  await query('DELETE FROM listing WHERE listing_key = ANY($1::text[])', [listingKeys]);
  await query('DELETE FROM removed_listing WHERE listing_key = ANY($1::text[])', [listingKeys]);
}

async function insertListings(
  query: Query,
  records: ReadonlyMap<string, ListingRecord>,
): Promise<void> {
  const listings = [...records.values()];
  await query(
    `INSERT INTO listing (listing_key, province, document, latitude, longitude)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[])`,
    [
      [...records.keys()],
      listings.map(({ document }) => provinceCode(document)),
      listings.map(({ document }) => JSON.stringify(document)),
      listings.map(({ coarse }) => coarse.latitude),
      listings.map(({ coarse }) => coarse.longitude),
    ],
  );
}

/**
 * Adds or replaces listings, by their keys, and counts them; a listing that is stored like this already is
 * not written again. Also gives the keys of the written ones. The caller holds the clock.
 */
export async function putListings(
  query: Query,
  records: ReadonlyMap<string, ListingRecord>,
): Promise<{ readonly counts: PutCounts; readonly changedKeys: readonly string[] }> {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  if (records.size === 0) return { counts, changedKeys: [] };
  const storedRecords = await storedListings(query, [...records.keys()]);
  const changedKeys = new Map<string, ListingRecord>();
  for (const [key, record] of records) {
    const difference = differenceOf(storedRecords.get(key), record);
    counts[difference] += 1;
    if (difference !== 'unchanged') changedKeys.set(key, record);
  }
  const keys = [...changedKeys.keys()];
  if (keys.length === 0) return { counts, changedKeys: [] };
  const leaving = keys.filter(
    (key) =>
      saleStateOf(storedRecords.get(key)) === 'public' &&
      saleStateOf(changedKeys.get(key)) !== 'public',
  );
  await recordPublicSales(query, leaving);
  // Not ON CONFLICT: a listing may move to another partition, and one may lie on another server.
  await deleteListings(query, keys);
  await insertListings(query, changedKeys);
  return { counts, changedKeys: keys };
}

/** Keeps the data of listings that may stay after their removal: none of hidden ones. */
async function storeRemovals(
  query: Query,
  records: ReadonlyMap<string, ListingRecord>,
  removedOn: string,
): Promise<void> {
  const removals = [...records]
    .filter(([, { document }]) => visibilityOf(document) !== 'hidden')
    .map(([key, record]) => ({ key, ...removedPlace(record.document, viewOf(record)) }));
  if (removals.length === 0) return;
  await query(
    `INSERT INTO removed_listing
       (listing_key, state, city, neighborhood, latitude, longitude, removed_on)
     SELECT removal.*, $7::text FROM unnest(
       $1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[]) AS removal`,
    [
      removals.map(({ key }) => key),
      removals.map(({ state }) => state),
      removals.map(({ city }) => city),
      removals.map(({ neighborhood }) => neighborhood),
      removals.map(({ map }) => map?.latitude ?? null),
      removals.map(({ map }) => map?.longitude ?? null),
      removedOn,
    ],
  );
}

/**
 * Removes the existing ones of some listings and resolves to their keys. The caller holds the clock.
 *
 * @param removedOn YYYY-MM-DD
 */
export async function removeListings(
  query: Query,
  listingKeys: readonly string[],
  removedOn: string,
): Promise<readonly string[]> {
  if (listingKeys.length === 0) return [];
  const storedRecords = await storedListings(query, listingKeys);
  const keys = [...storedRecords.keys()];
  if (keys.length === 0) return [];
  const sales = keys.filter((key) => saleStateOf(storedRecords.get(key)) === 'public');
  await recordPublicSales(query, sales);
  await deleteListings(query, keys);
  await storeRemovals(query, storedRecords, removedOn);
  return keys;
}
