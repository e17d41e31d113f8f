import type { KeyedListing } from '#src/domain/listing/key.ts';
import { readStorage, writeStorage } from '../shell/storage/browser-storage.ts';

/** Key of the homes whose page was opened, which the browser keeps across visits. */
export const VIEWED_KEY = 'realty:viewed';

/** The home that was opened first goes when there are more. */
export const VIEWED_LIMIT = 24;

/** A home that was opened longer ago is forgotten. */
export const VIEWED_MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Stores that the page of a home was opened: a line for each home, the latest first. Lines, so that a page
 * of a home can add one without the cost of parsing the others.
 */
export function storeViewedHome({ mlsNumber, boardId }: KeyedListing): void {
  const home = ` ${mlsNumber} ${boardId}`;
  const lines = readStorage('local', VIEWED_KEY)?.split('\n') ?? [];
  const others = lines.filter((line) => !line.endsWith(home));
  const latest = [`${Date.now()}${home}`, ...others].slice(0, VIEWED_LIMIT);
  writeStorage('local', VIEWED_KEY, latest.join('\n'));
}
