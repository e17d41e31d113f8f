import type { Filter } from './filter.ts';

/** The choices for a basement, in the words of the boards. */
const BOARD_WORDS = {
  finished: ['Finished', 'Fin W/O', 'Apartment', 'Part Fin', 'Part Finished', 'Partially Finished'],
  apartment: ['Apartment', 'Sep Entrance', 'Separate Entrance'],
  'walk-out': ['Walk-Out', 'W/O', 'Fin W/O'],
} as const;

export type Basement = keyof typeof BOARD_WORDS;
export const BASEMENTS = Object.keys(BOARD_WORDS) as readonly Basement[];

type BasementValues = { readonly basement: Basement | null };
type BasementChip = { readonly kind: 'basement'; readonly basement: Basement };

/** The kind of basement. */
export const basement: Filter<BasementValues, unknown, BasementChip> = {
  parameters: ['basement'],
  defaults: () => ({ basement: null }),
  read: (query) => ({
    basement: BASEMENTS.find((each) => each === query.get('basement')) ?? null,
  }),
  write: ({ basement: kind }) => (kind ? [['basement', kind]] : []),
  toQuery: ({ basement: kind }) => (kind ? { basement: [...BOARD_WORDS[kind]] } : {}),
  chips: ({ basement: kind }) => (kind ? [{ kind: 'basement', basement: kind }] : []),
};
