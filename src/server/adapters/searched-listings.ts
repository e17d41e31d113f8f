import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { CallWorkers } from '#src/server/http/workers/call-workers.ts';
import type { Config } from '../config.ts';
import type { WorkerThreads } from '../scheduling/worker-threads.ts';
import { type IndexedListings, indexedListings } from './indexed/listings.ts';
import { searchProcess } from './search-process/search-process.ts';
import { searchWorkers } from './search-workers/search-workers.ts';
import { sqlitePhotos } from './sqlite/feeds/feed-photos.ts';

export type SearchedListings = {
  readonly repository: IndexedListings;
  /** Threads that answer searches of the same listings. */
  readonly callWorkers: CallWorkers;
  /** Starts the processes of slow searches. */
  readonly warm: () => void;
};

type SearchedListingsOptions = {
  /** The file of the database. */
  readonly file: string;
  readonly config: Pick<Config, 'dataDir' | 'demoDate' | 'feeds' | 'checksReplies'>;
  /** Threads that answer searches beside this one. */
  readonly threads: WorkerThreads;
  readonly warn: (sentence: string) => void;
  /** Called when the index has caught up with the database. */
  readonly onIndexRead: () => void;
};

/**
 * Opens all parts that search a database of listings: the index, its threads, and the readers of the
 * database.
 */
export function searchedListings(
  database: DatabaseSync,
  { file, config, threads, warn, onIndexRead }: SearchedListingsOptions,
): SearchedListings {
  const { dataDir, demoDate, feeds, checksReplies } = config;
  // Demo listings describe their photos themselves.
  const hasPhotoNotes = feeds.length > 0;
  const slow = searchProcess(file);
  const workers = searchWorkers(
    { file, demoDate, hasPhotoNotes, checksReplies },
    { threads, slow },
  );
  const repository = indexedListings(database, {
    ...(hasPhotoNotes ? { describePhotos: sqlitePhotos(database).notesOf } : {}),
    slow,
    snapshotFile: join(dataDir, 'listings.index'),
    onSnapshot: workers.share,
    onEvent({ kind, text }) {
      if (kind === 'refused' || kind === 'unsaved' || kind === 'behind') warn(text);
      else onIndexRead();
    },
  });
  return {
    repository,
    callWorkers: workers,
    warm: slow.warm,
  };
}
