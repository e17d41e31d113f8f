import type { SoldAudience } from '#src/content-folder/sold-audiences.ts';
import type { FeedStore } from '#src/server/feeds/feed-store.ts';
import { openRepliersFeed } from '#src/server/feeds/open-feed.ts';
import { photosOf } from '#src/server/feeds/repliers/photos.ts';
import {
  type RepliersListing,
  RepliersRecord,
} from '#src/server/feeds/repliers/repliers-record.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import type { SyncOptions } from '#src/server/feeds/sync/sync-run.ts';
import { API_KEY, aRepliersListing, type RepliersServer } from './repliers-server.ts';
import type { RawRecord } from './reso-server.ts';
import { DAY, noonOf, PAGE, PHOTO_HOST } from './sync.ts';

type FeedChanges = {
  readonly boards?: ReadonlyMap<string, number>;
  readonly soldTo?: SoldAudience;
};

/** The feed of a server, as opened from settings. */
export function repliersFeedOf(
  { url, transport, waiting }: RepliersServer,
  { boards = new Map([['2', 2]]), soldTo = 'registered' }: FeedChanges = {},
) {
  return openRepliersFeed(
    {
      id: 'repliers',
      provider: 'repliers',
      settingPrefix: 'REALTY_FEED',
      url,
      apiKey: API_KEY,
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

export function syncRepliers(
  server: RepliersServer,
  store: FeedStore,
  day = DAY,
  options: Partial<SyncOptions> = {},
) {
  return syncFeed(repliersFeedOf(server), store, { clock: noonOf(day), ...options });
}

/** A minute of the day on which the test listings change. */
export const momentAt = (minute: number) =>
  `2026-11-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** The fields of a listing that changed at a minute. */
export const changedAtMinute = (minute: number, changes: RawRecord = {}): RawRecord => ({
  ...changes,
  timestamps: { repliersUpdatedOn: momentAt(minute) },
});

/** Listings that change two at a time, so that pages of three split some that changed at one moment. */
export function repliersListings(count: number, minuteOf = (at: number) => Math.floor(at / 2)) {
  return Array.from({ length: count }, (_, at) =>
    aRepliersListing(`C${100 + at}`, changedAtMinute(minuteOf(at))),
  );
}

export const repliersNumbers = (all: readonly RawRecord[]) =>
  all.map(({ mlsNumber }) => String(mlsNumber)).toSorted();

/** A listing as the feed reads it. */
export function aRepliersRecord(raw: RawRecord): RepliersListing {
  const record = RepliersRecord.parse(raw);
  return { ...record, photoSet: photosOf(record, new Set([PHOTO_HOST])) };
}
