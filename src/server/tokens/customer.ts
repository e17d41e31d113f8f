/** The signed-in person, by an identity token the server has verified. */
export type Customer = {
  /** The `sub` of the identity service: a key that never changes. */
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  /** The sign-in that the token stems from; empty where the token does not tell. */
  readonly sessionId: string;
};
