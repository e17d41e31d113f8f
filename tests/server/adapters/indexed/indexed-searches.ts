import fc from 'fast-check';
import { SORTS } from '#src/contract/listings/search/sorts.ts';
import { pageSort } from '#src/domain/search/list/page-sort.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';
import { aFilter, maybe } from '#tests/support/listings/filters.ts';

type Rings = [number, number][][];

const centres = [
  [-79.38, 43.67],
  [-73.57, 45.5],
  [-52.71, 47.56],
] as const;

/** A number off the grid, so that a shape's corners are like those a visitor draws. */
const fine = (limit: number) =>
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((part) => (part / 1_000_000) * limit);

const box: fc.Arbitrary<Rings> = fc
  .tuple(fc.constantFrom(...centres), fine(0.4), fine(0.4), fc.constantFrom(0.01, 0.08, 0.4, 9))
  .map(([[lng, lat], dx, dy, size]) => {
    const [west, south, east, north] = [lng + dx, lat + dy, lng + dx + size, lat + dy + size / 2];
    return [
      [
        [west, north],
        [east, north],
        [east, south],
        [west, south],
        [west, north],
      ],
    ];
  });

/** A ring that may cross itself, as a hand-drawn one may. */
const ring = fc.tuple(
  fc.constantFrom(...centres),
  fc.array(fc.tuple(fine(0.35), fine(0.35)), { minLength: 3, maxLength: 9 }),
);
const polygon: fc.Arbitrary<Rings> = fc
  .array(ring, { minLength: 1, maxLength: 3 })
  .map((rings) =>
    rings.map(([[lng, lat], corners]) =>
      corners.map(([x, y]): [number, number] => [lng + x, lat + y]),
    ),
  );

/** The tower's own coordinates as borders: both must treat points on a side alike. */
const onBorders: fc.Arbitrary<Rings> = fc
  .tuple(fc.nat(5), fc.integer({ min: 1, max: 6 }))
  .map(([from, width]) => {
    const [west, east] = [-79.38 - (from + width) / 70, -79.38 - from / 70];
    const [south, north] = [43.67 + from / 100, 43.67 + (from + width) / 100];
    return [
      [
        [west, south],
        [west, north],
        [east, north],
        [east, south],
      ],
    ];
  });

type Area = Rings | undefined;
const area: fc.Arbitrary<Area> = fc.oneof(fc.constant(undefined), box, polygon, onBorders);
const few = <Word extends string>(...words: Word[]) =>
  maybe(fc.subarray<Word>(words, { minLength: 0, maxLength: 2 }));
const day = maybe(fc.constantFrom('2024-06-30', '2025-10-15', '2026-03-16', '2026-09-01'));
const price = (least: number) => maybe(fc.constantFrom(least, 499_000, 500_000, 700_000, 899_900));

const filter = fc
  .record({
    status: fc.constantFrom<('A' | 'U')[]>(['A'], ['U'], ['A', 'U']),
    type: few('sale', 'lease'),
    class: few('residential', 'condo', 'commercial'),
    lastStatus: few('New', 'Pc', 'Sld', 'Lsd', 'Sc', 'Exp'),
    propertyType: few('Detached', 'condo apt', 'Castle'),
    style: few('bungalow', '2-Storey'),
    city: few('Toronto', 'montreal', "St. John's", 'Nowhere'),
    state: few('Ontario', 'QC'),
    neighborhood: few('Quarter 1', 'Quarter 2'),
    minPrice: price(0),
    maxPrice: price(1_000_000),
    minSoldPrice: price(0),
    minBedrooms: maybe(fc.nat(5)),
    maxBedrooms: maybe(fc.nat(5)),
    minBaths: maybe(fc.nat(4)),
    minSqft: maybe(fc.constantFrom(0, 700, 1600)),
    maxSqft: maybe(fc.constantFrom(800, 1500)),
    minYearBuilt: maybe(fc.constantFrom(1980, 2015)),
    minListDate: day,
    maxListDate: day,
    minSoldDate: day,
    maxSoldDate: day,
    boardId: maybe(fc.subarray([1, 2, 3, 99])),
    map: area,
  })
  // Most fields stay unset, or hardly any search would find anything.
  .chain((fields) =>
    fc
      .subarray(Object.keys(fields) as (keyof typeof fields)[], { maxLength: 4 })
      .map((fieldNames) =>
        aFilter({
          ...Object.fromEntries(fieldNames.map((name) => [name, fields[name]])),
          status: fields.status,
          map: fields.map,
        }),
      ),
  );

/** Any search: by any viewer, anywhere, for pages in every order and clusters of every size. */
export const anySearch: fc.Arbitrary<StoreSearch> = fc
  .record({
    filter,
    viewer: fc.constantFrom('anonymous' as const, 'verified' as const),
    page: maybe(
      fc
        .record({
          sort: fc.constantFrom(...SORTS.filter((sort) => !sort.startsWith('distance'))),
          seed: fc.constantFrom(0, 5, 999_999_999),
          offset: fc.constantFrom(0, 0, 10, 300),
          limit: fc.constantFrom(1, 20, 200),
        })
        .map(({ sort, ...page }) => ({ ...pageSort(sort, {}, '2026-10-15'), ...page })),
    ),
    clusters: maybe(fc.record({ precision: fc.nat(29), limit: fc.constantFrom(1, 20, 200, 5000) })),
  })
  .map(({ filter: wanted, viewer, page, clusters }) => ({
    filter: wanted,
    viewer,
    ...(page ? { page } : {}),
    ...(clusters ? { clusters } : {}),
  }));
