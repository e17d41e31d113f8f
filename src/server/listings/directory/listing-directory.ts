import { spacedSteps } from '../../scheduling/spaced-steps.ts';
import type { ListingEntry, ListingEntrySource } from './entry-store.ts';

/** What was worked out from all entries some time ago, and what has become of them since. */
export type Layers<Value> = {
  readonly base: Value;
  /** Of the entries that have changed or come since. */
  readonly changes: Value;
  /** Ids of the entries in the base that no longer hold; it only grows while the base stays. */
  readonly replacedIds: ReadonlySet<number>;
};

export type ListingDirectory = {
  /**
   * Something worked out from all entries; it is worked out again after they have changed, when it
   * is next asked for.
   */
  derive<Value>(make: (entries: Iterable<ListingEntry>) => Value): () => Value;
  /** The same for what takes long: after a change only the changed entries are worked through. */
  deriveLayers<Value>(make: (entries: Iterable<ListingEntry>) => Value): () => Layers<Value>;
  /** The same with the listings that no search may find: for histories of homes, and nothing else. */
  layeredWithWithheld<Value>(make: (entries: Iterable<ListingEntry>) => Value): () => Layers<Value>;
  /**
   * Works out everything ahead of the first question, in pieces between which others are served: some
   * 1.5 s for 34,500 listings.
   */
  warm(): Promise<void>;
};

/** With more changed entries than these the layers are slower than the work of a new base. */
const CHANGED_SHARE_LIMIT = 0.02;
const CHANGED_FLOOR = 1000;

/** Keeps texts that many listings have in common once: it halves the memory. */
function sharedTexts() {
  const texts = new Map<string, string>();
  const internText = <Text extends string | null>(text: Text): Text => {
    if (text === null) return text;
    const first = texts.get(text);
    if (first === undefined) texts.set(text, text);
    return (first as Text | undefined) ?? text;
  };
  // Written out: a copy that is spread keeps its values in an array apart.
  return (entry: ListingEntry): ListingEntry => ({
    id: entry.id,
    mlsNumber: entry.mlsNumber,
    boardId: entry.boardId,
    isRestricted: entry.isRestricted,
    standing: entry.standing,
    type: internText(entry.type),
    class: internText(entry.class),
    status: internText(entry.status),
    lastStatus: internText(entry.lastStatus),
    propertyType: internText(entry.propertyType),
    updatedOn: entry.updatedOn,
    streetNumber: internText(entry.streetNumber),
    streetName: internText(entry.streetName),
    streetSuffix: internText(entry.streetSuffix),
    streetDirection: internText(entry.streetDirection),
    unitNumber: internText(entry.unitNumber),
    city: internText(entry.city),
    area: internText(entry.area),
    neighborhood: internText(entry.neighborhood),
    state: internText(entry.state),
    zip: internText(entry.zip),
  });
}

/** The entries of a source as they are now, and which have changed since the layers have their base. */
class Entries {
  readonly #source: ListingEntrySource;
  readonly #entries = new Map<number, ListingEntry>();
  /** Counts changes. */
  revision = 0;
  /** Counts bases, each of which begins with no changes. */
  base = 0;
  replaced: Set<number> = new Set();

  constructor(source: ListingEntrySource) {
    this.#source = source;
  }

  /** Takes in what has changed since it was last called. */
  refresh(): void {
    const changes = this.#source.changes();
    if (!changes) return;
    if (changes.isWhole) this.#entries.clear();
    for (const id of changes.removedIds) {
      this.#entries.delete(id);
      this.replaced.add(id);
    }
    const share = sharedTexts();
    for (const record of changes.records) {
      this.#entries.set(record.id, share(record));
      if (!changes.isWhole) this.replaced.add(record.id);
    }
    this.revision += 1;
    if (changes.isWhole || this.#hasOutgrown()) {
      this.base += 1;
      this.replaced = new Set();
    }
  }

  *currentEntries(): Iterable<ListingEntry> {
    for (const entry of this.#entries.values()) if (entry.standing === 'listed') yield entry;
  }

  all(): Iterable<ListingEntry> {
    return this.#entries.values();
  }

  changedEntries(): ListingEntry[] {
    return [...this.replaced].flatMap((id) => this.#entries.get(id) ?? []);
  }

  #hasOutgrown(): boolean {
    const { size } = this.replaced;
    return size > CHANGED_FLOOR && size > this.#entries.size * CHANGED_SHARE_LIMIT;
  }
}

/** All listings of a source by the little that lookups need; reads the source when first used. */
export function listingDirectory(source: ListingEntrySource): ListingDirectory {
  const entries = new Entries(source);
  const makers: (() => unknown)[] = [];

  function register<Value>(get: () => Value): () => Value {
    const current = () => {
      entries.refresh();
      return get();
    };
    makers.push(current);
    return current;
  }

  function layers<Value>(
    make: (some: Iterable<ListingEntry>) => Value,
    { withWithheld }: { withWithheld: boolean },
  ): () => Layers<Value> {
    let cachedLayers: { base: number; revision: number; layers: Layers<Value> } | undefined;
    return register(() => {
      const { base, revision, replaced: replacedIds } = entries;
      if (cachedLayers?.revision === revision) return cachedLayers.layers;
      const all = () => (withWithheld ? entries.all() : entries.currentEntries());
      const changedEntries = entries
        .changedEntries()
        .filter(({ standing }) => withWithheld || standing === 'listed');
      const whole = cachedLayers?.base === base ? cachedLayers.layers.base : make(all());
      cachedLayers = {
        base,
        revision,
        layers: { base: whole, changes: make(changedEntries), replacedIds },
      };
      return cachedLayers.layers;
    });
  }

  return {
    derive<Value>(make: (all: Iterable<ListingEntry>) => Value) {
      let cachedLayers: { revision: number; value: Value } | undefined;
      return register(() => {
        const { revision } = entries;
        if (cachedLayers?.revision !== revision)
          cachedLayers = { revision, value: make(entries.currentEntries()) };
        return cachedLayers.value;
      });
    },
    deriveLayers: (make) => layers(make, { withWithheld: false }),
    layeredWithWithheld: (make) => layers(make, { withWithheld: true }),
    warm: () => spacedSteps(makers),
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
