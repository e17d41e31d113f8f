import { thousands } from '#src/lib/text/thousands.ts';
import type { DatabaseSync } from 'node:sqlite';
import { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import {
  isSamePlace,
  listingChanges,
  type RecordPlace,
} from '../sqlite/listings/listing-changes.ts';
import type { IndexEvent, IndexOptions } from './index-events.ts';
import { inOneState, readIndex, rowReader } from './index-rows.ts';
import { snapshotKeeper } from './index-snapshot.ts';

/** Changed listings are searched beside the others until they are so many that it slows searches. */
const CHANGED_SHARE_LIMIT = 0.02;
const CHANGED_LISTINGS_FLOOR = 1000;

/** Half of what the record holds: a snapshot has to be found in it at the next start. */
const CHANGES_SINCE_MERGE_LIMIT = 50_000;

/** More changed than this costs more one by one than reading everything. */
const REREAD_SHARE = 0.25;

export type CurrentIndexOptions = IndexOptions & {
  /** Called when listings have changed, before the index is searched again. */
  readonly onChange?: () => void;
};

export type CurrentIndex = {
  /**
   * The index as the database stands now. Undefined while it cannot be: inside a transaction, whose
   * writes may yet be undone, and where a listing cannot be indexed.
   */
  readonly now: () => ListingIndex | undefined;
  /** Keeps the index for the next start, where it has not been kept yet. */
  readonly close: () => void;
};

/** An index with its place in the record of changes, and the place its unchanged part has. */
type LoadedIndex = { index: ListingIndex; place: RecordPlace; basePlace: RecordPlace };

const areMost = (changedRows: number, { baseRows }: ListingIndex) =>
  baseRows === 0 || (changedRows > CHANGED_LISTINGS_FLOOR && changedRows > baseRows * REREAD_SHARE);

function hasOutgrown({ index, place, basePlace }: LoadedIndex): boolean {
  const isLarge =
    index.changedListings > CHANGED_LISTINGS_FLOOR && index.changedShare > CHANGED_SHARE_LIMIT;
  return isLarge || place.version - basePlace.version > CHANGES_SINCE_MERGE_LIMIT;
}

const ignore = () => undefined;

/** What a new start does first is not held up. */
const WARM_AFTER_MS = 500;

/** Does the steps one by one when there is nothing else to do. */
function doWhenIdle(steps: Generator<void, void>): void {
  if (steps.next().done === false) setImmediate(doWhenIdle, steps).unref();
}

/**
 * Holds the index of a database: from its snapshot, or built where there is none that the database's
 * record of changes reaches back to. Before it is read it takes in what any connection has changed.
 */
export function currentIndex(db: DatabaseSync, options: CurrentIndexOptions = {}): CurrentIndex {
  const { snapshotFile, onEvent = ignore, onChange = ignore } = options;
  const changes = listingChanges(db);
  const readRows = rowReader(db);
  const keeper = snapshotFile === undefined ? undefined : snapshotKeeper(snapshotFile, onEvent);
  const tell = (kind: IndexEvent['kind'], { index }: LoadedIndex, startedMs: number) => {
    const tookMs = Math.round(performance.now() - startedMs);
    const rows = thousands(index.baseRows);
    onEvent({ kind, text: `The index of ${rows} rows was ${kind} in ${tookMs} ms.` });
  };

  function keep({ index, basePlace }: LoadedIndex): void {
    if (index.fits && index.baseRows > 0)
      keeper?.keep({ place: basePlace, index: index.savedIndex() });
  }

  function loadIndex(): LoadedIndex | undefined {
    const startedMs = performance.now();
    const snapshot = keeper?.load();
    if (!snapshot) return undefined;
    const { place } = snapshot;
    if (!changes.since(place)) {
      const text = `The index kept in ${snapshotFile} is of another database or too old: it is built anew.`;
      onEvent({ kind: 'refused', text });
      return undefined;
    }
    const index = ListingIndex.restore(snapshot.index);
    setTimeout(doWhenIdle, WARM_AFTER_MS, index.warming()).unref();
    const state = { index, place, basePlace: place };
    tell('loaded', state, startedMs);
    return state;
  }

  function buildIndex(): LoadedIndex {
    const startedMs = performance.now();
    const state = inOneState(db, () => {
      const place = changes.newest();
      return { index: readIndex(db), place, basePlace: place };
    });
    keep(state);
    tell('built', state, startedMs);
    return state;
  }

  function update(state: LoadedIndex): LoadedIndex {
    const startedMs = performance.now();
    const { index } = state;
    const isUpdated = inOneState(db, () => {
      const listingIds = changes.since(state.place);
      if (!listingIds || !index.fits || areMost(listingIds.size, index)) return false;
      index.replace(readRows(listingIds));
      state.place = changes.newest();
      return true;
    });
    if (!isUpdated) return buildIndex();
    tell('updated', state, startedMs);
    if (index.fits && hasOutgrown(state)) {
      index.merge();
      state.basePlace = state.place;
      keep(state);
      tell('merged', state, startedMs);
    }
    return state;
  }

  let state = loadIndex() ?? buildIndex();
  return {
    now() {
      if (db.isTransaction) return undefined;
      if (!isSamePlace(changes.newest(), state.place)) {
        onChange();
        state = update(state);
      }
      return state.index.fits ? state.index : undefined;
    },
    close: () => keeper?.close(),
  };
}
