/** Why the place of a visitor cannot be shown. */
export const geolocation = {
  denied:
    'Your browser isn’t sharing your location. Allow it in the address bar, or search for a place.',
  unavailable: 'We can’t find your location right now. Search for a place instead.',
  timeout: 'Finding your location took too long. Try again, or search for a place.',
  unknown: 'We couldn’t find your location. Search for a place instead.',
  unsupported: 'This browser can’t find your location. Search for a place instead.',
} as const;
