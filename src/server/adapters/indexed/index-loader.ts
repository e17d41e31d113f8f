import type { DatabaseSync } from 'node:sqlite';
import { thousands } from '#src/lib/text/thousands.ts';
import { inSlices } from '#src/server/scheduling/sliced-work.ts';
import { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import type { ListingChanges, RecordPlace } from '../sqlite/listings/listing-changes.ts';
import type { IndexEvent, IndexOptions, Snapshot } from './index-events.ts';
import { inReadTransaction, readIndex } from './index-rows.ts';
import { snapshotKeeper } from './index-snapshot.ts';

/** An index with its place in the record of changes, and the place of its unchanged part. */
export type LoadedIndex = { index: ListingIndex; place: RecordPlace; basePlace: RecordPlace };

/** Thrown by a thread that cannot follow the index it reads, until it gets the next snapshot. */
export class OutdatedIndex extends Error {}

const ignore = () => undefined;

/** The index of a snapshot, before it takes in the changes since. */
export function restoredIndex({ place, index }: Snapshot): LoadedIndex {
  return { index: ListingIndex.restore(index), place, basePlace: place };
}

/** How long warming waits, so that it does not hold up the first work of a start. */
const WARM_AFTER_MS = 500;

/** Reads an index from its snapshot or from the database, keeps it in its snapshot, and reports it. */
export function indexLoader(
  db: DatabaseSync,
  changes: ListingChanges,
  { snapshotFile, onEvent = ignore, onSnapshot = ignore, snapshots }: IndexOptions,
) {
  const keeper = snapshotFile === undefined ? undefined : snapshotKeeper(snapshotFile, onEvent);
  const tell = (kind: IndexEvent['kind'], { index }: LoadedIndex, startedMs: number) => {
    const tookMs = Math.round(performance.now() - startedMs);
    const rows = thousands(index.baseRows);
    onEvent({ kind, text: `The index of ${rows} rows was ${kind} in ${tookMs} ms.` });
  };

  function keep({ index, basePlace }: LoadedIndex): void {
    if (!index.fits || index.baseRows === 0) return;
    const snapshot = { place: basePlace, index: index.savedIndex() };
    keeper?.keep(snapshot);
    onSnapshot(snapshot);
  }

  function loadIndex(): LoadedIndex | undefined {
    const startedMs = performance.now();
    const snapshot = keeper?.load();
    if (!snapshot) return undefined;
    if (!changes.since(snapshot.place)) {
      const text = `The index stored in ${snapshotFile} belongs to another database or is too old: it will be rebuilt.`;
      onEvent({ kind: 'refused', text });
      return undefined;
    }
    const restored = restoredIndex(snapshot);
    setTimeout(inSlices, WARM_AFTER_MS, [() => restored.index.warming()]).unref();
    tell('loaded', restored, startedMs);
    onSnapshot(snapshot);
    return restored;
  }

  function buildIndex(): LoadedIndex {
    if (snapshots) throw new OutdatedIndex('The index from the other thread is too old.');
    const startedMs = performance.now();
    const loadedIndex = inReadTransaction(db, () => {
      const place = changes.newest();
      return { index: readIndex(db), place, basePlace: place };
    });
    keep(loadedIndex);
    tell('built', loadedIndex, startedMs);
    return loadedIndex;
  }

  return {
    open: () => (snapshots ? restoredIndex(snapshots.first) : (loadIndex() ?? buildIndex())),
    build: buildIndex,
    keep,
    tell,
    close: () => keeper?.close(),
  };
}
