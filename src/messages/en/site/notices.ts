/** Short notices over a page. */
export const notices = {
  region: 'Notices',
  dismiss: 'Dismiss',
  offline: 'You are currently offline.',
  notLoaded: 'A part of this page could not be loaded.',
  unreachable: 'Could not connect to server.',
  pinsFailed: 'Failed to receive map pins.',
  retry: 'Try again',
} as const;
