import { isSameListing, type KeyedListing } from '../listing/key.ts';

/** The homes a visitor has saved, the latest first. */
export type SavedHomes = readonly KeyedListing[];

export const SAVED_LIMIT = 500;

function isKey(value: unknown): value is KeyedListing {
  if (typeof value !== 'object' || value === null) return false;
  if (!('mlsNumber' in value) || !('boardId' in value)) return false;
  const { mlsNumber, boardId } = value;
  return (
    typeof mlsNumber === 'string' && /^\w{1,32}$/.test(mlsNumber) && Number.isSafeInteger(boardId)
  );
}

/**
 * Reads the homes a browser has stored; entries that name no home are left out. By hand, because a library
 * for it would be most of the script of a page of cards.
 */
export function readSavedHomes(storedHomes: unknown): SavedHomes {
  if (!Array.isArray(storedHomes)) return [];
  const homes = storedHomes.filter(isKey).slice(0, SAVED_LIMIT);
  return homes.map(({ mlsNumber, boardId }) => ({ mlsNumber, boardId }));
}

export function isSaved(savedHomes: SavedHomes, home: KeyedListing): boolean {
  return savedHomes.some((each) => isSameListing(each, home));
}

/** Saves a home, or removes a saved one; beyond `SAVED_LIMIT` the home saved first goes. */
export function withSavedToggled(savedHomes: SavedHomes, home: KeyedListing): SavedHomes {
  if (isSaved(savedHomes, home)) return savedHomes.filter((each) => !isSameListing(each, home));
  const { mlsNumber, boardId } = home;
  return [{ mlsNumber, boardId }, ...savedHomes].slice(0, SAVED_LIMIT);
}
