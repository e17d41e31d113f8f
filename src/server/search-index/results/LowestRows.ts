const FIRST_CAPACITY = 256;

function withDoubleRoom(values: Float64Array): Float64Array {
  const larger = new Float64Array(values.length * 2);
  larger.set(values);
  return larger;
}

/**
 * The lowest of many rows, as many as there is room for, by three keys: each key counts where the one
 * before is equal. No two rows may have all three in common; the third is the number of the listing.
 *
 * Rows are gathered in no order until twice the room is full, and then the higher half is dropped
 * (quickselect, Hoare 1961): a page far behind the first costs hardly more than the first.
 */
export class LowestRows {
  size = 0;
  readonly #room: number;
  /** Rows with a higher first key cannot be among the lowest. */
  #highest = Infinity;
  #first: Float64Array = new Float64Array(FIRST_CAPACITY);
  #second: Float64Array = new Float64Array(FIRST_CAPACITY);
  #third: Float64Array = new Float64Array(FIRST_CAPACITY);

  constructor(room: number) {
    this.#room = room;
  }

  /** Whether a row with this first key is refused whatever its other keys are. */
  refuses(first: number): boolean {
    return first > this.#highest;
  }

  /** Adds a row that is not refused. */
  offer(first: number, second: number, third: number): void {
    if (this.size === this.#first.length) this.#makeRoom();
    this.#first[this.size] = first;
    this.#second[this.size] = second;
    this.#third[this.size] = third;
    this.size += 1;
  }

  /** The numbers of the listings from rank `from` up to but not `to`, the lowest first. */
  between(from: number, to: number): number[] {
    const end = Math.min(to, this.size, this.#room);
    if (from >= end) return [];
    this.#select(end, { low: 0, high: this.size - 1 });
    this.#select(from, { low: 0, high: end - 1 });
    const order = Uint32Array.from({ length: end - from }, (_, at) => from + at);
    order.sort((one, other) => this.#compare(one, other));
    return Array.from(order, (at) => this.#third[at] ?? 0);
  }

  #makeRoom(): void {
    if (this.size >= 2 * this.#room) {
      this.#select(this.#room, { low: 0, high: this.size - 1 });
      this.size = this.#room;
      this.#highest = this.#first
        .subarray(0, this.size)
        .reduce((a, b) => Math.max(a, b), -Infinity);
    } else {
      this.#first = withDoubleRoom(this.#first);
      this.#second = withDoubleRoom(this.#second);
      this.#third = withDoubleRoom(this.#third);
    }
  }

  /** Moves the lowest rows of a range to its front: those before `count` are below all others. */
  #select(count: number, { low, high }: { low: number; high: number }): void {
    while (low < high && count > low && count <= high) {
      const pivot = this.#middleOf(low, (low + high) >>> 1, high);
      const [first, second, third] = [this.#first[pivot], this.#second[pivot], this.#third[pivot]];
      const keys = [first ?? 0, second ?? 0, third ?? 0] as const;
      let [left, right] = [low, high];
      while (left <= right) {
        while (this.#compareTo(left, ...keys) < 0) left += 1;
        while (this.#compareTo(right, ...keys) > 0) right -= 1;
        if (left > right) break;
        this.#swap(left, right);
        left += 1;
        right -= 1;
      }
      if (count <= right) high = right;
      else if (count >= left) low = left;
      else return;
    }
  }

  #middleOf(a: number, b: number, c: number): number {
    const [low, high] = this.#compare(a, b) < 0 ? [a, b] : [b, a];
    if (this.#compare(c, low) < 0) return low;
    return this.#compare(c, high) < 0 ? c : high;
  }

  #compare(one: number, other: number): number {
    return this.#compareTo(
      one,
      this.#first[other] ?? 0,
      this.#second[other] ?? 0,
      this.#third[other] ?? 0,
    );
  }

  #compareTo(at: number, first: number, second: number, third: number): number {
    const mine = this.#first[at] ?? 0;
    if (mine !== first) return mine < first ? -1 : 1;
    const next = this.#second[at] ?? 0;
    if (next !== second) return next < second ? -1 : 1;
    return (this.#third[at] ?? 0) - third;
  }

  #swap(one: number, other: number): void {
    for (const values of [this.#first, this.#second, this.#third]) {
      const value = values[one] ?? 0;
      values[one] = values[other] ?? 0;
      values[other] = value;
    }
  }
}
