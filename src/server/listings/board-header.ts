import * as z from 'zod/mini';
import { RefusedRequest } from '#src/contract/problem.ts';
import { BOARD_ID_LIMIT } from '#src/contract/listings.ts';
import { wholeNumber } from '#src/contract/query-values.ts';

const BoardHeader = z.optional(wholeNumber(1, BOARD_ID_LIMIT));

/**
 * The board a caller names in a `board-id` header, undefined for none.
 *
 * @throws RefusedRequest when it is not a board's number
 */
export function boardInHeader(headers: Readonly<Record<string, unknown>>): number | undefined {
  const parsed = BoardHeader.safeParse(headers['board-id']);
  if (parsed.success) return parsed.data;
  const msg = parsed.error.issues[0]?.message ?? 'must be a whole number';
  throw new RefusedRequest(400, [{ param: 'board-id', msg }]);
}
