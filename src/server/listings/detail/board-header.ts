import * as z from 'zod/mini';
import { BOARD_ID_LIMIT } from '#src/contract/listings/listing-query.ts';
import { wholeNumber } from '#src/contract/listings/search/values/query-values.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { ViewerCall } from '../../http/viewer-calls.ts';

const BoardHeader = z.optional(wholeNumber(1, BOARD_ID_LIMIT));

/**
 * The board a caller names in a `board-id` header, undefined for none.
 *
 * @throws RefusedRequest when it is not a board's number
 */
export function boardInHeader({
  header,
}: Pick<ViewerCall<unknown, unknown, unknown>, 'header'>): number | undefined {
  const parsed = BoardHeader.safeParse(header('board-id'));
  if (parsed.success) return parsed.data;
  const msg = parsed.error.issues[0]?.message ?? 'must be a whole number';
  throw new RefusedRequest(400, [{ param: 'board-id', msg }]);
}
