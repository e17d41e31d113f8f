import { finish, type SlicedWork } from '#src/lib/sliced-work.ts';
import { inSlicesAwaited } from '../../scheduling/sliced-work.ts';
import type { Entries } from './Entries.ts';

/** Work that is done in fewer steps is done while the value is asked for: a millisecond or two. */
const STEPS_AT_ONCE = 400;

/** No entries ever have this revision. */
const NEVER = -1;

/** After work that took long others have the thread for so many times as long, so that it takes little of it. */
const REST_SHARE = 20;

/**
 * Something worked out from the entries. Once it is there nobody waits for it again: after a change it stays
 * as it was until it is worked out anew, which for a small change is at once.
 */
export class DerivedValue<Value> {
  readonly #entries: Entries;
  readonly #workOut: () => SlicedWork<Value>;
  #latest: { readonly value: Value; readonly revision: number } | undefined;
  /** The work that was left off. */
  #begun: SlicedWork<void> | undefined;
  /** What all wait for who ask before it is there the first time. */
  #making: Promise<unknown> | undefined;
  #restUntilMs = 0;

  readonly #whenOpened: () => Promise<unknown>;

  /** @param whenOpened resolves once what was saved of it has been adopted, if there is anything */
  constructor(
    entries: Entries,
    workOut: () => SlicedWork<Value>,
    whenOpened: () => Promise<unknown>,
  ) {
    this.#entries = entries;
    this.#workOut = workOut;
    this.#whenOpened = whenOpened;
  }

  /** Makes the value in slices between which others are served; undefined where it is there already. */
  whenMade(): Promise<unknown> | undefined {
    if (this.#latest) return undefined;
    this.#making ??= this.#makeFirst().finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  /** The value as it is; undefined before it was ever worked out. */
  get latest(): Value | undefined {
    return this.#latest?.value;
  }

  /** Whether it was worked out from the entries as they were last read. */
  get isOfLatestEntries(): boolean {
    return this.#latest?.revision === this.#entries.revision;
  }

  /** Goes on from a value that was saved, as it was at the present revision of the entries or before. */
  adopt(value: Value, isOfLatestEntries: boolean): void {
    const { revision } = this.#entries;
    this.#latest = { value, revision: isOfLatestEntries ? revision : NEVER };
  }

  /** The value; the first time that may take long, as all entries are read, unless it was waited for. */
  get(): Value {
    if (!this.#latest) finish(this.refreshing());
    if (this.isStale && !this.#begun) this.#carryOn(STEPS_AT_ONCE);
    if (!this.#latest) throw new Error('the work ended without a value');
    return this.#latest.value;
  }

  /** Whether it was ever worked out. */
  get isMade(): boolean {
    return this.#latest !== undefined;
  }

  /** Whether it was worked out, and the entries have changed since. */
  get isStale(): boolean {
    return this.#latest !== undefined && !this.#entries.isCurrent(this.#latest.revision);
  }

  /** Whether its last work was so long ago that the next takes little of the thread. */
  get hasRested(): boolean {
    return performance.now() >= this.#restUntilMs;
  }

  /** Works it out anew, from where it was left off. */
  *refreshing(): SlicedWork<void> {
    this.#begun ??= this.#refresh();
    yield* this.#begun;
  }

  /** Told how long the thread was taken for it. */
  rest(workMs: number): void {
    this.#restUntilMs = performance.now() + REST_SHARE * workMs;
  }

  async #makeFirst(): Promise<void> {
    await this.#whenOpened();
    if (!this.#latest) await inSlicesAwaited([() => this.refreshing()]);
  }

  *#refresh(): SlicedWork<void> {
    try {
      yield* this.#entries.refreshing();
      const { revision } = this.#entries;
      const value = yield* this.#workOut();
      this.#latest = { value, revision };
    } finally {
      this.#begun = undefined;
    }
  }

  #carryOn(steps: number): void {
    const work = this.refreshing();
    for (let step = 0; step < steps && !work.next().done; step += 1);
  }
}
