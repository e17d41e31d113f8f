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
      'What it would change belongs to another customer, or a page of another site sent it',
  },
  NotFound: { status: '404', description: 'What the path or the query names is not there' },
  MethodNotAllowed: { status: '405', description: 'The path has no such method; Allow names them' },
  Conflict: { status: '409', description: 'There are as many as there can be, or it is closed' },
  Gone: { status: '410', description: 'The listing was there, and has been removed' },
  BodyTooLong: { status: '413', description: 'The body is too long: 64 KB, for a file 10 MB' },
  AddressTooLong: { status: '414', description: 'Path and query are longer than 8 KB' },
  WrongContentType: { status: '415', description: 'The body is of a type that is not read here' },
  TooMany: { status: '429', description: 'Too many requests; Retry-After says how long to wait' },
  ServerError: { status: '500', description: 'Something went wrong here' },
  Busy: {
    status: '503',
    description: 'The server is starting, or too busy just now; Retry-After says how long to wait',
  },
} as const;
export type RefusalName = keyof typeof REFUSALS;

/** Sorted by status, without duplicates. */
export function sortedRefusals(refusals: readonly RefusalName[]): readonly RefusalName[] {
  const status = (refusal: RefusalName) => Number(REFUSALS[refusal].status);
  return [...new Set(refusals)].sort((a, b) => status(a) - status(b));
}
