import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { OWN_DATA_CALL, RecordId } from './call.ts';
import { endOtherSessionsCall, endSessionCall, listSessionsCall } from './session-calls.ts';

const ENDED = 'Its tokens are no longer valid after that.';

export const listSessions = endpoint(
  listSessionsCall,
  {},
  {
    ...OWN_DATA_CALL,
    summary: 'List where the customer is logged in',
    description: 'Null with an external user pool, which does not share the log-ins.',
  },
);

export const endOtherSessions = endpoint(
  endOtherSessionsCall,
  {},
  { ...OWN_DATA_CALL, summary: 'Log the customer out everywhere else', description: ENDED },
);

export const SessionParams = z.object({ id: RecordId });

export const endSession = endpoint(
  endSessionCall,
  { params: SessionParams },
  {
    ...OWN_DATA_CALL,
    summary: 'Log the customer out in one place',
    description: ENDED,
    parameters: { id: 'Id of the log-in.' },
  },
);
