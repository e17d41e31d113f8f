import '../jitless.ts';
import * as z from 'zod/mini';
import { OWN_DATA_CALL, RecordId } from '../customer/call.ts';
import { endpoint } from '../endpoint.ts';
import { APPLICATION_PARAMETERS, ApplicationParams } from './endpoints.ts';
import { chooseMatchCall, getMatchesCall } from './match-calls.ts';

export const getMatches = endpoint(
  getMatchesCall,
  { params: ApplicationParams },
  {
    ...OWN_DATA_CALL,
    summary: 'Find lenders for an application',
    parameters: APPLICATION_PARAMETERS,
  },
);

export const MatchParams = z.object({ id: RecordId, matchId: RecordId });

export const chooseMatch = endpoint(
  chooseMatchCall,
  { params: MatchParams },
  {
    ...OWN_DATA_CALL,
    summary: 'Choose a lender',
    parameters: {
      ...APPLICATION_PARAMETERS,
      matchId: 'Id of the match, from the list of matches.',
    },
  },
);
