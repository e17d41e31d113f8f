import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { changedEntries, type Entries, type EntryState } from './Entries.ts';
import type { EntryList } from './EntryList.ts';
import type { ListingEntry } from './entry-store.ts';

/** A value computed from all entries at some time, and one computed from those changed since. */
export type Layers<Value> = {
  readonly base: Value;
  /** Computed from the entries that were changed or added since. */
  readonly changes: Value;
  /** Ids of outdated entries in the base; for the same base, ids are only added, at the end. */
  readonly replacedIds: ReadonlySet<number>;
};

/** Computes a value from entries, interruptibly. */
export type MakeInSlices<Value> = (entries: EntryList) => SlicedWork<Value>;

/**
 * Layers of a value computed from the wanted entries: its base is computed once for each base of the
 * entries.
 */
export class LayeredWork<Value> {
  readonly #entries: Entries;
  readonly #make: MakeInSlices<Value>;
  readonly #isWanted: (entry: ListingEntry) => boolean;
  #latest: { readonly base: number; readonly value: Value } | undefined;

  constructor(
    entries: Entries,
    make: MakeInSlices<Value>,
    isWanted: (entry: ListingEntry) => boolean,
  ) {
    this.#entries = entries;
    this.#make = make;
    this.#isWanted = isWanted;
  }

  /** The base layer for the base of the entries; undefined until it is computed. */
  get base(): Value | undefined {
    return this.#latest?.base === this.#entries.base ? this.#latest.value : undefined;
  }

  /** Continues from a base layer that was saved with the base of the entries. */
  adopt(value: Value): void {
    this.#latest = { base: this.#entries.base, value };
  }

  /** The layers over the present entries. */
  *workOut(): SlicedWork<Layers<Value>> {
    const { base } = this.#entries;
    // Copied before anything else can change: values computed from these layers rely on them.
    const replacedIds = new Set(this.#entries.replacedIds);
    const changedList = this.#entries.changed(this.#isWanted);
    if (this.#latest?.base !== base) {
      const all = yield* this.#entries.all(this.#isWanted);
      this.#latest = { base, value: yield* this.#make(all) };
    }
    return { base: this.#latest.value, changes: yield* this.#make(changedList), replacedIds };
  }

  /** The layers over a base, for the entries of another time. */
  *over(base: Value, state: EntryState): SlicedWork<Layers<Value>> {
    const changes = yield* this.#make(changedEntries(state, this.#isWanted));
    return { base, changes, replacedIds: new Set(state.replacedIds) };
  }
}
