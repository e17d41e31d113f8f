import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { EntryList } from '../directory/EntryList.ts';
import { publicEntry } from '../directory/listing-directory.ts';
import type { SavedForm } from '../directory/saved-forms.ts';
import type { AutocompleteIndex, AutocompleteIndexes } from './autocomplete-index.ts';
import { HouseIndex, type SavedHouses } from './house-index.ts';
import { RankScores } from './RankScores.ts';
import { restoringNames, type SavedNames, savingNames } from './saved-names.ts';

type ByAddress = Pick<AutocompleteIndex, 'streets' | 'houses'>;
type SavedByAddress = { readonly streets: SavedNames; readonly houses: SavedHouses };

type SavedAutocomplete = {
  /** The rows of the entries, by rank. */
  readonly rows: Uint32Array;
  readonly byId: Uint32Array;
  readonly numbers: Uint32Array;
  readonly cities: SavedNames & { readonly groupNumbers: Uint32Array };
  readonly verified: SavedByAddress;
  readonly anonymous: SavedByAddress;
};

function* savingByAddress({ streets, houses }: ByAddress): SlicedWork<SavedByAddress> {
  return { streets: yield* savingNames(streets), houses: yield* houses.saving() };
}

function* restoringByAddress({ streets, houses }: SavedByAddress): SlicedWork<ByAddress> {
  return {
    streets: yield* restoringNames(streets),
    houses: yield* HouseIndex.restoring(houses),
  };
}

/** The form of the indexes for the next start, with their common parts saved once. */
export const AUTOCOMPLETE_FORM: SavedForm<AutocompleteIndexes, SavedAutocomplete> = {
  name: 'suggestions',
  *saving({ verified, anonymous }) {
    const { entries, byId, numbers, cities } = verified;
    return {
      rows: entries.rows,
      ...{ byId, numbers },
      cities: { ...(yield* savingNames(cities)), groupNumbers: cities.groupNumbers },
      verified: yield* savingByAddress(verified),
      anonymous: yield* savingByAddress(anonymous),
    };
  },
  *restoring({ rows, byId, numbers, cities, verified, anonymous }, table) {
    const { groupNumbers } = cities;
    const common = { byId, numbers, cities: { ...(yield* restoringNames(cities)), groupNumbers } };
    const entries = new EntryList(table, rows);
    return {
      verified: {
        ...{ ...common, entries },
        ...(yield* restoringByAddress(verified)),
        scores: new RankScores(rows.length),
      },
      anonymous: {
        ...{ ...common, entries: entries.seenAs(publicEntry) },
        ...(yield* restoringByAddress(anonymous)),
        scores: new RankScores(rows.length),
      },
    };
  },
};
