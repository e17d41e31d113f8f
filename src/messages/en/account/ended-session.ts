/** Shown once a session has ended elsewhere. In its own module, as it is loaded only then. */
export const endedSession = {
  loggedOut: 'You were logged out. Log in again to continue.',
  homeKept:
    'You were logged out. The home you saved is kept in this browser. Log in again to keep it in your account.',
  formKept: 'You were logged out. What you have typed is still here.',
  login: 'Log in',
} as const;
