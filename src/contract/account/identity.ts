/** Where the embedded identity service answers on the site's own origin. */
export const IDENTITY_PATH = '/identity/';

/** The page that shows the codes that would otherwise be sent by email; absent in production. */
export const MAILBOX_PATH = '/identity/_mailbox';

/**
 * The user pool of the embedded identity service, which the browser's client and the server agree on. The
 * client library takes a region and a name from the pool id, so it has the form of Cognito's. The name is
 * part of every stored password: with another one, nobody could log in.
 */
export const EMBEDDED_POOL = {
  userPoolId: 'ca-central-1_Embedded1',
  userPoolClientId: 'websiteembedded00000000000',
} as const;
