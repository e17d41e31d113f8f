import { BOARD_HEADER } from '#src/contract/listings/listing-query.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { ViewerCall } from '../../http/viewer-calls.ts';

/**
 * The board a caller names in a `board-id` header, undefined for none.
 *
 * @throws RefusedRequest when it is not a board's number
 */
export function boardInHeader({
  header,
}: Pick<ViewerCall<unknown, unknown, unknown>, 'header'>): number | undefined {
  const parsed = BOARD_HEADER['board-id'].schema.safeParse(header('board-id'));
  if (parsed.success) return parsed.data;
  const msg = parsed.error.issues[0]?.message ?? 'must be a whole number';
  throw new RefusedRequest(400, [{ param: 'board-id', msg }]);
}
