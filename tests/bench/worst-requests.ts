import { AGGREGATE_PATHS } from '#src/contract/listings/statistics/aggregate-paths.ts';
import { STATISTIC_CODES } from '#src/contract/listings/statistics/statistics.ts';
import type { BenchHome, RequestClass } from './support/http-requests.ts';

/** Each request has a different filter, so that no cached answer serves it. */
const REQUESTS = 400;

const realty = (query: string) => `/api/realty/listings?status=A,U&${query}`;

/** A ring round a point, with as many corners as an area may have. */
function ring([lng, lat]: BenchHome['point'], corners: number, wobble: number): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    const radius = 2 + (at % 2) * 0.3 + wobble / 1000;
    return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)].map((n) =>
      Number(n.toFixed(5)),
    );
  });
  return encodeURIComponent(JSON.stringify([points]));
}

/** The most expensive requests of each kind that the server allows. */
export function worstRequests(homes: readonly BenchHome[]): RequestClass[] {
  const make = (name: string, path: (at: number, home: BenchHome) => string): RequestClass => ({
    name,
    paths: Array.from({ length: REQUESTS }, (_, at) =>
      path(at, homes[at % homes.length] as BenchHome),
    ),
  });
  const codes = STATISTIC_CODES.join(',');
  return [
    make('all statistics by month', (at) =>
      realty(`listings=false&statistics=${codes},grp-mth&minPrice=${at}`),
    ),
    make('statistics the index has not, by day', (at) =>
      realty(`listings=false&statistics=avg-tax,med-tax,sd-listPrice,grp-day&minPrice=${at}`),
    ),
    make('statistics of clusters at zoom 24', (at) =>
      realty(
        `listings=false&cluster=true&clusterPrecision=24&clusterLimit=200&clusterStatistics=true&statistics=${codes}&minPrice=${at}`,
      ),
    ),
    make('clusters with their homes', (at) =>
      realty(
        `listings=false&cluster=true&clusterPrecision=14&clusterLimit=200&clusterListingsThreshold=10&minPrice=${at}`,
      ),
    ),
    make('counts by every field', (at) =>
      realty(`listings=false&aggregates=${AGGREGATE_PATHS.join(',')}&minPrice=${at}`),
    ),
    make('ten keywords', (at) =>
      realty(`search=a${at % 10},s,c,b,m,p,t,r,l,${'deghkn'[at % 6]}&minPrice=${at}`),
    ),
    make('a deep page in an order the index has not', (at) =>
      realty(`sortBy=soldPricePerSqFtDesc&resultsPerPage=200&pageNum=${100 + at}`),
    ),
    make('an area of 250 corners', (at, { point }) =>
      realty(`cluster=true&clusterPrecision=14&map=${ring(point, 250, at)}`),
    ),
    make('outlines of places', (at) => `/api/realty/locations?boundary=true&pageNum=${1 + at}`),
    make(
      'static maps',
      (at, { point: [lng, lat] }) =>
        `/images/static-map?center=${(lat + at / 1e4).toFixed(5)},${lng.toFixed(5)}&zoom=14&size=1280x1280&view=satellite`,
    ),
    make('map tiles', (at, { point: [lng, lat] }) => {
      const size = 2 ** 12;
      const sine = Math.sin((lat * Math.PI) / 180);
      const x = Math.floor((lng / 360 + 0.5) * size) + (at % 5);
      const y = Math.floor((0.5 - Math.atanh(sine) / (2 * Math.PI)) * size) + (at % 7);
      return `/basemap/12/${x}/${y}.mvt`;
    }),
    make('list pages', (at, { listPath }) => `${listPath}?maxPrice=${5_000_000 + at}`),
    make('pages of homes', (_, { detailPath }) => detailPath),
  ];
}
