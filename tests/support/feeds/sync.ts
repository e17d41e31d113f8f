import type { DatabaseSync } from 'node:sqlite';
import type { SoldAudience } from '#src/content-folder/sold-audiences.ts';
import type { Clock } from '#src/lib/clock.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqlitePhotos } from '#src/server/adapters/sqlite/feeds/feed-photos.ts';
import { sqliteFeeds } from '#src/server/adapters/sqlite/feeds/feeds.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { FeedStore } from '#src/server/feeds/feed-store.ts';
import { openResoFeed } from '#src/server/feeds/open-feed.ts';
import type { ResoProfileName } from '#src/server/feeds/reso/profiles.ts';
import { type ResoListing, ResoRecord } from '#src/server/feeds/reso/reso-record.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import { NO_PHOTOS } from '#src/server/feeds/feed-photo.ts';
import { aRecord, type RawRecord, type ResoServer } from './reso-server.ts';

export const DAY = '2026-11-24';
/** Number of records that tests ask for at a time. */
export const PAGE = 3;
export const PHOTO_HOST = 'photos.example';

/** Noon of a day, at which tests hold time still. */
export const noonOf = (day: string): Clock => ({ now: () => new Date(`${day}T12:00:00Z`) });

/** A database in memory with its readers and writers. */
export function aStore() {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  const db = database.value;
  return { db, feeds: sqliteFeeds(db), listings: sqliteListings(db), photos: sqlitePhotos(db) };
}

export function feedOf(
  { url, transport, waiting }: ResoServer,
  provider: ResoProfileName = 'proptx',
  boards = new Map([['*', 2]]),
  soldTo: SoldAudience = 'registered',
) {
  return openResoFeed(
    {
      id: provider,
      settingPrefix: 'REALTY_FEED',
      provider,
      url,
      credentials: { kind: 'bearer', token: 'token-0' },
      boards,
      photoHosts: new Set([PHOTO_HOST]),
    },
    {
      transport,
      waiting,
      pageSize: PAGE,
      soldTo: () => soldTo,
      centreOf: () => ({ latitude: 43.7, longitude: -79.4 }),
    },
  );
}

export function sync(server: ResoServer, store: FeedStore, day = DAY, provider?: ResoProfileName) {
  return syncFeed(feedOf(server, provider), store, { clock: noonOf(day) });
}

/** A minute of the day on which the test records change. */
export const at = (minute: number) => `2026-11-01T10:${String(minute).padStart(2, '0')}:00.00Z`;

/** Records that change two at a time, so that pages of three split some that changed at one moment. */
export function records(count: number, changes: RawRecord = {}): RawRecord[] {
  return Array.from({ length: count }, (_, index) =>
    aRecord(String(100 + index), {
      ModificationTimestamp: at(Math.floor(index / 2)),
      ...changes,
    }),
  );
}

/** A record as the feed reads it, without photos. */
export const aListing = (raw: RawRecord): ResoListing => ({
  ...ResoRecord.parse(raw),
  photoSet: NO_PHOTOS,
});

export function storedNumbers(db: DatabaseSync): string[] {
  const rows = db.prepare('SELECT mls_number FROM listing ORDER BY mls_number').all();
  return rows.map((row) => String(row['mls_number']));
}

export const numbersOf = (all: readonly RawRecord[]) =>
  all.map((record) => String(record['ListingId'])).toSorted();
