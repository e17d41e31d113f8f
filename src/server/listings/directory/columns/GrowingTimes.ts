import type { NumberArray } from '#src/lib/number-arrays.ts';
import { GrowingNumbers } from './GrowingNumbers.ts';

/** Replaces the milliseconds of a time in another form. */
export const OTHER_TIME = -1;

/**
 * The milliseconds since 1970 of a moment in the form of JSON (ISO 8601 in UTC with milliseconds), in which
 * the order of the texts is that of the moments; `OTHER_TIME` for any other text.
 */
export function millisecondsOf(time: string | null): number {
  const milliseconds = time === null ? OTHER_TIME : Date.parse(time);
  const isExact = milliseconds >= 0 && new Date(milliseconds).toJSON() === time;
  return isExact ? milliseconds : OTHER_TIME;
}

/** Saved moments: their milliseconds, and the texts in other forms by index. */
export type SavedTimes = {
  readonly milliseconds: NumberArray;
  readonly others: readonly (readonly [place: number, time: string])[];
};

const NO_TIMES: SavedTimes = { milliseconds: new Uint8Array(), others: [] };

/** Moments as ISO 8601 in UTC, eight bytes each; a text in another form comes back unchanged. */
export class GrowingTimes {
  readonly #milliseconds: GrowingNumbers;
  readonly #others: Map<number, string>;
  #size: number;

  /** @param savedTimes the first moments, as they were saved */
  constructor({ milliseconds, others }: SavedTimes = NO_TIMES) {
    this.#milliseconds = new GrowingNumbers(milliseconds);
    this.#others = new Map(others);
    this.#size = milliseconds.length;
  }

  /** The present moments. */
  saved(): SavedTimes {
    return { milliseconds: this.#milliseconds.saved(), others: [...this.#others] };
  }

  add(time: string | null): void {
    const milliseconds = millisecondsOf(time);
    this.#milliseconds.add(milliseconds);
    if (milliseconds === OTHER_TIME && time !== null) this.#others.set(this.#size, time);
    this.#size += 1;
  }

  /** The moment at an index in the order of adding; null when there is none. */
  at(place: number): string | null {
    if (place >= this.#size) return null;
    const milliseconds = this.#milliseconds.at(place);
    if (milliseconds !== OTHER_TIME) return new Date(milliseconds).toJSON();
    return this.#others.get(place) ?? null;
  }
}
