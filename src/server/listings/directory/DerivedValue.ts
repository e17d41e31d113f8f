import { finish, type SlicedWork } from '#src/lib/sliced-work.ts';
import { inSlicesAwaited } from '../../scheduling/sliced-work.ts';
import type { Entries } from './Entries.ts';

/** Work of fewer steps is done at once, when the value is read: a millisecond or two. */
const STEPS_AT_ONCE = 400;

/** A revision that no entries ever have. */
const NEVER = -1;

/**
 * After long work others have the thread for this many times as long, so that the work takes little of it.
 */
const REST_SHARE = 20;

/**
 * A value computed from the entries. Once it exists nobody waits for it again: after a change the old value
 * stays until the new one is computed, which for a small change happens at once.
 */
export class DerivedValue<Value> {
  readonly #entries: Entries;
  readonly #workOut: () => SlicedWork<Value>;
  #latest: { readonly value: Value; readonly revision: number } | undefined;
  /** The interrupted work. */
  #refreshing: SlicedWork<void> | undefined;
  /** The first computation, which all early readers wait for. */
  #making: Promise<unknown> | undefined;
  #restUntilMs = 0;

  readonly #whenOpened: () => Promise<unknown>;

  /** @param whenOpened resolves once the saved value, if any, has been adopted */
  constructor(
    entries: Entries,
    workOut: () => SlicedWork<Value>,
    whenOpened: () => Promise<unknown>,
  ) {
    this.#entries = entries;
    this.#workOut = workOut;
    this.#whenOpened = whenOpened;
  }

  /** Makes the value in slices between which others are served; undefined when it exists already. */
  whenMade(): Promise<unknown> | undefined {
    if (this.#latest) return undefined;
    this.#making ??= this.#makeFirst().finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  /** The present value; undefined before the first computation. */
  get latest(): Value | undefined {
    return this.#latest?.value;
  }

  /** Whether it was computed from the latest entries that were read. */
  get isOfLatestEntries(): boolean {
    return this.#latest?.revision === this.#entries.revision;
  }

  /** Continues from a saved value, computed from the entries' present revision or an earlier one. */
  adopt(value: Value, isOfLatestEntries: boolean): void {
    const { revision } = this.#entries;
    this.#latest = { value, revision: isOfLatestEntries ? revision : NEVER };
  }

  /** The value. The first call may take long, as it reads all entries, unless `whenMade` was awaited. */
  get(): Value {
    if (!this.#latest) finish(this.refreshing());
    if (this.isStale && !this.#refreshing) this.#carryOn(STEPS_AT_ONCE);
    if (!this.#latest) throw new Error('the work ended without a value');
    return this.#latest.value;
  }

  /** Whether it has ever been computed. */
  get isMade(): boolean {
    return this.#latest !== undefined;
  }

  /** Whether the entries have changed since it was computed. */
  get isStale(): boolean {
    return this.#latest !== undefined && !this.#entries.isCurrent(this.#latest.revision);
  }

  /** Whether its last work was long enough ago that the next takes little of the thread. */
  get hasRested(): boolean {
    return performance.now() >= this.#restUntilMs;
  }

  /** Computes it anew, continuing interrupted work. */
  *refreshing(): SlicedWork<void> {
    this.#refreshing ??= this.#refresh();
    yield* this.#refreshing;
  }

  /** Notes how long its work held the thread. */
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
      this.#refreshing = undefined;
    }
  }

  #carryOn(steps: number): void {
    const work = this.refreshing();
    for (let step = 0; step < steps && !work.next().done; step += 1);
  }
}
