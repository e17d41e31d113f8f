/** Above every score, so that an excluded rank counts as rated already, with the best score. */
const EXCLUDED = 255;

/**
 * How well listings answer a question, by their rank: whole numbers from 1 to 254. Made once for a number
 * of listings and cleared for each question, as a question may match most of them.
 */
export class RankScores {
  readonly #scores: Uint8Array;
  readonly #rated: Uint32Array;
  readonly #excluded: number[] = [];
  #size = 0;

  constructor(listings: number) {
    this.#scores = new Uint8Array(listings);
    this.#rated = new Uint32Array(listings);
  }

  get size(): number {
    return this.#size;
  }

  /** The excluded ranks, which are never rated. */
  get excludedRows(): readonly number[] {
    return this.#excluded;
  }

  /** Whether a rank is excluded. */
  isExcluded(rank: number): boolean {
    return this.#scores[rank] === EXCLUDED;
  }

  /** Excludes a rank from all later ratings. Clears the scores of the last question. */
  exclude(rank: number): void {
    this.clear();
    if (this.isExcluded(rank)) return;
    this.#scores[rank] = EXCLUDED;
    this.#excluded.push(rank);
  }

  scoreOf(rank: number): number {
    return this.#scores[rank] ?? 0;
  }

  /** The highest of several scores of a listing counts. */
  rate(rank: number, score: number): void {
    const earlierScore = this.#scores[rank];
    if (earlierScore === 0) {
      this.#rated[this.#size] = rank;
      this.#size += 1;
    }
    if (earlierScore !== undefined && earlierScore < score) this.#scores[rank] = score;
  }

  /** Leaves only the ranks that pass a test. */
  keep(isKept: (rank: number) => boolean): void {
    let size = 0;
    for (const rank of this.ranks()) {
      if (isKept(rank)) {
        this.#rated[size] = rank;
        size += 1;
      } else this.#scores[rank] = 0;
    }
    this.#size = size;
  }

  /** All rated ranks, in no order. */
  ranks(): Uint32Array {
    return this.#rated.subarray(0, this.#size);
  }

  /** The best ranks; among equal scores the lower rank comes first. */
  best(limit: number): number[] {
    const top: number[] = [];
    for (const rank of this.ranks()) {
      const last = top.at(-1);
      if (last !== undefined && top.length >= limit && this.#comesFirst(last, rank)) continue;
      const at = top.findIndex((other) => this.#comesFirst(rank, other));
      top.splice(at < 0 ? top.length : at, 0, rank);
      if (top.length > limit) top.pop();
    }
    return top;
  }

  clear(): void {
    for (const rank of this.ranks()) this.#scores[rank] = 0;
    this.#size = 0;
  }

  #comesFirst(rank: number, other: number): boolean {
    const [score, otherScore] = [this.#scores[rank] ?? 0, this.#scores[other] ?? 0];
    return score === otherScore ? rank < other : score > otherScore;
  }
}
