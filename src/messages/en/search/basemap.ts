/** Texts about the picture under the pins, in English. */
export const basemap = {
  satellite: 'Satellite view',
  notice: {
    roadmap:
      'The street map service isn’t responding, so we’re showing our own map. Your search still works.',
    satellite:
      'The satellite image service isn’t responding, so we’re showing our own aerial drawing. Your search still works.',
  },
  dismiss: 'Close this message',
  creditsLabel: 'Map credits',
  moreCredits: 'Show map credits',
  fewerCredits: 'Hide map credits',
  /** The sources of the embedded map, as the licences require. */
  credits: [
    { text: 'Places: GeoNames (CC BY 4.0)', href: 'https://www.geonames.org/' },
    { text: 'Outlines: Natural Earth' },
    {
      text: 'Coast: © OpenStreetMap contributors (ODbL)',
      href: 'https://www.openstreetmap.org/copyright',
    },
    { text: 'Local streets are illustrative' },
  ],
  aerialCredit: 'Aerial style (demo)',
  opensNewTab: 'opens in a new tab',
} as const;
