import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { RefusedRequest } from '#src/contract/problem.ts';
import { BOARD_ID_LIMIT } from '#src/contract/listings/listings.ts';
import { wholeNumber } from '#src/contract/listings/query-values.ts';

const BoardHeader = z.optional(wholeNumber(1, BOARD_ID_LIMIT));

type Asked = {
  readonly request: Pick<FastifyRequest, 'headers'>;
  readonly reply: Pick<FastifyReply, 'header'>;
};

/**
 * The board a caller names in a `board-id` header, undefined for none. Shared caches are told that the
 * answer depends on it.
 *
 * @throws RefusedRequest when it is not a board's number
 */
export function boardInHeader({ request, reply }: Asked): number | undefined {
  reply.header('vary', 'board-id');
  const parsed = BoardHeader.safeParse(request.headers['board-id']);
  if (parsed.success) return parsed.data;
  const msg = parsed.error.issues[0]?.message ?? 'must be a whole number';
  throw new RefusedRequest(400, [{ param: 'board-id', msg }]);
}
