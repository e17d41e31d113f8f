/** Every way a call is refused, by the name the documents give it. */
export const REFUSALS = {
  BadRequest: { status: '400', description: 'A parameter or the body is wrong' },
  Unauthorized: {
    status: '401',
    description:
      'The token of a signed-in customer is missing or no longer valid, or the key of a server is wrong',
  },
  Forbidden: {
    status: '403',
    description:
      'The data to change belongs to another customer, or the request came from a page of another site',
  },
  NotFound: { status: '404', description: 'What the path or the query names does not exist' },
  MethodNotAllowed: {
    status: '405',
    description: 'The path does not support this method; Allow lists the methods',
  },
  Conflict: {
    status: '409',
    description: 'The limit has been reached, or the data can no longer be changed',
  },
  Gone: { status: '410', description: 'The listing existed but has been removed' },
  BodyTooLong: {
    status: '413',
    description: 'The body is too long: the limit is 64 KB, or 10 MB for a file',
  },
  AddressTooLong: { status: '414', description: 'The path and query are longer than 8 KB' },
  WrongContentType: { status: '415', description: 'The type of the body is not supported here' },
  TooMany: { status: '429', description: 'Too many requests; Retry-After says how long to wait' },
  ServerError: { status: '500', description: 'Something went wrong here' },
  Busy: {
    status: '503',
    description: 'The server is starting or too busy; Retry-After says how long to wait',
  },
} as const;
export type RefusalName = keyof typeof REFUSALS;

/** Sorted by status, without duplicates. */
export function sortedRefusals(refusals: readonly RefusalName[]): readonly RefusalName[] {
  const status = (refusal: RefusalName) => Number(REFUSALS[refusal].status);
  return [...new Set(refusals)].sort((a, b) => status(a) - status(b));
}
