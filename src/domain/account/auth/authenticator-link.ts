type App = {
  /** The issuer of the account, as the app lists it. */
  readonly issuer: string;
  readonly account: string;
  /** In base32. */
  readonly secret: string;
};

/** The content of the QR code for an authenticator app, in the form that all of them read. */
export function authenticatorLink({ issuer, account, secret }: App): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
