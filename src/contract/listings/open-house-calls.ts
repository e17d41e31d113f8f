import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ListingParams } from './listing-query.ts';
import { wholeNumber } from './search/values/query-values.ts';
import { BOARD_ID_LIMIT } from './listing-query.ts';

export const OPEN_HOUSES_PATH = '/api/realty/open-houses.ics';

/** The open houses of a home that everyone may see, as a file for calendars. */
export const getOpenHouses = endpoint(
  { method: 'GET', path: OPEN_HOUSES_PATH, reply: z.unknown() },
  {
    query: z.strictObject({
      ...ListingParams.shape,
      boardId: wholeNumber(1, BOARD_ID_LIMIT),
    }),
  },
  {
    tag: 'Listings',
    missing: 'The listing has no upcoming open house',
    replyTypes: ['text/calendar'],
    summary: 'Read the open houses of a listing as a calendar file (RFC 5545)',
    parameters: { mlsNumber: 'The MLS number.', boardId: 'The board of the listing.' },
  },
);
