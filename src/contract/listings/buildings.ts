import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { PAGE_NUMBER_LIMIT } from './search/values/page-number.ts';
import { shortText, wholeNumber } from './search/values/query-values.ts';

const BUILDING_PAGE_LIMIT = 100;

/** Any filter is accepted: no building is stored that it could match. */
const BuildingsQuery = z.looseObject({
  resultsPerPage: z._default(wholeNumber(1, BUILDING_PAGE_LIMIT), BUILDING_PAGE_LIMIT),
  pageNum: z._default(wholeNumber(1, PAGE_NUMBER_LIMIT), 1),
});
export type BuildingsQuery = z.infer<typeof BuildingsQuery>;

const Buildings = z.object({
  page: z.number(),
  numPages: z.number(),
  pageSize: z.number(),
  count: z.number(),
  buildings: z.array(z.unknown()),
});

const texts = {
  summary: 'Search buildings',
  tag: 'Listings',
  description:
    'Listings are not grouped by building here, so the answer is always empty. Search listings by streetNumber and streetName instead.',
  parameters: {
    resultsPerPage: 'Number of buildings per page.',
    pageNum: 'Page of the answer, starting with 1.',
  },
} as const;

const searchBy = (method: 'GET' | 'POST', path: `/${string}`) =>
  endpoint({ method, path, reply: Buildings }, { query: BuildingsQuery }, texts);

/** The provider's calls that search buildings; no buildings are stored. */
export const BUILDING_SEARCHES = [
  searchBy('GET', '/api/realty/buildings'),
  searchBy('POST', '/api/realty/buildings'),
  searchBy('GET', '/api/realty/listings/buildings'),
  searchBy('POST', '/api/realty/listings/buildings'),
] as const;

/** One building, which is always unknown. */
export const getBuilding = endpoint(
  { method: 'GET', path: '/api/realty/buildings/:addressKey', reply: z.object({}) },
  { params: z.object({ addressKey: shortText() }) },
  {
    summary: 'Read one building',
    tag: 'Listings',
    missing: 'There is no data about buildings',
    parameters: { addressKey: 'Key of the building’s address.' },
  },
);
