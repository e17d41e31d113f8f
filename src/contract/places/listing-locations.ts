import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BOARD_ID_LIMIT } from '../listings/listing-query.ts';
import { listOf, shortText, wholeNumber, wordOf } from '../listings/search/values/query-values.ts';
import { LOCATION_PARAMETERS, searchText } from './locations.ts';
import { BoardLocations, LocationMatches } from './realty-location.ts';

const ACTIVE_COUNT_LIMIT = 1_000_000;

const names = z.optional(listOf(shortText()));

export const ListingLocationQuery = z.strictObject({
  search: z.optional(searchText),
  area: names,
  city: names,
  neighborhood: names,
  class: z.optional(listOf(wordOf(['residential', 'condo', 'commercial']))),
  boardId: z.optional(listOf(wholeNumber(1, BOARD_ID_LIMIT))),
  /** Only places with at least this many homes on the market. */
  activeCountLimit: z._default(wholeNumber(0, ACTIVE_COUNT_LIMIT), 0),
});
export type ListingLocationQuery = z.infer<typeof ListingLocationQuery>;

/** The older call: groups by name, or, with a place or a class, the places of each board. */
export const listListingLocations = endpoint(
  {
    method: 'GET',
    path: '/api/realty/listings/locations',
    reply: z.object({
      search: z.optional(LocationMatches),
      boards: z.optional(BoardLocations),
    }),
  },
  { query: ListingLocationQuery },
  {
    summary: 'Find the places that have listings',
    tag: 'Places',
    ignoresUnknown: true,
    parameters: {
      search: LOCATION_PARAMETERS.search,
      area: LOCATION_PARAMETERS.area,
      city: LOCATION_PARAMETERS.city,
      neighborhood: 'Name of the neighbourhood.',
      class: 'Kind of property.',
      boardId: 'Number of the real-estate board.',
      activeCountLimit: 'Minimum number of homes on the market that a place must have.',
    },
  },
);
