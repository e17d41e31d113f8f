/** What entries are compared by, the lowest first: the next counts where the one before is equal. */
export type HeapKey = readonly [first: number, second: number, third: number];

const FIRST_CAPACITY = 256;

function withDoubleRoom(values: Float64Array): Float64Array {
  const larger = new Float64Array(values.length * 2);
  larger.set(values);
  return larger;
}

/** The lowest entries of many, no more than it has room for; the highest of them is on top. */
export class BoundedHeap {
  size = 0;
  readonly #room: number;
  #first: Float64Array = new Float64Array(FIRST_CAPACITY);
  #second: Float64Array = new Float64Array(FIRST_CAPACITY);
  #third: Float64Array = new Float64Array(FIRST_CAPACITY);

  constructor(room: number) {
    this.#room = room;
  }

  /** Whether an entry with this first key would be refused whatever its other keys are. */
  refuses(first: number): boolean {
    return this.size >= this.#room && (this.size === 0 || first > (this.#first[0] ?? 0));
  }

  /** Takes an entry in if it is among the lowest so far. */
  offer(first: number, second: number, third: number): void {
    if (this.#room === 0) return;
    if (this.size < this.#room) {
      if (this.size === this.#first.length) this.#grow();
      this.size += 1;
      this.#set(this.#riseFrom(this.size - 1, [first, second, third]), [first, second, third]);
    } else if (this.#isAbove(0, first, second, third)) {
      this.#set(this.#sinkFor([first, second, third]), [first, second, third]);
    }
  }

  /** The entries in order, the lowest first. */
  sortedKeys(): HeapKey[] {
    const entries = Array.from({ length: this.size }, (_, at) => this.#entry(at));
    return entries.sort(
      (one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2],
    );
  }

  #entry(at: number): HeapKey {
    return [this.#first[at] ?? 0, this.#second[at] ?? 0, this.#third[at] ?? 0];
  }

  #set(at: number, [first, second, third]: HeapKey): void {
    this.#first[at] = first;
    this.#second[at] = second;
    this.#third[at] = third;
  }

  #grow(): void {
    this.#first = withDoubleRoom(this.#first);
    this.#second = withDoubleRoom(this.#second);
    this.#third = withDoubleRoom(this.#third);
  }

  /** Whether the entry at a place is higher than the given one. */
  #isAbove(at: number, first: number, second: number, third: number): boolean {
    const mine = this.#first[at] ?? 0;
    if (mine !== first) return mine > first;
    const next = this.#second[at] ?? 0;
    return next === second ? (this.#third[at] ?? 0) > third : next > second;
  }

  #riseFrom(last: number, [first, second, third]: HeapKey): number {
    let place = last;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#isAbove(parent, first, second, third)) break;
      this.#set(place, this.#entry(parent));
      place = parent;
    }
    return place;
  }

  #sinkFor([first, second, third]: HeapKey): number {
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.size) return place;
      if (child + 1 < this.size && this.#isAbove(child + 1, ...this.#entry(child))) child += 1;
      if (!this.#isAbove(child, first, second, third)) return place;
      this.#set(place, this.#entry(child));
      place = child;
    }
  }
}
