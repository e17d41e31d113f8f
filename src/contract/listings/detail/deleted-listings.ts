import '../../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { BOARD_ID_LIMIT, LISTING_PARAMETERS } from '../listing-query.ts';
import { PAGE_NUMBER_LIMIT } from '../search/values/page-number.ts';
import { calendarDay, dayOrTime, listOf, wholeNumber } from '../search/values/query-values.ts';

const DELETED_PAGE_LIMIT = 1000;

const DeletedListingsQuery = z.strictObject({
  updatedOn: z.optional(calendarDay()),
  minUpdatedOn: z.optional(dayOrTime()),
  maxUpdatedOn: z.optional(dayOrTime()),
  boardId: z.optional(listOf(wholeNumber(1, BOARD_ID_LIMIT))),
  resultsPerPage: z._default(wholeNumber(1, DELETED_PAGE_LIMIT), DELETED_PAGE_LIMIT),
  pageNum: z._default(wholeNumber(1, PAGE_NUMBER_LIMIT), 1),
});
export type DeletedListingsQuery = z.infer<typeof DeletedListingsQuery>;

const DeletedListings = z.object({
  page: z.number(),
  numPages: z.number(),
  pageSize: z.number(),
  count: z.number(),
  listings: z.array(
    z.object({ mlsNumber: z.string(), boardId: z.number(), updatedOn: z.string() }),
  ),
});

/** Removed listings, the latest first, so that holders of copies can remove theirs. */
export const listDeletedListings = endpoint(
  { method: 'GET', path: '/api/realty/listings/deleted', reply: DeletedListings },
  { query: DeletedListingsQuery },
  {
    summary: 'List the listings that were removed',
    tag: 'Listings',
    ignoresUnknown: true,
    parameters: {
      updatedOn: 'Day it was removed on.',
      minUpdatedOn: 'First day it was removed on; only the day of a time is used.',
      maxUpdatedOn: 'Last day it was removed on; only the day of a time is used.',
      boardId: LISTING_PARAMETERS.boardId,
      resultsPerPage: 'Number of listings per page.',
      pageNum: 'Page of the answer, starting with 1.',
    },
  },
);
