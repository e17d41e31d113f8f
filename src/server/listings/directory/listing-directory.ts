import { RefusedRequest } from '#src/contract/problem.ts';
import { elsewhere } from '../../scheduling/request-work.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { inSlices } from '../../scheduling/sliced-work.ts';
import { DerivedValue } from './DerivedValue.ts';
import { Entries } from './Entries.ts';
import type { EntryList } from './EntryList.ts';
import type { ListingEntry, ListingEntrySource } from './entry-store.ts';

/** What was worked out from all entries some time ago, and what has become of them since. */
export type Layers<Value> = {
  readonly base: Value;
  /** Of the entries that have changed or come since. */
  readonly changes: Value;
  /** Ids of the entries in the base that no longer hold; while the base stays others are only added, at the end. */
  readonly replacedIds: ReadonlySet<number>;
};

/** Works something out from entries, and may be left off on the way. */
export type MakeInSlices<Value> = (entries: EntryList) => SlicedWork<Value>;

/** Reads something that is worked out from the entries. */
export type Derived<Value> = {
  /** Where it was never worked out that is done at once, which holds the thread for as long as it takes. */
  (): Value;
  /** Whether it was ever worked out. */
  isMade(): boolean;
  /** Until it is worked out for the first time; undefined once it is. */
  whenMade(): Promise<unknown> | undefined;
};

/** A client that waits longer takes the server for broken. */
const LONGEST_WAIT_MS = 2000;

const stillArranging = () =>
  new RefusedRequest(503, [
    {
      param: 'request',
      msg: 'the listings are still being arranged after a start; ask again in a moment',
    },
  ]);

/** Waits for what is being made, but no longer than a client does. */
async function unlessLong(making: Promise<unknown>): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(stillArranging()), LONGEST_WAIT_MS);
  try {
    await Promise.race([making, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The value for a request, which waits for it the first time, while others are served.
 *
 * @throws RefusedRequest 503 when it has to wait too long
 */
export async function readDerived<Value>(derived: Derived<Value>): Promise<Value> {
  const making = derived.whenMade();
  if (making) await elsewhere(() => unlessLong(making));
  return derived();
}

export type ListingDirectory = {
  /** Something worked out from all entries; for a while after they have changed it is as it was before. */
  derive<Value>(make: MakeInSlices<Value>): Derived<Value>;
  /** The same for what takes long: after a change only the changed entries are worked through. */
  deriveLayers<Value>(make: MakeInSlices<Value>): Derived<Layers<Value>>;
  /** The same with the listings that no search may find: for histories of homes, and nothing else. */
  layeredWithWithheld<Value>(make: MakeInSlices<Value>): Derived<Layers<Value>>;
  /** Works out everything ahead of the first question, in slices between which others are served. */
  warm(): Promise<void>;
  /** Works out anew what was worked out before the entries changed, in slices, until it is told to end. */
  refresh(signal?: AbortSignal): Promise<void>;
};

function* untilAborted(work: SlicedWork<void>, signal: AbortSignal | undefined): SlicedWork<void> {
  while (!signal?.aborted && !work.next().done) yield;
}

/** All listings of a source by the little that lookups need; reads the source when first used. */
export function listingDirectory(source: ListingEntrySource): ListingDirectory {
  const entries = new Entries(source);
  const derivedValues: DerivedValue<unknown>[] = [];
  let isRefreshing = false;

  function derivedValue<Value>(workOut: () => SlicedWork<Value>): Derived<Value> {
    const derived = new DerivedValue(entries, workOut);
    derivedValues.push(derived);
    return Object.assign(() => derived.get(), {
      isMade: () => derived.isMade,
      whenMade: () => derived.whenMade(),
    });
  }

  function layers<Value>(
    make: MakeInSlices<Value>,
    isWanted: (entry: ListingEntry) => boolean,
  ): Derived<Layers<Value>> {
    let latest: { readonly base: number; readonly value: Value } | undefined;
    return derivedValue(function* workOut() {
      const { base } = entries;
      // Copied before anything else can change: others may go on with what was worked out of these.
      const replacedIds = new Set(entries.replacedIds);
      const changedEntries = entries.changed(isWanted);
      if (latest?.base !== base) {
        latest = { base, value: yield* make(yield* entries.all(isWanted)) };
      }
      return { base: latest.value, changes: yield* make(changedEntries), replacedIds };
    });
  }

  async function refreshAll(signal: AbortSignal | undefined): Promise<void> {
    for (const derived of derivedValues) {
      if (!derived.isStale || !derived.hasRested) continue;
      derived.rest(await inSlices([() => untilAborted(derived.refreshing(), signal)]));
    }
  }

  const isListed = ({ standing }: ListingEntry) => standing === 'listed';
  return {
    derive: (make) =>
      derivedValue(function* workOut() {
        return yield* make(yield* entries.all(isListed));
      }),
    deriveLayers: (make) => layers(make, isListed),
    layeredWithWithheld: (make) => layers(make, () => true),
    async warm() {
      await inSlices(derivedValues.map((derived) => () => derived.refreshing()));
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

/** What is known to everyone of a listing; of one that is not restricted that is all. */
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
