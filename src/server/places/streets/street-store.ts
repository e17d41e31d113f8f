import type { SavedPlaceIndex } from '../search/saved-places.ts';

/** Counts up when what is saved comes to mean something else, as when names are spelled otherwise. */
export const STREETS_FORM = 1;

/** The list of all streets. */
export type SavedStreets = {
  readonly form: typeof STREETS_FORM;
  /** Another text when the streets or their cities are others. */
  readonly revision: string;
  readonly index: SavedPlaceIndex;
};

/** Where the list of all streets is kept from one start to the next. */
export type StreetStore = {
  /** What was kept last; undefined where there is nothing that can be read. */
  readonly load: () => Promise<SavedStreets | undefined>;
  readonly keep: (streets: SavedStreets) => void;
};
