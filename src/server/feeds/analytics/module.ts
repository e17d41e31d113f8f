import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import * as z from 'zod/mini';
import { BOARD_ID_LIMIT } from '#src/contract/listings/listing-query.ts';
import { MLS_NUMBER_PATTERN } from '#src/contract/listings/listing.ts';
import { VIEWS_PATH } from '#src/domain/listing/views-path.ts';
import { clientNetwork } from '../../scheduling/client-network.ts';
import { rateLimit } from '../../scheduling/rate-limit.ts';
import type { ListingAnalytics } from './listing-analytics.ts';

/** Pages that the people behind one address open. */
const VIEW_RATE = { burst: 30, refillMs: 2000 } as const;

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const Params = z.object({
  boardId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(BOARD_ID_LIMIT)),
  mlsNumber: z.string().check(z.regex(MLS_NUMBER_PATTERN)),
});

/** Whether a person is looking at a page of this site, and has not opted out of such counts. */
function isView({ headers }: FastifyRequest): boolean {
  const { 'user-agent': userAgent = '', 'sec-fetch-site': from = 'same-origin' } = headers;
  const isAhead = /prefetch|prerender/.test(
    `${headers['sec-purpose'] ?? ''} ${headers['purpose'] ?? ''}`,
  );
  const isLeftOut = headers['sec-gpc'] === '1' || headers['dnt'] === '1';
  return userAgent !== '' && !isbot(userAgent) && from === 'same-origin' && !isAhead && !isLeftOut;
}

/**
 * Mounts the picture that the page of a listing shows where views are counted. A browser requests it when a
 * person looks at the page: not when the page is only prefetched or saved, and not out of its cache.
 */
export function listingViewsModule(server: FastifyInstance, analytics: ListingAnalytics): void {
  const views = rateLimit(VIEW_RATE);
  server.get(`${VIEWS_PATH}/:boardId/:mlsNumber.gif`, async (request, reply) => {
    const listing = Params.safeParse(request.params);
    if (listing.success && isView(request) && (await views.take(request.ip)) === 0) {
      const { boardId, mlsNumber } = listing.data;
      analytics.onView(
        { boardId, mlsNumber: mlsNumber.toUpperCase() },
        {
          network: clientNetwork(request.ip),
          userAgent: request.headers['user-agent'] ?? '',
        },
      );
    }
    return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL);
  });
}
