import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import { pagePath } from '../routes.ts';
import type { WallClock } from './wall-clock.ts';

/** The page that asks for a showing of a home, with the time that is chosen already. */
export function showingPath({ mlsNumber, boardId }: ListingKey, time?: WallClock): string {
  const path = pagePath(`/showing/${encodeURIComponent(mlsNumber)}/${boardId}`);
  return time ? `${path}?${new URLSearchParams(time)}` : path;
}
