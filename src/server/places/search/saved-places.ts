import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { type PackedTexts, packTexts, unpackTexts } from '#src/lib/text/packed-texts.ts';
import type { JoinedTexts, NameColumns } from '../gazetteer/packed-names.ts';
import type { PlaceIndexColumns } from './place-index.ts';
import type { PlaceColumns } from './place-table.ts';

/** Texts as UTF-8; the starts count characters of the text, not bytes. */
type SavedTexts = { readonly bytes: Uint8Array; readonly starts: Uint32Array };

type SavedNameColumns = Pick<
  NameColumns,
  'kinds' | 'kindNumbers' | 'wordStarts' | 'wordNumbers' | 'formStarts'
> & {
  readonly texts: SavedTexts;
  readonly forms: SavedTexts;
  readonly differentWords: PackedTexts;
  readonly squeezedNames: readonly (readonly [number: number, forms: readonly string[]])[];
};

/** The columns of an index in saved form: JSON with typed arrays in it. */
export type SavedPlaceIndex = Omit<PlaceIndexColumns, 'places' | 'vocabulary'> & {
  readonly vocabulary: PackedTexts;
  readonly places: Omit<PlaceColumns, 'names'>;
  readonly names: SavedNameColumns;
};

const bytesOf = ({ text, starts }: JoinedTexts): SavedTexts => ({
  bytes: new TextEncoder().encode(text),
  starts,
});

const textsOf = ({ bytes, starts }: SavedTexts): JoinedTexts => ({
  text: new TextDecoder().decode(bytes),
  starts,
});

/** Converts columns to their saved form. */
export function* savingPlaceIndex(columns: PlaceIndexColumns): SlicedWork<SavedPlaceIndex> {
  const {
    places: { names, ...places },
    vocabulary,
    ...index
  } = columns;
  const { texts, forms, differentWords, squeezedNames, ...numbers } = names;
  const savedTexts = { texts: bytesOf(texts), squeezedNames: [...squeezedNames] };
  yield;
  return {
    ...{ ...index, places },
    vocabulary: yield* packTexts(vocabulary),
    names: {
      ...{ ...numbers, ...savedTexts },
      forms: bytesOf(forms),
      differentWords: yield* packTexts(differentWords),
    },
  };
}

/** Restores saved columns. */
export function* restoringPlaceIndex(savedIndex: SavedPlaceIndex): SlicedWork<PlaceIndexColumns> {
  const { places, names, vocabulary, ...index } = savedIndex;
  const { texts, forms, differentWords, squeezedNames, ...numbers } = names;
  const restoredTexts = { texts: textsOf(texts), squeezedNames: new Map(squeezedNames) };
  yield;
  return {
    ...index,
    vocabulary: yield* unpackTexts(vocabulary),
    places: {
      ...places,
      names: {
        ...{ ...numbers, ...restoredTexts },
        forms: textsOf(forms),
        differentWords: yield* unpackTexts(differentWords),
      },
    },
  };
}
