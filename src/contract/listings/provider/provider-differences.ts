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
    ours: 'Without a key everyone reads what a visitor of the site may see; a key of this server opens the rest. A wrong key is refused with 401.',
    example: { path: '/listings?resultsPerPage=1', status: 200 },
  },
  {
    subject: 'Restricted listings',
    ours: 'Without a key or a session they come in a short public form, marked restricted, and match only filters on what it shows. The provider leaves hiding to its clients.',
  },
  {
    subject: 'Expired, terminated, suspended and hidden listings',
    ours: 'Only a key finds them; one by its number is answered 410 or 404 without it. With a key keywords do not find them.',
    example: { path: '/listings?lastStatus=Exp&status=U', status: 200 },
  },
  {
    subject: 'Unknown parameters',
    ours: 'Are passed over and named in a Warning header, misspelt filters among them.',
    example: { path: '/listings?minPrise=5', status: 200 },
  },
  {
    subject: 'Filters without data',
    ours: `Are refused with 400, since passed over they would find too much: ${refusedNames} and raw.*.`,
    example: { path: '/listings?raw.PoolFeatures=Inground', status: 400 },
  },
  {
    subject: 'operator=OR',
    ours: 'Loosens neither status and type nor map and the circle of lat, long and radius; all other filters it does, as the provider documents.',
    example: { path: '/listings?operator=OR&city=Toronto&minBedrooms=5', status: 200 },
  },
  {
    subject: 'fuzzySearch, coverImage, imagesOrder, aggregatesUnique, bucket sizes of listPrice',
    ours: 'Are passed over and named in a Warning header. Prices are counted by 100,000 dollars, of a lease by 500.',
    example: { path: '/listings?coverImage=kitchen', status: 200 },
  },
  {
    subject: 'sortBy by quality, centroidDistance and closedDate',
    ours: 'Are refused with 400. A random order is fixed by seed, so that its pages repeat and skip nothing.',
    example: { path: '/listings?sortBy=qualityDesc', status: 400 },
  },
  {
    subject: 'sortBy=openHouseDateAsc and openHouseDateDesc',
    ours: 'Are ours: by the next open house from minOpenHouseDate on, else from today on.',
    example: { path: '/listings?sortBy=openHouseDateAsc', status: 200 },
  },
  {
    subject: 'radius',
    ours: 'May have decimals, and is read as the nearest from a metre to half the way round the earth; of similar homes up to 100 km.',
    example: { path: '/listings?lat=43.6&long=-79.4&radius=1000000', status: 200 },
  },
  {
    subject: 'map',
    ours: 'Holds at most 500 points. Besides coordinates a GeoJSON geometry or feature is read; rings of a Polygon after the first are its holes, rings of bare coordinates are each an area.',
    example: { path: '/listings?map=[[[1,2],[3,4]]]', status: 400 },
  },
  {
    subject: 'resultsPerPage',
    ours: 'At most 200 listings, and at most 2 MB of answer: above that 400.',
    example: { path: '/listings?resultsPerPage=201', status: 400 },
  },
  {
    subject: 'clusterListingsThreshold',
    ours: 'Times clusterLimit at most 2,000.',
    example: { path: '/listings?clusterListingsThreshold=100&clusterLimit=200', status: 400 },
  },
  {
    subject: 'statistics',
    ours: 'At most 50,000 numbers in one answer. Sales that are not public are told pooled in groups of at least five. Lists of words, such as amenities, do not group statistics.',
  },
  {
    subject: 'lastStatus of restricted listings',
    ours: 'Is compared by status and type without a key or a session, as the code itself is not shown.',
  },
  {
    subject: 'locationId',
    ours: 'Names a city or a part of one, as GET /locations gives it, and is compared with the address of a listing, not with an outline.',
    example: { path: '/listings?locationId=CA.ON.toronto', status: 200 },
  },
  {
    subject: 'brokerage, agent, zoning, den and other texts',
    ours: 'Are compared whole, without regard to case and accents; search looks for parts of words.',
  },
  {
    subject: 'listings/deleted',
    ours: 'Tells number, board and day of what was removed, in pages of up to 1,000. Without its time a day is compared.',
    example: { path: '/listings/deleted?minUpdatedOn=2026-01-01', status: 200 },
  },
  {
    subject: 'Buildings',
    ours: 'Are not kept: searches of buildings answer an empty page, and one by its key 404.',
    example: { method: 'POST', path: '/buildings', status: 200 },
  },
  {
    subject: 'Version 1 answers',
    ours: 'Are not given: every answer is of version 2.',
  },
  {
    subject: 'coopCompensation, estimate, imageInsights, duplicates, raw',
    ours: 'Are not in any answer; fields=raw gives the listing itself.',
  },
  {
    subject:
      'Agents, clients, members, offices, brokerages, messages, favorites, searches, estimates, places, nlp, webhooks',
    ours: 'There are no such calls: 404.',
    example: { path: '/nlp', status: 404 },
  },
  {
    subject: 'Rate limit',
    ours: 'Is of the work an address causes, not of the number of its requests; 429 and 503 carry Retry-After.',
  },
];
