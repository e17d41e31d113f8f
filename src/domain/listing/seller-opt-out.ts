import type { Board } from './boards.ts';
import { marketStateOf } from './status/status.ts';

/** The rules of a board that decide who sees the listing of a seller who opted out of the internet. */
export type OptOutRules = Pick<Board, 'hideFromRegistered' | 'soldTo'>;

type ListingState = {
  readonly permissions: { readonly displayPublic?: string | null | undefined };
  readonly status: 'A' | 'U';
  readonly lastStatus: string;
};

/**
 * Whether a listing is not public because its seller opted out of the internet. Where only registered
 * viewers see the sold homes of a board, the board itself keeps its homes off the market from the public,
 * so of those nothing is known about the seller.
 */
function isSellerOptOut({ permissions, status, lastStatus }: ListingState, board: OptOutRules) {
  if (permissions.displayPublic === 'Y') return false;
  const state = marketStateOf(lastStatus);
  const isOnMarket = status === 'A' && state !== 'closed' && state !== 'ended';
  return isOnMarket || board.soldTo !== 'registered';
}

/** Whether the rules of its board hide a listing from everyone because its seller opted out. */
export function isHiddenFromRegistered(
  listing: ListingState,
  board: OptOutRules | undefined,
): boolean {
  return board?.hideFromRegistered === true && isSellerOptOut(listing, board);
}
