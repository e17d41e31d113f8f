import { RefusedRequest } from '#src/contract/problem.ts';

/** The signed-in person, by an identity token the server has verified. */
export type Customer = {
  /** The `sub` of the identity service: a key that never changes. */
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  /** The sign-in that the token stems from; empty where the token does not name it. */
  readonly sessionId: string;
};

/** Replaces the function that reads the customer of a request, where there are no accounts. */
export function noCustomer(): never {
  throw new RefusedRequest(401, [{ param: 'authorization', msg: 'log-in is not available here' }]);
}
