/** Values that were used last, no more than there is room for. */
export class LatestMap<Key, Value extends object> {
  readonly #room: number;
  /** In the order of use. */
  readonly #values = new Map<Key, Value>();

  constructor(room: number) {
    this.#room = room;
  }

  /** The value of a key, which is made when it is not kept. */
  getOr(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known) return known;
    const value = make();
    this.#values.set(key, value);
    if (this.#values.size > this.#room) this.#deleteOldest();
    return value;
  }

  /** The value of a key, if it is kept. */
  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  delete(key: Key): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  #deleteOldest(): void {
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      return;
    }
  }
}
