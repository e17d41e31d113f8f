import { type NumberArray, widened } from '#src/lib/number-arrays.ts';

const FIRST_NUMBERS = 1024;

/** The length of an array after it has grown by a quarter. */
export const grownLength = (length: number) => Math.ceil(length * 1.25);

function longer(numbers: NumberArray): NumberArray {
  const Same = numbers.constructor as new (length: number) => NumberArray;
  const more = new Same(Math.max(FIRST_NUMBERS, grownLength(numbers.length)));
  more.set(numbers);
  return more;
}

/** A growing list of numbers, in an array just wide enough for the widest of them. */
export class GrowingNumbers {
  #numbers: NumberArray;
  #size: number;

  /** @param savedNumbers the first numbers, as they were saved */
  constructor(savedNumbers: NumberArray = new Uint8Array()) {
    this.#size = savedNumbers.length;
    this.#numbers = longer(savedNumbers);
  }

  /** The present numbers. They stay unchanged while others are added. */
  saved(): NumberArray {
    return this.#numbers.subarray(0, this.#size);
  }

  add(number: number): void {
    const place = this.#size;
    if (place === this.#numbers.length) this.#numbers = longer(this.#numbers);
    this.#numbers[place] = number;
    while (this.#numbers[place] !== number) {
      this.#numbers = widened(this.#numbers);
      this.#numbers[place] = number;
    }
    this.#size += 1;
  }

  /** The number at an index in the order of adding; 0 when there is none. */
  at(place: number): number {
    return this.#numbers[place] ?? 0;
  }
}
