import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { reasonOf } from '#src/lib/error-reason.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { inSlices } from '#src/server/scheduling/sliced-work.ts';
import type { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import { isSamePlace, listingChanges, revisionAt } from '../sqlite/listings/listing-changes.ts';
import { changedRowsReader, type ChangedRows, ENTRIES_AT_ONCE } from './changed-rows.ts';
import type { IndexOptions, Snapshot } from './index-events.ts';
import { indexLoader, type LoadedIndex, restoredIndex } from './index-loader.ts';

/** Changed listings are searched beside the others up to this share, beyond which they slow searches. */
const CHANGED_SHARE_LIMIT = 0.02;
const CHANGED_LISTINGS_FLOOR = 1000;

/** Half of what the record holds: it must still hold the place of the snapshot at the next start. */
const CHANGES_SINCE_MERGE_LIMIT = 50_000;

/** More layers of changed rows than this are sorted together, as each of them slows searches a little. */
const CHANGED_LAYERS = 2;

/** An empty index takes in its first entries at once, up to this many. */
const FIRST_ENTRIES = 1000;

export type CurrentIndexOptions = IndexOptions & {
  /**
   * Called when listings have changed, before the index is searched again; undefined when it may be any
   * listing.
   */
  readonly onChange?: (listingIds: Iterable<number> | undefined) => void;
};

export type CurrentIndex = {
  /**
   * The index as the database stands now, or as it stood before a large change that is being taken in.
   * Undefined inside a transaction, whose writes may yet be undone, and where a listing cannot be indexed.
   */
  readonly now: () => ListingIndex | undefined;
  /** The index when it holds all writes; undefined otherwise. */
  readonly exact: () => ListingIndex | undefined;
  /** The revision of the listings in the index that `now` gives. */
  readonly revision: () => string;
  /** Resolves when the index holds all writes so far. */
  readonly upToDate: () => Promise<void>;
  /** Keeps the index for the next start, unless it is kept already. */
  readonly close: () => void;
};

function hasOutgrown({ index, place, basePlace }: LoadedIndex): boolean {
  const isLarge =
    index.changedListings > CHANGED_LISTINGS_FLOOR && index.changedShare > CHANGED_SHARE_LIMIT;
  return isLarge || place.version - basePlace.version > CHANGES_SINCE_MERGE_LIMIT;
}

const FAILED = 'The search index could not be updated with the latest changes';

const ignore = () => undefined;

/**
 * Holds the index of a database: from its snapshot, or built where the database's record of changes does
 * not reach back to one. Before it is read it takes in the changes of all connections: a small change at
 * once, a large one in slices, during which it stays as it was.
 */
export function currentIndex(db: DatabaseSync, options: CurrentIndexOptions = {}): CurrentIndex {
  const { onEvent = ignore, onChange = ignore, snapshots } = options;
  const changes = listingChanges(db);
  const changedRows = changedRowsReader(db, changes);
  const { open, build, keep, tell, close: closeLoader } = indexLoader(db, changes, options);

  let state = open();
  let isTakingIn = false;
  let isWorking = false;
  let merge: SlicedWork<void> | undefined;
  let nextSnapshot: Snapshot | undefined;
  let isClosed = false;
  /** Tells the callers that wait whether the changes could be taken in. */
  let tookIn = Promise.withResolvers<boolean>();

  function resolveWaiting(isWell: boolean): void {
    tookIn.resolve(isWell);
    tookIn = Promise.withResolvers<boolean>();
  }

  function rebuild(): void {
    onChange(undefined);
    merge = undefined;
    state = build();
  }

  /** Whether the database is ahead of the index. */
  const isBehind = () => !isSamePlace(changes.newest(), state.place);

  const isEmpty = ({ baseRows, changedListings }: ListingIndex) =>
    baseRows === 0 && changedListings === 0;

  function isSmallChange(): boolean {
    const { index, place } = state;
    const most = isEmpty(index) ? FIRST_ENTRIES : ENTRIES_AT_ONCE;
    return changes.newest().version - place.version <= most;
  }

  function applyChanges(): void {
    const startedMs = performance.now();
    const { index, place } = state;
    const changed = index.fits && !isEmpty(index) ? changedRows.read(place) : undefined;
    if (!changed) {
      rebuild();
      return;
    }
    onChange(changed.rows.keys());
    index.replace(changed.rows);
    state.place = changed.place;
    tell('updated', state, startedMs);
  }

  function* takingIn(): SlicedWork<void> {
    const startedMs = performance.now();
    const changed: ChangedRows | undefined = state.index.fits
      ? yield* changedRows.reading(state.place)
      : undefined;
    if (!changed) {
      rebuild();
      return;
    }
    yield* state.index.replacing(changed.rows);
    onChange(changed.rows.keys());
    state.place = changed.place;
    tell('updated', state, startedMs);
  }

  /** Goes on with a later snapshot of the other thread, once it holds the changes that this index holds. */
  function* adopting(snapshot: Snapshot): SlicedWork<void> {
    const startedMs = performance.now();
    const next = restoredIndex(snapshot);
    const changed = yield* changedRows.reading(next.place);
    if (!changed) return;
    yield* next.index.replacing(changed.rows);
    merge = undefined;
    state = { ...next, place: changed.place };
    tell('loaded', state, startedMs);
  }

  function* merging(): SlicedWork<void> {
    const startedMs = performance.now();
    const { index, place } = state;
    if (!wantsNewBase()) {
      yield* index.mergingChanges();
      return;
    }
    yield* index.merging();
    state.basePlace = place;
    keep(state);
    tell('merged', state, startedMs);
  }

  /** A base that threads share is merged by one of them. */
  const wantsNewBase = () => !snapshots && hasOutgrown(state);

  const wantsMerge = () =>
    state.index.fits && (wantsNewBase() || state.index.changedLayers > CHANGED_LAYERS);

  /** Takes in large changes and merges; changes come first. */
  function* work(): SlicedWork<void> {
    while (!isClosed) {
      if (isTakingIn) {
        yield* takingIn();
        isTakingIn = false;
        resolveWaiting(true);
      } else if (nextSnapshot) {
        const snapshot = nextSnapshot;
        nextSnapshot = undefined;
        yield* adopting(snapshot);
      } else if (merge) {
        if (merge.next().done) merge = undefined;
      } else if (wantsMerge()) merge = merging();
      else return;
      yield;
    }
  }

  async function workInSlices(): Promise<void> {
    // The search that has noticed the change does not wait for the first slice.
    await nextTurn();
    try {
      await inSlices([work]);
    } catch (error) {
      if (!isClosed) onEvent({ kind: 'behind', text: `${FAILED}: ${reasonOf(error)}` });
      isTakingIn = false;
      merge = undefined;
      resolveWaiting(false);
    }
    isWorking = false;
    // Changes that were noticed after the last slice.
    if ((isTakingIn || nextSnapshot) && !isClosed) beginWork();
  }

  function beginWork(): void {
    if (isWorking) return;
    isWorking = true;
    void workInSlices();
  }

  snapshots?.onNext((snapshot) => {
    nextSnapshot = snapshot;
    beginWork();
  });

  function now(): ListingIndex | undefined {
    if (db.isTransaction) return undefined;
    if (!isTakingIn && isBehind()) {
      if (isSmallChange()) applyChanges();
      else {
        isTakingIn = true;
        // Until then, caches must not show listings that may have to be hidden.
        onChange(undefined);
      }
    }
    if (isTakingIn || wantsMerge()) beginWork();
    return state.index.fits ? state.index : undefined;
  }

  return {
    now,
    exact() {
      const index = now();
      return isTakingIn || isBehind() ? undefined : index;
    },
    revision() {
      const index = now();
      return revisionAt(index ? state.place : changes.newest());
    },
    async upToDate() {
      const { version } = changes.newest();
      for (let isWell = true; isWell && !isClosed; isWell = await tookIn.promise) {
        now();
        if (state.place.version >= version) return;
      }
    },
    close() {
      isClosed = true;
      resolveWaiting(false);
      closeLoader();
    },
  };
}
