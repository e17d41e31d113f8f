/** Why the place of a visitor cannot be shown. */
export const geolocation = {
  denied:
    'Your browser does not share your location. Allow it in the address bar, or search for a place.',
  unavailable: 'Your location cannot be found right now. Search for a place instead.',
  timeout: 'Finding your location took too long. Try again, or search for a place.',
  unknown: 'Your location could not be found. Search for a place instead.',
  unsupported: 'This browser cannot tell your location. Search for a place instead.',
} as const;
