import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { changedEntries, type Entries, type EntryState } from './Entries.ts';
import type { EntryList } from './EntryList.ts';
import type { ListingEntry } from './entry-store.ts';

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

/** Layers of what a function makes of the entries that are wanted: its base is worked out once for each of theirs. */
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

  /** The base layer that goes with the base of the entries; undefined until it is worked out. */
  get base(): Value | undefined {
    return this.#latest?.base === this.#entries.base ? this.#latest.value : undefined;
  }

  /** Goes on from a base layer that was saved with the base of the entries. */
  adopt(value: Value): void {
    this.#latest = { base: this.#entries.base, value };
  }

  /** The layers as the entries are. */
  *workOut(): SlicedWork<Layers<Value>> {
    const { base } = this.#entries;
    // Copied before anything else can change: others may go on with what was worked out of these.
    const replacedIds = new Set(this.#entries.replacedIds);
    const changedList = this.#entries.changed(this.#isWanted);
    if (this.#latest?.base !== base) {
      const all = yield* this.#entries.all(this.#isWanted);
      this.#latest = { base, value: yield* this.#make(all) };
    }
    return { base: this.#latest.value, changes: yield* this.#make(changedList), replacedIds };
  }

  /** The layers over a base, as entries were at another time. */
  *over(base: Value, state: EntryState): SlicedWork<Layers<Value>> {
    const changes = yield* this.#make(changedEntries(state, this.#isWanted));
    return { base, changes, replacedIds: new Set(state.replacedIds) };
  }
}
