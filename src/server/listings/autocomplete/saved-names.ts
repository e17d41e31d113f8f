import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { type PackedTexts, packTexts, unpackTexts } from '#src/lib/text/packed-texts.ts';
import { NamedListings, type NameIndex, type Spelling } from './name-index.ts';

/** The saved form of an index of names. */
export type SavedNames = {
  readonly names: PackedTexts;
  /** The concatenated ranks of all groups, and where those of each end. */
  readonly ranks: Uint32Array;
  readonly ends: Uint32Array;
  readonly spellings: {
    readonly texts: PackedTexts;
    /** The group numbers of the spellings, from 1 on. */
    readonly groups: Uint32Array;
    readonly areWhole: Uint8Array;
  };
};

/** Converts an index to its saved form. */
export function* savingNames({ groups, spellings }: NameIndex): SlicedWork<SavedNames> {
  const ranks = new Uint32Array(groups.reduce((sum, group) => sum + group.ranks.length, 0));
  const ends = new Uint32Array(groups.length);
  let end = 0;
  const numbers = new Map<NamedListings, number>();
  for (const [at, group] of groups.entries()) {
    ranks.set(group.ranks, end);
    end += group.ranks.length;
    ends[at] = end;
    numbers.set(group, at + 1);
    yield;
  }
  return {
    names: yield* packTexts(groups.map(({ name }) => name)),
    ...{ ranks, ends },
    spellings: {
      texts: yield* packTexts(spellings.map(({ text }) => text)),
      groups: Uint32Array.from(spellings, ({ group }) => numbers.get(group) ?? 0),
      areWhole: Uint8Array.from(spellings, ({ isWhole }) => Number(isWhole)),
    },
  };
}

/** Restores a saved index. @throws RangeError when a spelling belongs to none of its names */
export function* restoringNames(savedNames: SavedNames): SlicedWork<NameIndex> {
  const { ranks, ends } = savedNames;
  const groups: NamedListings[] = [];
  for (const name of yield* unpackTexts(savedNames.names)) {
    const at = groups.length;
    groups.push(new NamedListings(name, ranks, [ends[at - 1] ?? 0, ends[at] ?? 0]));
    yield;
  }
  const spellings: Spelling[] = [];
  for (const text of yield* unpackTexts(savedNames.spellings.texts)) {
    const at = spellings.length;
    const group = groups[(savedNames.spellings.groups[at] ?? 0) - 1];
    if (!group) throw new RangeError(`the spelling ${text} is of no name`);
    spellings.push({ text, group, isWhole: savedNames.spellings.areWhole[at] === 1 });
    yield;
  }
  return { groups, spellings };
}
