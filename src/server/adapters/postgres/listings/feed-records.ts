import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { photoSubject } from '#src/contract/listings/photo-subjects.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { FeedPhoto } from '#src/server/feeds/feed-store.ts';
import type { PostgresRow, Query } from '../database.ts';

/** A record of a feed as it is stored. */
export type FeedRecordRow = {
  readonly feedId: string;
  readonly key: string;
  /** The listing that the record is; null for one that may not be shown. */
  readonly listingKey: string | null;
  readonly photoRevision: string | null;
  readonly photos: readonly FeedPhoto[];
  /** The offer of the record; null for one that could not be listed again. */
  readonly offerKey: string | null;
  /** YYYY-MM-DD; null for one that ends no other listing of its home. */
  readonly listedOn: string | null;
  readonly isOffered: boolean;
  /** The feed's own version of the record, where it is stored as ended. */
  readonly ownRecord: ListingRecord | null;
};

const Photos = z.array(
  z.object({ name: z.string(), url: z.string(), subject: z.nullable(z.string()) }),
);

/** A text of a feed in a form that PostgreSQL can store and give back. */
export const storable = (text: string | null) =>
  text === null ? null : text.toWellFormed().replaceAll('\0', '');

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function ownRecordIn(row: PostgresRow): ListingRecord | null {
  const document = textOrNull(row['own_document']);
  if (document === null) return null;
  return {
    // Written by this file.
    document: JSON.parse(document) as ListingDocument,
    coarse: { latitude: Number(row['own_latitude']), longitude: Number(row['own_longitude']) },
  };
}

function recordIn(row: PostgresRow): FeedRecordRow {
  const photos = Photos.parse(JSON.parse(String(row['photos'])));
  return {
    feedId: String(row['feed']),
    key: String(row['record_key']),
    listingKey: textOrNull(row['listing_key']),
    photoRevision: textOrNull(row['photo_revision']),
    photos: photos.map((photo) => ({ ...photo, subject: photoSubject(photo.subject) })),
    offerKey: textOrNull(row['offer_key']),
    listedOn: textOrNull(row['listed_on']),
    isOffered: row['is_offered'] === true,
    ownRecord: ownRecordIn(row),
  };
}

async function recordsWhere(
  query: Query,
  condition: string,
  values: readonly unknown[],
): Promise<readonly FeedRecordRow[]> {
  const { rows } = await query(`SELECT * FROM feed_record WHERE ${condition}`, values);
  return rows.map(recordIn);
}

export const recordsWithKeys = (query: Query, feedId: string, keys: readonly string[]) =>
  recordsWhere(query, 'feed = $1 AND record_key = ANY($2::text[])', [feedId, keys]);

export const recordsOfListings = (query: Query, listingKeys: readonly string[]) =>
  recordsWhere(query, 'listing_key = ANY($1::text[])', [listingKeys]);

/** The records of listings with some offers, in no order. */
export const recordsOfOffers = (query: Query, offerKeys: readonly string[]) =>
  recordsWhere(
    query,
    'offer_key = ANY($1::text[]) AND listing_key IS NOT NULL AND listed_on IS NOT NULL',
    [offerKeys],
  );

/** Adds or replaces records, no two with one key; their feeds' own former versions are forgotten. */
export async function putRecords(query: Query, records: readonly FeedRecordRow[]): Promise<void> {
  if (records.length === 0) return;
  await query(
    `INSERT INTO feed_record (feed, record_key, listing_key, photo_revision, photos, offer_key,
       listed_on, is_offered)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
       $7::text[], $8::boolean[])
     ON CONFLICT (feed, record_key) DO UPDATE SET listing_key = excluded.listing_key,
       photo_revision = excluded.photo_revision, photos = excluded.photos,
       offer_key = excluded.offer_key, listed_on = excluded.listed_on,
       is_offered = excluded.is_offered,
       own_document = NULL, own_latitude = NULL, own_longitude = NULL`,
    [
      records.map(({ feedId }) => feedId),
      records.map(({ key }) => key),
      records.map(({ listingKey }) => listingKey),
      records.map(({ photoRevision }) => photoRevision),
      records.map(({ photos }) => JSON.stringify(photos)),
      records.map(({ offerKey }) => offerKey),
      records.map(({ listedOn }) => listedOn),
      records.map(({ isOffered }) => isOffered),
    ],
  );
}

export async function deleteRecords(
  query: Query,
  feedId: string,
  keys: readonly string[],
): Promise<void> {
  await query('DELETE FROM feed_record WHERE feed = $1 AND record_key = ANY($2::text[])', [
    feedId,
    keys,
  ]);
}

/** Keeps the feed's own version of a record, or forgets it with null. */
export async function setOwnRecord(
  query: Query,
  { feedId, key }: Pick<FeedRecordRow, 'feedId' | 'key'>,
  ownListing: ListingRecord | null,
): Promise<void> {
  await query(
    `UPDATE feed_record SET own_document = $3, own_latitude = $4, own_longitude = $5
     WHERE feed = $1 AND record_key = $2`,
    [
      feedId,
      key,
      ownListing && JSON.stringify(ownListing.document),
      ownListing?.coarse.latitude ?? null,
      ownListing?.coarse.longitude ?? null,
    ],
  );
}
