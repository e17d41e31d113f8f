/** The signed-in person, by the identity token. */
export type SignedInUser = {
  /** A key that never changes. */
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** E.164, or empty. */
  readonly phone: string;
  /** The token that proves it to our servers. */
  readonly idToken: string;
  readonly issuedAtMs: number;
};

/** A session is refreshed when it is this old. */
export const REFRESH_AFTER_MS = 1_200_000;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads the claims of an identity token. */
export function readSignedInUser(
  idToken: string,
  claims: Readonly<Record<string, unknown>>,
): SignedInUser {
  const { sub, email, given_name: givenName, family_name: familyName, iat } = claims;
  const { phone_number: phone } = claims;
  return {
    id: text(sub),
    email: text(email),
    givenName: text(givenName),
    familyName: text(familyName),
    phone: text(phone),
    idToken,
    issuedAtMs: typeof iat === 'number' ? iat * 1000 : 0,
  };
}

/** A person's name in a menu: their given name, or the beginning of their address. */
export function shortName({ givenName, email }: Pick<SignedInUser, 'givenName' | 'email'>): string {
  return givenName || (email.split('@')[0] ?? email);
}
