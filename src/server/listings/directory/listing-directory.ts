import { RefusedRequest } from '#src/contract/problem.ts';
import { offThread } from '../../scheduling/request-work.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { inSlices } from '../../scheduling/sliced-work.ts';
import { DerivedValue } from './DerivedValue.ts';
import { directoryKeeper, type SnapshotValue, NO_SNAPSHOTS } from './directory-snapshot.ts';
import { Entries } from './Entries.ts';
import { snapshotLayers, snapshotValue } from './snapshot-values.ts';
import { LayeredWork, type Layers, type MakeInSlices } from './layers.ts';
import type { ListingEntry, ListingEntrySource } from './entry-store.ts';
import type { SavedForm } from './saved-forms.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Reads a value derived from the entries. */
export type Derived<Value> = {
  /**
   * The value. Without `whenMade`, the first call computes it at once, which may hold the thread for long.
   */
  (): Value;
  /** Whether it has ever been computed. */
  isMade(): boolean;
  /** Resolves after the first computation; undefined once that is done. */
  whenMade(): Promise<unknown> | undefined;
};

/** Shorter than the deadline of a request, so that the client learns why it waited and when to come back. */
const MAX_WAIT_MS = 1500;
/** When a client may ask again that did not wait long enough. */
const COME_BACK_SECONDS = 2;

const stillArranging = () =>
  new RefusedRequest(
    503,
    [
      {
        param: 'request',
        msg: 'the listings are still being prepared after a start; please try again in a moment',
      },
    ],
    COME_BACK_SECONDS,
  );

/** Waits for unfinished work, but not longer than a client does. */
async function unlessLong(making: Promise<unknown>): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(stillArranging()), MAX_WAIT_MS);
  try {
    await Promise.race([making, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The value for a request. The first time the request waits for it, while others are served.
 *
 * @throws RefusedRequest 503 when it has to wait too long
 */
export async function readDerived<Value>(derived: Derived<Value>): Promise<Value> {
  const making = derived.whenMade();
  if (making) await offThread(() => unlessLong(making));
  return derived();
}

/** A value with a form is kept for the next start; one without is computed anew at every start. */
export type ListingDirectory = {
  /** A value computed from all entries; for a while after a change it stays as it was. */
  derive<Value, Saved>(make: MakeInSlices<Value>, form?: SavedForm<Value, Saved>): Derived<Value>;
  /** The same for long computations: after a change only the changed entries are processed. */
  deriveLayers<Value, Saved>(
    make: MakeInSlices<Value>,
    form?: SavedForm<Value, Saved>,
  ): Derived<Layers<Value>>;
  /** The same including listings that no search may find: for histories of homes, and nothing else. */
  layeredWithWithheld<Value, Saved>(
    make: MakeInSlices<Value>,
    form?: SavedForm<Value, Saved>,
  ): Derived<Layers<Value>>;
  /** Computes everything ahead of the first question, in slices between which others are served. */
  warm(): Promise<void>;
  /** Computes outdated values anew, in slices, until the signal is aborted. */
  refresh(signal?: AbortSignal): Promise<void>;
};

const readerOf = <Value>(derived: DerivedValue<Value>): Derived<Value> =>
  Object.assign(() => derived.get(), {
    isMade: () => derived.isMade,
    whenMade: () => derived.whenMade(),
  });

function* untilAborted(work: SlicedWork<void>, signal: AbortSignal | undefined): SlicedWork<void> {
  while (!signal?.aborted && !work.next().done) yield;
}

type DirectoryOptions = {
  /** Keeps the directory from one start to the next; without it nothing is kept. */
  readonly snapshots?: SnapshotStore | undefined;
  /** Called with the reason when a snapshot could not be used; the values are then computed anew. */
  readonly onError?: (error: unknown) => void;
};

/** All listings of a source, with the few facts that lookups need; reads the source at the first use. */
export function listingDirectory(
  source: ListingEntrySource,
  { snapshots = NO_SNAPSHOTS, onError = () => undefined }: DirectoryOptions = {},
): ListingDirectory {
  const entries = new Entries(source);
  const derivedValues: DerivedValue<unknown>[] = [];
  const keptValues: SnapshotValue[] = [];
  const keeper = directoryKeeper(entries, keptValues, snapshots);
  let opening: Promise<void> | undefined;
  let isRefreshing = false;

  const whenOpened = () => (opening ??= keeper.open().catch(onError));

  function derivedValue<Value>(workOut: () => SlicedWork<Value>): DerivedValue<Value> {
    const derived = new DerivedValue(entries, workOut, whenOpened);
    derivedValues.push(derived);
    return derived;
  }

  function layers<Value, Saved>(
    layered: LayeredWork<Value>,
    form: SavedForm<Value, Saved> | undefined,
  ): Derived<Layers<Value>> {
    const derived = derivedValue(() => layered.workOut());
    if (form) keptValues.push(snapshotLayers(derived, layered, form));
    return readerOf(derived);
  }

  async function refreshAll(signal: AbortSignal | undefined): Promise<void> {
    for (const derived of derivedValues) {
      if (!derived.isStale || !derived.hasRested) continue;
      derived.rest(await inSlices([() => untilAborted(derived.refreshing(), signal)]));
    }
    if (derivedValues.every(({ isMade }) => isMade)) await keeper.keep(signal);
  }

  const isListed = ({ standing }: ListingEntry) => standing === 'listed';
  return {
    derive(make, form) {
      const derived = derivedValue(function* workOut() {
        return yield* make(yield* entries.all(isListed));
      });
      if (form) keptValues.push(snapshotValue(derived, form));
      return readerOf(derived);
    },
    deriveLayers: (make, form) => layers(new LayeredWork(entries, make, isListed), form),
    layeredWithWithheld: (make, form) => layers(new LayeredWork(entries, make, () => true), form),
    async warm() {
      await whenOpened();
      const unready = derivedValues.filter(({ isMade, isStale }) => !isMade || isStale);
      await inSlices(unready.map((derived) => () => derived.refreshing()));
      await keeper.keep();
    },
    async refresh(signal) {
      if (isRefreshing) return;
      isRefreshing = true;
      await refreshAll(signal).finally(() => {
        isRefreshing = false;
      });
    },
  };
}

/** The public facts of a listing; for one that is not restricted, all of them. */
export function publicEntry(entry: ListingEntry): ListingEntry {
  if (!entry.isRestricted) return entry;
  const { id, mlsNumber, boardId, isRestricted, standing, type, status, city, state } = entry;
  return {
    ...NOTHING_KNOWN,
    ...{
      id,
      mlsNumber,
      boardId,
      isRestricted,
      standing,
      type,
      class: entry.class,
      status,
      city,
      state,
    },
  };
}

const NOTHING_KNOWN = {
  lastStatus: null,
  propertyType: null,
  updatedOn: null,
  streetNumber: null,
  streetName: null,
  streetSuffix: null,
  streetDirection: null,
  unitNumber: null,
  area: null,
  neighborhood: null,
  zip: null,
};
