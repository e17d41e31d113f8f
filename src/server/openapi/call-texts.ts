import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { CUSTOMER_CALL_TEXTS } from './customer-call-texts.ts';
import type { Refusal } from './refusals.ts';

/** A body or an answer that is a file, by its media types. */
export type FileTypes = { readonly types: readonly string[] };

export type CallText = {
  readonly summary: string;
  readonly tag: string;
  readonly description?: string;
  /** Path and query of a request that works on the demo listings. */
  readonly example?: string;
  /** What is sent, where the call reads it by rules of its own. */
  readonly body?: z.ZodMiniType | FileTypes;
  /** What is answered, where that is no JSON. */
  readonly reply?: FileTypes;
  /** How it is refused, besides what may happen to every call. */
  readonly refusals?: readonly Refusal[];
  /** What is missing when the call answers 404. */
  readonly missing?: string;
};

const LISTINGS = 'Listings';
const PLACES = 'Places';
const DOCUMENTS = 'Documentation';

const CALL_TEXTS: Readonly<Record<string, Partial<CallText>>> = {
  ...CUSTOMER_CALL_TEXTS,
  'GET /api/realty/listings': {
    summary: 'Search listings',
    tag: LISTINGS,
    description:
      'A page of listings, their count, clusters for a map, or any of them together. Different parameters are joined by "and", the values of one parameter by "or". minBeds and maxBeds are read as minBedrooms and maxBedrooms.',
    example: '/api/realty/listings?city=Toronto&type=sale&maxPrice=900000&resultsPerPage=3',
  },
  'POST /api/realty/listings': {
    summary: 'Search listings inside a long outline',
    tag: LISTINGS,
    description:
      'The same search with the outline in the body, for outlines too long for an address. Every other parameter stays in the query; an empty object is a search without an outline.',
  },
  'GET /api/realty/listings/:mlsNumber': {
    summary: 'Read one listing',
    tag: LISTINGS,
    description:
      'A listing that only signed-in visitors may see is answered in its short public form, marked restricted.',
    missing: 'No listing has this number',
    refusals: ['Gone'],
  },
  'POST /api/realty/listings/:mlsNumber': {
    summary: 'Read one listing, with the parameters in the body',
    tag: LISTINGS,
    missing: 'No listing has this number',
    refusals: ['Gone'],
  },
  'GET /api/realty/listings/:mlsNumber/similar': {
    summary: 'Find homes like a listing',
    tag: LISTINGS,
    missing: 'No listing has this number',
    refusals: ['Gone'],
  },
  'GET /api/realty/listings/:mlsNumber/suggestions': {
    summary: 'Suggest other homes to the reader of a listing',
    tag: LISTINGS,
    missing: 'No listing has this number',
    refusals: ['Gone'],
  },
  'GET /api/realty/listings/history': {
    summary: 'Read the earlier listings of an address',
    tag: LISTINGS,
    refusals: ['Unauthorized'],
  },
  'GET /api/realty/autocomplete': {
    summary: 'Suggest listings and places while someone types',
    tag: LISTINGS,
  },
  'GET /api/realty/meta': { summary: 'Read what can be searched for', tag: LISTINGS },
  'GET /api/realty/locations': { summary: 'Find areas, cities and neighbourhoods', tag: PLACES },
  'GET /api/realty/locations/autocomplete': {
    summary: 'Suggest areas, cities and neighbourhoods while someone types',
    tag: PLACES,
  },
  'GET /api/realty/listings/locations': {
    summary: 'Find the places that have listings',
    tag: PLACES,
  },
  'GET /api/places/suggestions': {
    summary: 'Suggest places while someone types',
    tag: PLACES,
    example: '/api/places/suggestions?q=toro',
  },
  'GET /api/places/geocode': {
    summary: 'Find the place a text names',
    tag: PLACES,
    description: 'An address, a street, a postal code, a city, a neighbourhood, or "lat, lng".',
    example: '/api/places/geocode?q=Halifax',
    missing: 'The text names no place in Canada',
  },
  'GET /api/places/reverse': {
    summary: 'Say what lies at a point',
    tag: PLACES,
    example: '/api/places/reverse?lat=43.65&lng=-79.38',
    missing: 'There is no town near the point',
  },
  'GET /api/places/polygon': {
    summary: 'Read the outline of a city or neighbourhood',
    tag: PLACES,
    example: '/api/places/polygon?key=ON%2Ftoronto',
    missing: 'There is no outline of the place',
  },
  'GET /api/places/database': {
    summary: 'Read every city and neighbourhood',
    tag: PLACES,
    description: 'For a search that works without a connection. It changes rarely.',
    example: '/api/places/database',
  },
  'GET /api/realty/openapi.json': {
    summary: 'Read this description as OpenAPI 3.1',
    tag: DOCUMENTS,
    example: '/api/realty/openapi.json',
  },
  'GET /api/customer/openapi.json': {
    summary: 'Read this description as OpenAPI 3.1',
    tag: DOCUMENTS,
    example: '/api/customer/openapi.json',
  },
};

/** The words of the path, for a call that nobody has described yet. */
function wordsOf({ method, path }: Endpoint): string {
  const words = path.split('/').slice(3).join(' ').replaceAll(/[:-]/g, ' ');
  return `${method === 'GET' ? 'Read' : 'Send'} ${words}`.replaceAll(/\s+/g, ' ').trim();
}

/** The key of a call in texts and in the document: its method and its path. */
export function callKey({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** What a call says of itself, else what is known of it here, else the words of its path. */
export function callText(endpoint: Endpoint): CallText {
  const known = CALL_TEXTS[callKey(endpoint)];
  const example = endpoint.example ?? known?.example;
  return {
    ...known,
    summary: endpoint.summary ?? known?.summary ?? wordsOf(endpoint),
    tag:
      endpoint.tag ?? known?.tag ?? (endpoint.path.startsWith('/api/places') ? PLACES : LISTINGS),
    ...(example === undefined ? {} : { example }),
  };
}
