import { GrowingNumbers } from './GrowingNumbers.ts';

/** In place of the milliseconds of what is no time of that form. */
const OTHER = -1;

/** Moments as ISO 8601 in UTC, eight bytes each; what is written otherwise comes back as it was. */
export class GrowingTimes {
  readonly #milliseconds = new GrowingNumbers();
  readonly #others = new Map<number, string>();
  #size = 0;

  add(time: string | null): void {
    const milliseconds = time === null ? OTHER : Date.parse(time);
    const isExact = milliseconds >= 0 && new Date(milliseconds).toISOString() === time;
    this.#milliseconds.add(isExact ? milliseconds : OTHER);
    if (!isExact && time !== null) this.#others.set(this.#size, time);
    this.#size += 1;
  }

  /** The moment that was added after so many others; null when there is none. */
  at(place: number): string | null {
    if (place >= this.#size) return null;
    const milliseconds = this.#milliseconds.at(place);
    if (milliseconds !== OTHER) return new Date(milliseconds).toISOString();
    return this.#others.get(place) ?? null;
  }
}
