import { finish, type SlicedWork } from '#src/lib/sliced-work.ts';
import { inSlices } from '../../scheduling/sliced-work.ts';
import { EntryList } from './EntryList.ts';
import { EntryTable } from './EntryTable.ts';
import type { ListingEntry, ListingEntryChanges, ListingEntrySource } from './entry-store.ts';

/** What was worked out from all entries some time ago, and what has become of them since. */
export type Layers<Value> = {
  readonly base: Value;
  /** Of the entries that have changed or come since. */
  readonly changes: Value;
  /** Ids of the entries in the base that no longer hold; it only grows while the base stays. */
  readonly replacedIds: ReadonlySet<number>;
};

/** Works something out from entries, and may be left off on the way. */
export type MakeInSlices<Value> = (entries: EntryList) => SlicedWork<Value>;

export type ListingDirectory = {
  /**
   * Something worked out from all entries; it is worked out again after they have changed, when it
   * is next asked for.
   */
  derive<Value>(make: MakeInSlices<Value>): () => Value;
  /** The same for what takes long: after a change only the changed entries are worked through. */
  deriveLayers<Value>(make: MakeInSlices<Value>): () => Layers<Value>;
  /** The same with the listings that no search may find: for histories of homes, and nothing else. */
  layeredWithWithheld<Value>(make: MakeInSlices<Value>): () => Layers<Value>;
  /** Works out everything ahead of the first question, in slices between which others are served. */
  warm(): Promise<void>;
};

/** With more changed entries than these the layers are slower than the work of a new base. */
const CHANGED_SHARE_LIMIT = 0.02;
const CHANGED_FLOOR = 1000;

/** The entries of a source as they are now, and which have changed since the layers have their base. */
class Entries {
  readonly #source: ListingEntrySource;
  #table = new EntryTable();
  /** The rows of entries by their ids. */
  #rows = new Map<number, number>();
  /** The changes that are being taken in. */
  #takingIn: SlicedWork<void> | undefined;
  /** Counts changes. */
  revision = 0;
  /** Counts bases, each of which begins with no changes. */
  base = 0;
  replaced: Set<number> = new Set();

  constructor(source: ListingEntrySource) {
    this.#source = source;
  }

  /**
   * Takes in what has changed since it was last done. Who asks while it is left off carries on what was
   * begun, so that nobody sees half of it.
   */
  *refreshing(): SlicedWork<void> {
    if (this.#takingIn) yield* this.#takingIn;
    const changes = this.#source.changes();
    if (!changes) return;
    this.#takingIn = this.#takeIn(changes);
    yield* this.#takingIn;
    this.#takingIn = undefined;
  }

  *#takeIn({ isWhole, removedIds, records }: ListingEntryChanges): SlicedWork<void> {
    if (isWhole) this.#fill([]);
    for (const id of removedIds) {
      this.#rows.delete(id);
      this.replaced.add(id);
    }
    for (const record of records) {
      this.#rows.set(record.id, this.#table.add(record));
      if (!isWhole) this.replaced.add(record.id);
      yield;
    }
    this.revision += 1;
    if (!isWhole && !this.#hasOutgrown()) return;
    this.base += 1;
    this.replaced = new Set();
    // Former rows of entries stay as long as something refers to them: half of all at most.
    if (this.#table.size > 2 * this.#rows.size) this.#fill(this.all());
  }

  currentEntries(): EntryList {
    return this.all().filter(({ standing }) => standing === 'listed');
  }

  all(): EntryList {
    return new EntryList(this.#table, Uint32Array.from(this.#rows.values()));
  }

  changedEntries(): EntryList {
    const rows = [...this.replaced].flatMap((id) => this.#rows.get(id) ?? []);
    return new EntryList(this.#table, Uint32Array.from(rows));
  }

  #fill(entries: Iterable<ListingEntry>): void {
    const table = new EntryTable();
    this.#rows = new Map(Iterator.from(entries).map((entry) => [entry.id, table.add(entry)]));
    this.#table = table;
  }

  #hasOutgrown(): boolean {
    const { size } = this.replaced;
    return size > CHANGED_FLOOR && size > this.#rows.size * CHANGED_SHARE_LIMIT;
  }
}

/** All listings of a source by the little that lookups need; reads the source when first used. */
export function listingDirectory(source: ListingEntrySource): ListingDirectory {
  const entries = new Entries(source);
  const makers: (() => SlicedWork<void>)[] = [];

  /** What `work` returns, also when it is being done in slices: then from where it was left off. */
  function register<Value>(work: () => SlicedWork<Value>): () => Value {
    let begun: SlicedWork<Value> | undefined;
    makers.push(function* begin() {
      begun = work();
      yield* begun;
      begun = undefined;
    });
    return () => {
      const former = begun;
      begun = undefined;
      if (former) finish(former);
      return finish(work());
    };
  }

  function layers<Value>(
    make: MakeInSlices<Value>,
    { withWithheld }: { withWithheld: boolean },
  ): () => Layers<Value> {
    let cachedLayers: { base: number; revision: number; layers: Layers<Value> } | undefined;
    return register(function* workOut() {
      yield* entries.refreshing();
      const { base, revision, replaced: replacedIds } = entries;
      if (cachedLayers?.revision === revision) return cachedLayers.layers;
      const changedEntries = entries
        .changedEntries()
        .filter(({ standing }) => withWithheld || standing === 'listed');
      const isOfBase = cachedLayers?.base === base;
      const all = () => (withWithheld ? entries.all() : entries.currentEntries());
      const whole = isOfBase && cachedLayers ? cachedLayers.layers.base : yield* make(all());
      const changes = yield* make(changedEntries);
      const newLayers = { base, revision, layers: { base: whole, changes, replacedIds } };
      cachedLayers = newLayers;
      return newLayers.layers;
    });
  }

  return {
    derive<Value>(make: MakeInSlices<Value>) {
      let cachedLayers: { revision: number; value: Value } | undefined;
      return register(function* workOut() {
        yield* entries.refreshing();
        const { revision } = entries;
        if (cachedLayers?.revision === revision) return cachedLayers.value;
        const value = yield* make(entries.currentEntries());
        cachedLayers = { revision, value };
        return value;
      });
    },
    deriveLayers: (make) => layers(make, { withWithheld: false }),
    layeredWithWithheld: (make) => layers(make, { withWithheld: true }),
    warm: () => inSlices(makers),
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
