import { mulberry32 } from '#src/lib/random.ts';
import { aFilter, combinedFilter, DEFAULT, keyword, soldFilter, UP_TO } from './bench-filters.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';

export type Point = [lng: number, lat: number];
type Rings = Point[][];

const QUERIES = 60;
const SEED = 11;
const [WIDTH_PX, HEIGHT_PX, TILE_PX] = [1200, 800, 256];

/** The ring of the area that a map of 1200 by 800 pixels shows. */
export function viewport([lng, lat]: Point, zoom: number): Rings {
  const degreesPx = 360 / (TILE_PX * 2 ** zoom);
  const dx = (WIDTH_PX / 2) * degreesPx;
  const dy = (HEIGHT_PX / 2) * degreesPx * Math.cos((lat * Math.PI) / 180);
  const [west, east] = [Math.max(-180, lng - dx), Math.min(180, lng + dx)];
  const [south, north] = [Math.max(-85, lat - dy), Math.min(85, lat + dy)];
  const corners: Point[] = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  return [corners];
}

/** A hand-drawn ring of 24 corners within the viewport. */
function drawArea(point: Point, zoom: number, random: () => number): Rings {
  const [[north, , south] = []] = viewport(point, zoom);
  const [dx, dy] = [(south?.[0] ?? 0) - (north?.[0] ?? 0), (north?.[1] ?? 0) - (south?.[1] ?? 0)];
  const ring = Array.from({ length: 24 }, (_, i): Point => {
    const radius = 0.25 + random() * 0.2;
    const angle = (i / 24) * 2 * Math.PI;
    return [point[0] + Math.cos(angle) * radius * dx, point[1] + Math.sin(angle) * radius * dy];
  });
  return [ring];
}

export type SearchClass = { readonly name: string; readonly searches: readonly StoreSearch[] };

/**
 * The measured classes of searches, around the given points.
 *
 * @param seed another seed gives other searches of the same classes
 */
export function searchClasses(points: readonly Point[], seed = SEED): SearchClass[] {
  const random = mulberry32(seed);
  const make = (name: string, one: (point: Point) => Omit<StoreSearch, 'viewer'>): SearchClass => ({
    name,
    searches: Array.from({ length: QUERIES }, (_, i) => ({
      ...one(points[Math.floor(random() * points.length)] ?? [-79.38, 43.65]),
      viewer: i % 3 === 0 ? ('verified' as const) : ('anonymous' as const),
    })),
  });
  const clusters = (zoom: number) => ({ precision: zoom + 2, limit: zoom <= 8 ? 200 : 100 });
  const page = (limit: number) => ({ sort: 'createdOnDesc', seed: 1, offset: 0, limit }) as const;
  const atZoom = (zoom: number) =>
    make(`clusters z${zoom}`, (point) => ({
      filter: { ...aFilter(random), map: viewport(point, zoom) },
      clusters: clusters(zoom),
    }));
  return [
    ...[4, 8, 11, 14, 16].map(atZoom),
    ...[4, 11, 14, 16].map((zoom) =>
      make(`clusters default z${zoom}`, (point) => ({
        filter: { ...DEFAULT, map: viewport(point, zoom) },
        clusters: clusters(zoom),
      })),
    ),
    make('clusters polygon z12', (point) => ({
      filter: { ...aFilter(random), map: drawArea(point, 12, random) },
      clusters: clusters(12),
    })),
    make('clusters sold z8', (point) => ({
      filter: { ...soldFilter(random), map: viewport(point, 8) },
      clusters: clusters(8),
    })),
    make('page of 30 in view z12', (point) => ({
      filter: { ...aFilter(random), map: viewport(point, 12) },
      page: page(30),
    })),
    make('page of 8 in city', () => ({
      filter: { ...aFilter(random), city: [random() < 0.5 ? 'Toronto' : 'Ottawa'] },
      page: page(8),
    })),
    make('clusters of all z14', (point) => ({
      filter: { status: ['A', 'U'], map: viewport(point, 14) },
      clusters: clusters(14),
    })),
    make('keyword, page of 30 in view z11', (point) => ({
      filter: { ...aFilter(random), map: viewport(point, 11), search: keyword(random()) },
      page: page(30),
    })),
    make('count in view z11', (point) => ({
      filter: { ...aFilter(random), map: viewport(point, 11) },
    })),
    ...Object.entries(UP_TO).flatMap(([name, filter]) =>
      [4, 8, 11, 14].map((zoom) =>
        make(`clusters ${name} z${zoom}`, (point) => ({
          filter: { ...filter, map: viewport(point, zoom) },
          clusters: clusters(zoom),
        })),
      ),
    ),
    ...[4, 8, 14].map((zoom) =>
      make(`clusters combined z${zoom}`, (point) => ({
        filter: { ...combinedFilter(random), map: viewport(point, zoom) },
        clusters: clusters(zoom),
      })),
    ),
    make('page of 200 in view z13', (point) => ({
      filter: { ...combinedFilter(random), map: viewport(point, 13) },
      page: page(200),
    })),
  ];
}
