import { GrowingNumbers } from './GrowingNumbers.ts';

/** Texts one behind another that many have in common, each kept once. */
export class SharedTexts {
  readonly #codes = new GrowingNumbers();
  /** The first is none at all. */
  readonly #texts: (string | null)[] = [null];
  readonly #codeOf = new Map<string, number>();

  add(text: string | null): void {
    this.#codes.add(text === null ? 0 : (this.#codeOf.get(text) ?? this.#append(text)));
  }

  /** The text that was added after so many others; null when there is none. */
  at(place: number): string | null {
    return this.#texts[this.#codes.at(place)] ?? null;
  }

  #append(text: string): number {
    const code = this.#texts.push(text) - 1;
    this.#codeOf.set(text, code);
    return code;
  }
}
