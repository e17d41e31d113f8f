import type { DatabaseSync } from 'node:sqlite';
import { SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import { detailPath, listPath } from '#src/domain/routes.ts';
import { mulberry32 } from '#src/lib/random.ts';
import { aFilter } from './bench-filters.ts';
import { type Point, viewport } from './bench-searches.ts';

/** Different paths of one kind for requests to the server. */
export type RequestClass = {
  readonly name: string;
  readonly paths: readonly string[];
  /** Whether a second request would be answered from the cache, which is not measured. */
  readonly isAskedOnce?: true;
};

/** A home on the market, with the facts that requests about it need. */
export type BenchHome = {
  readonly mlsNumber: string;
  readonly boardId: number;
  readonly point: Point;
  readonly city: string;
  readonly houseAndStreet: string;
  readonly street: string;
  readonly listPath: string;
  readonly detailPath: string;
};

const PATHS = 400;
const ZOOMS = [4, 6, 8, 10, 11, 12, 13, 14, 15, 16] as const;
const FIELDS = SUMMARY_FIELDS.join(',');

type Listing = Pick<BenchHome, 'mlsNumber' | 'boardId'> & {
  readonly map: { readonly latitude: number; readonly longitude: number };
  readonly address: Parameters<typeof listPath>[0] &
    Parameters<typeof detailPath>[0]['address'] & {
      readonly city: string;
      readonly streetNumber: string;
      readonly streetName: string;
    };
};

/** The facts that requests about a home need. */
export function benchHomeOf({ mlsNumber, boardId, address, map }: Listing): BenchHome {
  return {
    mlsNumber,
    boardId,
    point: [map.longitude, map.latitude],
    city: address.city,
    houseAndStreet: `${address.streetNumber} ${address.streetName}`,
    street: address.streetName,
    listPath: listPath(address),
    detailPath: detailPath({ mlsNumber, boardId, address }),
  };
}

/** Homes on the market, spread over the database. */
export function benchHomesOf(db: DatabaseSync): BenchHome[] {
  const rows = db
    .prepare(
      `SELECT document FROM listing WHERE id IN (
         SELECT listing_id FROM listing_row WHERE status = 'A' AND audience = 0
         ORDER BY shuffle LIMIT 2000
       )`,
    )
    .all();
  return rows.map(({ document }) => benchHomeOf(JSON.parse(String(document))));
}

/** A query in the form of the site's own pages: lists are repeated keys, rings one JSON text. */
function urlOf(path: string, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const isList = Array.isArray(value) && !value.some(Array.isArray);
    const items = isList ? value : [Array.isArray(value) ? JSON.stringify(value) : value];
    for (const item of items) search.append(name, String(item));
  }
  return `${path}?${search}`;
}

const clustersAt = (zoom: number) => ({
  cluster: true,
  clusterPrecision: zoom + 2,
  clusterLimit: zoom <= 8 ? 200 : 100,
  clusterFields: FIELDS,
});

/** The measured classes of requests: calls, a mix of them that is mostly maps, and pages. */
export function requestClasses(homes: readonly BenchHome[]): RequestClass[] {
  const random = mulberry32(5);
  const oneOf = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const make = (name: string, path: (home: BenchHome) => string): RequestClass => ({
    name,
    paths: Array.from({ length: PATHS }, () => path(oneOf(homes))),
  });
  const search = (query: object) => urlOf('/api/realty/listings', { ...query });
  const typedPart = (text: string) => text.slice(0, 3 + Math.floor(random() * (text.length - 2)));
  const listings = { fields: FIELDS, resultsPerPage: 30 };
  const clusters = make('clusters z4–z16', ({ point }) => {
    const zoom = oneOf(ZOOMS);
    const filter = { ...aFilter(random), map: viewport(point, zoom) };
    return search({ ...filter, ...clustersAt(zoom), listings: false });
  });
  const map = make('map: clusters and 30 homes', ({ point }) => {
    const zoom = oneOf(ZOOMS);
    return search({
      ...aFilter(random),
      ...{ map: viewport(point, zoom), ...clustersAt(zoom), ...listings },
    });
  });
  const city = make('8 homes of a city', ({ city: name }) =>
    search({
      ...aFilter(random),
      ...{ city: name, fields: FIELDS, resultsPerPage: 8, sortBy: 'createdOnDesc' },
      pageNum: 1 + Math.floor(random() * 12),
    }),
  );
  const autocomplete = make('autocomplete: listings', (home) =>
    urlOf('/api/realty/autocomplete', {
      search: typedPart(oneOf([home.mlsNumber, home.houseAndStreet, home.street, home.city])),
    }),
  );
  const suggestions = make('autocomplete: places', (home) =>
    urlOf('/api/places/suggestions', { q: typedPart(oneOf([home.city, home.street])) }),
  );
  const detail = make('a listing', ({ mlsNumber, boardId }) =>
    urlOf(`/api/realty/listings/${mlsNumber}`, { boardId }),
  );
  // Few enough to be rendered in the second before the measurement.
  const few = homes.slice(0, 40);
  const lists = { name: 'list pages, cached', paths: few.map((home) => home.listPath) };
  const details = { name: 'pages of homes, cached', paths: few.map((home) => home.detailPath) };
  const pageRequests: RequestClass[] = [
    {
      name: 'list pages, each another one',
      paths: homes.map((home, at) => `${home.listPath}?maxPrice=${5_000_000 + at}`),
      isAskedOnce: true,
    },
    {
      name: 'pages of homes, each another one',
      paths: homes.map((home) => home.detailPath),
      isAskedOnce: true,
    },
  ];
  const mixedRequests = [map, map, map, clusters, city, autocomplete, suggestions, detail, detail];
  return [
    ...[clusters, map, city, autocomplete, suggestions, detail],
    {
      name: 'mixed',
      paths: Array.from({ length: 3 * PATHS }, () => oneOf(oneOf(mixedRequests).paths)),
    },
    ...[...pageRequests, lists, details],
  ];
}
