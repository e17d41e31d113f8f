import { REFUSED_FILTERS } from '../search/parameters/search-names.ts';

/** One way in which the answers of this API differ from the provider's. */
export type ProviderDifference = {
  readonly subject: string;
  readonly ours: string;
  /** A request that shows it, its path below `/api/realty`, and the status of its answer. */
  readonly example?: {
    readonly method?: 'GET' | 'POST';
    readonly path: string;
    readonly status: number;
  };
};

const refusedNames = Object.keys(REFUSED_FILTERS).join(', ');

/** The complete list: anything not in it is answered as the provider answers it. */
export const PROVIDER_DIFFERENCES: readonly ProviderDifference[] = [
  {
    subject: 'Keys',
    ours: 'Without a key, callers can read what a visitor of the site may see; a key of this server gives access to the rest. A wrong key is refused with 401.',
    example: { path: '/listings?resultsPerPage=1', status: 200 },
  },
  {
    subject: 'Restricted listings',
    ours: 'Without a key or a session they are returned in a short public form, marked restricted, and match only filters on the fields in it. The provider leaves hiding them to its clients.',
  },
  {
    subject: 'Expired, terminated, suspended and hidden listings',
    ours: 'They are found only with a key; without it, a request for one by its number returns 410 or 404. Even with a key, keywords do not find them.',
    example: { path: '/listings?lastStatus=Exp&status=U', status: 200 },
  },
  {
    subject: 'Unknown parameters',
    ours: 'Are ignored and named in a Warning header, including misspelled filters.',
    example: { path: '/listings?minPrise=5', status: 200 },
  },
  {
    subject: 'Filters without data',
    ours: `Are refused with 400, because ignoring them would return too many listings: ${refusedNames} and raw.*.`,
    example: { path: '/listings?raw.PoolFeatures=Inground', status: 400 },
  },
  {
    subject: 'operator=OR',
    ours: 'Does not apply to status and type, nor to map and the circle of lat, long and radius; it applies to all other filters, as the provider documents.',
    example: { path: '/listings?operator=OR&city=Toronto&minBedrooms=5', status: 200 },
  },
  {
    subject: 'fuzzySearch, coverImage, imagesOrder, aggregatesUnique, bucket sizes of listPrice',
    ours: 'Are ignored and named in a Warning header. Prices are counted in steps of 100,000 dollars, or 500 dollars for leases.',
    example: { path: '/listings?coverImage=kitchen', status: 200 },
  },
  {
    subject: 'sortBy by quality, centroidDistance and closedDate',
    ours: 'Are refused with 400. A random order is fixed by seed, so its pages do not repeat or skip any listing.',
    example: { path: '/listings?sortBy=qualityDesc', status: 400 },
  },
  {
    subject: 'sortBy=openHouseDateAsc and openHouseDateDesc',
    ours: 'Exist only here: by the next open house from minOpenHouseDate on, or otherwise from today on.',
    example: { path: '/listings?sortBy=openHouseDateAsc', status: 200 },
  },
  {
    subject: 'radius',
    ours: 'May have decimals, and is limited to between one metre and half the circumference of the earth; for similar homes, to 100 km.',
    example: { path: '/listings?lat=43.6&long=-79.4&radius=1000000', status: 200 },
  },
  {
    subject: 'map',
    ours: 'Contains at most 500 points. In addition to coordinates, a GeoJSON geometry or feature is accepted; in a Polygon, the rings after the first are holes, while in plain coordinates each ring is an area.',
    example: { path: '/listings?map=[[[1,2],[3,4]]]', status: 400 },
  },
  {
    subject: 'resultsPerPage',
    ours: 'At most 200 listings and an answer of at most 2 MB; more is refused with 400.',
    example: { path: '/listings?resultsPerPage=201', status: 400 },
  },
  {
    subject: 'clusterListingsThreshold',
    ours: 'Multiplied by clusterLimit, at most 2,000.',
    example: { path: '/listings?clusterListingsThreshold=100&clusterLimit=200', status: 400 },
  },
  {
    subject: 'statistics',
    ours: 'At most 50,000 numbers in one answer. Sales that are not public are included only in groups of at least five. Statistics cannot be grouped by lists of words, such as amenities.',
  },
  {
    subject: 'lastStatus of restricted listings',
    ours: 'Without a key or a session, it is compared by status and type, because the code itself is not shown.',
  },
  {
    subject: 'locationId',
    ours: 'Is the id of a city or a part of one from GET /locations, and is compared with the address of a listing, not with an outline.',
    example: { path: '/listings?locationId=CA.ON.toronto', status: 200 },
  },
  {
    subject: 'brokerage, agent, zoning, den and other texts',
    ours: 'Must match completely, ignoring case and accents; search finds parts of words.',
  },
  {
    subject: 'listings/deleted',
    ours: 'Returns the number, board and day of removed listings, in pages of up to 1,000. Without a time, only the day is compared.',
    example: { path: '/listings/deleted?minUpdatedOn=2026-01-01', status: 200 },
  },
  {
    subject: 'Buildings',
    ours: 'There is no data about them: a search of buildings returns an empty page, and a request for one by its key returns 404.',
    example: { method: 'POST', path: '/buildings', status: 200 },
  },
  {
    subject: 'Version 1 answers',
    ours: 'Are not available: every answer is in version 2.',
  },
  {
    subject: 'coopCompensation, estimate, imageInsights, duplicates, raw',
    ours: 'Are not in any answer; fields=raw returns the listing itself.',
  },
  {
    subject:
      'Agents, clients, members, offices, brokerages, messages, favorites, searches, estimates, places, nlp, webhooks',
    ours: 'These calls do not exist and return 404.',
    example: { path: '/nlp', status: 404 },
  },
  {
    subject: 'Rate limit',
    ours: 'Is based on the work that an address causes, not on the number of its requests; 429 and 503 include Retry-After.',
  },
];
