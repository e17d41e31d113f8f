import { formatNumber } from '../format.ts';

/** "400 m", "3.2 km", "48 km". */
function distance(km: number): string {
  if (km < 1) return `${Math.max(100, Math.round(km * 10) * 100)} m`;
  return km < 10 ? `${km.toFixed(1)} km` : `${formatNumber(Math.round(km))} km`;
}

/** "1 home", "1,240 homes". */
function homesText(count: number): string {
  return count === 1 ? '1 home' : `${formatNumber(count)} homes`;
}

/** Texts of the map search, in English. */
export const map = {
  title: 'Search homes on the map',
  pageTitle: 'Homes for sale and lease on the map',
  pageDescription:
    'Search Canadian homes for sale and lease on a map, with prices, photos and filters.',
  needsScript: 'The map needs JavaScript.',
  listInstead: 'Browse the homes by city instead',
  mapLabel: 'Map of homes. Arrow keys move it, plus and minus zoom.',
  pinsLabel: 'Homes on the map',
  streetPin: 'The address you searched for',
  draw: 'Draw an area',
  drawMore: 'Draw another area',
  drawFull: 'No more areas can be drawn. Remove one first.',
  drawnAreas: 'Areas you have drawn',
  drawnArea: (number: number) => `Area ${number}`,
  removeArea: (number: number) => `Remove area ${number}`,
  drawHint: 'Draw around the homes you want to see.',
  drawView: 'Search this area',
  drawCancel: 'Cancel',
  clearBounds: 'Clear Bounds',
  locate: 'Show my location',
  locating: 'Finding your location…',
  searchAsIMove: 'Search as I move the map',
  searchHere: 'Search this area',
  listPage: 'See as a list',
  sheet: 'List of homes',
  sheetUp: 'Show more of the list',
  sheetDown: 'Show more of the map',
  pinsReceived: (homes: string) => `Map pins received. ${homes}.`,
  hidden: (homes: string, hiddenCount: number) =>
    `${homes}, ${formatNumber(hiddenCount)} hidden until you log in`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  openPanel: 'Show the list',
  closePanel: 'Hide the list',
  panelLabel: 'Homes in this area',
  inPlace: (name: string) => `Homes in ${name}`,
  nearPlace: (name: string) => `Homes near ${name}`,
  countInPlace: (count: number, name: string) => `${homesText(count)} in ${name}`,
  inView: (countText: string) => `${countText} in view`,
  inDrawnAreas: (areas: number) => (areas === 1 ? 'Homes in your area' : `Homes in ${areas} areas`),
  countInDrawnAreas: (count: number, areas: number) =>
    `${homesText(count)} in ${areas === 1 ? 'your area' : `${areas} areas`}`,
  closeListing: 'Close',
  stackTitle: (count: number) => `${count} homes at this address`,
  listing: 'Selected home',
  skipToList: 'Skip the map and go to the list of homes',
  count: homesText,
  cluster: (count: number) => `${formatNumber(count)} homes. Zoom in to see them.`,
  clusterHidden: (count: number, hiddenCount: number) =>
    `${formatNumber(count)} homes, ${formatNumber(hiddenCount)} of them after sign-in. Zoom in to see them.`,
  clusterClosed: (clusterName: string, closedCount: number) =>
    `${clusterName} ${formatNumber(closedCount)} of them no longer on the market.`,
  marks: { 'open-house': 'open house', 'price-drop': 'price reduced', new: 'new' },
  restrictedPin: 'Log in',
  restrictedPinName: (city: string) => `A home in ${city}. Log in to view it.`,
  restrictedCluster: (count: number) => `${formatNumber(count)} homes: log in to view`,
  stackPin: (count: number) => `${count} homes`,
  stackPinName: (count: number) => `${count} homes at one address. Open the list of them.`,
  visited: 'already opened',
  saved: 'saved',
  loading: 'Looking for homes…',
  emptyTitle: 'No homes here',
  emptyFiltered: 'No home in this area matches your filters.',
  emptyOutOfView: (count: number) =>
    count === 1
      ? 'The home you’re looking for is outside the map’s view.'
      : `The ${formatNumber(count)} homes you’re looking for are outside the map’s view.`,
  bringIntoView: 'Bring them into view',
  emptyBare: 'No home is listed in this area. Zoom out or move the map.',
  neighbourhoods: 'Prices by neighbourhood',
  neighbourhoodPrice: (median: string, count: number) =>
    `${median} median · ${formatNumber(count)} homes`,
  /** Label of the button that opens all filters, with the number of active ones. */
  filtersButton: (setCount: number) => (setCount === 0 ? 'Filters' : `Filters · ${setCount}`),
  nearestHomes: 'Nearest homes',
  distanceAway: (km: number) => `${distance(km)} away`,
  goToHome: (distanceText: string) => `Show on map the home ${distanceText}`,
  goToHomeShort: 'Show on map',
  failedTitle: 'Failed to receive map pins.',
  failedAdvice: {
    connection: 'Check the connection, then try again.',
    server: 'The server is having trouble. Try again in a minute.',
    'too-many': 'There were too many requests. Wait a moment, then try again.',
  },
  failedOlder: 'Showing earlier results.',
  retry: 'Try again',
  listingFailed: 'Could not find this listing. It may have been sold or withdrawn since.',
} as const;
