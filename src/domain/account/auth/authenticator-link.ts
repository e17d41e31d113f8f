type App = {
  /** Whose account it is, as the app lists it. */
  readonly issuer: string;
  readonly account: string;
  /** In base32. */
  readonly secret: string;
};

/** What an authenticator app reads from a QR code, in the form that all of them know. */
export function authenticatorLink({ issuer, account, secret }: App): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
