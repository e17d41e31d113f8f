import type { NumberArray } from '#src/lib/number-arrays.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { type PackedTexts, packTexts, unpackTexts } from '#src/lib/text/packed-texts.ts';
import { GrowingNumbers } from './GrowingNumbers.ts';

/** Saved texts: the number of each, from 1 on, and the different texts. */
export type SavedSharedTexts = { readonly codes: NumberArray; readonly texts: PackedTexts };

function* packCodes(codes: NumberArray, texts: Iterable<string>): SlicedWork<SavedSharedTexts> {
  return { codes, texts: yield* packTexts(texts) };
}

/** A growing list of texts that many entries share, each kept once. */
export class SharedTexts {
  readonly #codes: GrowingNumbers;
  /** The first stands for no text. */
  readonly #texts: (string | null)[] = [null];
  readonly #codeOf = new Map<string, number>();

  constructor(savedCodes?: NumberArray) {
    this.#codes = new GrowingNumbers(savedCodes);
  }

  /** Restores saved texts. */
  static *restoring({ codes, texts }: SavedSharedTexts): SlicedWork<SharedTexts> {
    const column = new SharedTexts(codes);
    for (const text of yield* unpackTexts(texts)) {
      column.#append(text);
      yield;
    }
    return column;
  }

  /** Saves the present texts, whatever is added while they are packed. */
  saving(): SlicedWork<SavedSharedTexts> {
    return packCodes(this.#codes.saved(), this.#codeOf.keys());
  }

  add(text: string | null): void {
    this.#codes.add(text === null ? 0 : (this.#codeOf.get(text) ?? this.#append(text)));
  }

  /** The text at an index in the order of adding; null when there is none. */
  at(place: number): string | null {
    return this.#texts[this.#codes.at(place)] ?? null;
  }

  #append(text: string): number {
    const code = this.#texts.push(text) - 1;
    this.#codeOf.set(text, code);
    return code;
  }
}
