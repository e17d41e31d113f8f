import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { MLS_NUMBER_PATTERN } from '../listings/listing.ts';
import { wholeNumber } from '../listings/search/values/query-values.ts';
import { OWN_DATA_CALL, RecordId } from './call.ts';
import { CUSTOMER_LIMITS } from './limits.ts';
import { HomeKey, NewSearch, OpenedSearch, SearchChanges } from './saved.ts';
import {
  changeSavedSearchCall,
  createSavedSearchCall,
  deleteSavedHomeCall,
  deleteSavedSearchCall,
  getSavedHomesCall,
  getSavedSearchesCall,
  markSearchSeenCall,
  mergeSavedHomesCall,
} from './saved-calls.ts';

const HOMES = `must be a list of at most ${CUSTOMER_LIMITS.homesAtOnce} homes`;

export const getSavedHomes = endpoint(
  getSavedHomesCall,
  {},
  { ...OWN_DATA_CALL, summary: 'List the saved homes' },
);

export const HomeList = z.strictObject({
  homes: z
    .array(HomeKey, { error: HOMES })
    .check(z.maxLength(CUSTOMER_LIMITS.homesAtOnce, { error: HOMES })),
});

export const mergeSavedHomes = endpoint(
  mergeSavedHomesCall,
  { body: HomeList },
  { ...OWN_DATA_CALL, summary: 'Save homes', refusals: ['Conflict'] },
);

export const SavedHomeParams = z.object({
  boardId: wholeNumber(1, 1_000_000),
  mlsNumber: z.string().check(z.regex(MLS_NUMBER_PATTERN, { error: 'must be an MLS® number' })),
});

export const deleteSavedHome = endpoint(
  deleteSavedHomeCall,
  { params: SavedHomeParams },
  {
    ...OWN_DATA_CALL,
    summary: 'Remove a saved home',
    parameters: {
      boardId: 'Number of the real-estate board.',
      mlsNumber: 'Number of the listing.',
    },
  },
);

export const getSavedSearches = endpoint(
  getSavedSearchesCall,
  {},
  { ...OWN_DATA_CALL, summary: 'List the saved searches' },
);

export const createSavedSearch = endpoint(
  createSavedSearchCall,
  { body: NewSearch },
  { ...OWN_DATA_CALL, summary: 'Save a search', refusals: ['Conflict'] },
);

export const markSearchSeen = endpoint(
  markSearchSeenCall,
  { body: OpenedSearch },
  { ...OWN_DATA_CALL, summary: 'Record that a saved search was opened' },
);

export const SavedSearchParams = z.object({ searchId: RecordId });
const ofSearch = { searchId: 'Id of the saved search.' } as const;

export const changeSavedSearch = endpoint(
  changeSavedSearchCall,
  { params: SavedSearchParams, body: SearchChanges },
  { ...OWN_DATA_CALL, summary: 'Change a saved search', parameters: ofSearch },
);

export const deleteSavedSearch = endpoint(
  deleteSavedSearchCall,
  { params: SavedSearchParams },
  { ...OWN_DATA_CALL, summary: 'Delete a saved search', parameters: ofSearch },
);
