import type { SavedPlaceIndex } from '../search/saved-places.ts';

/** Raised when saved data change their meaning, for example when names are spelled differently. */
export const STREETS_FORM = 1;

/** The list of all streets. */
export type SavedStreets = {
  readonly form: typeof STREETS_FORM;
  /** Changes with the streets or their cities. */
  readonly revision: string;
  readonly index: SavedPlaceIndex;
};

/** Keeps the list of all streets from one start to the next. */
export type StreetStore = {
  /** The list kept last; undefined when none can be read. */
  readonly load: () => Promise<SavedStreets | undefined>;
  readonly keep: (streets: SavedStreets) => void;
};
