/** Short notices over a page. */
export const notices = {
  region: 'Notices',
  dismiss: 'Dismiss',
  offline: 'You are currently offline.',
  notLoaded: 'A part of this page could not be loaded. Please try again.',
  unreachable: 'Could not connect to server.',
  pinsFailed: 'Failed to receive map pins.',
  retry: 'Try again',
  location: {
    denied:
      'Your browser does not share your location. Allow it in the address bar, or search for a place.',
    unavailable: 'Your location cannot be found right now. Search for a place instead.',
    timeout: 'Finding your location took too long. Try again, or search for a place.',
    unknown: 'Your location could not be found. Search for a place instead.',
    unsupported: 'This browser cannot tell your location. Search for a place instead.',
  },
} as const;
