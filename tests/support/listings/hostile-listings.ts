import type { ListingMapping } from '#src/server/feeds/listing-mapping.ts';
import type { ListingSource } from '#src/server/feeds/listing-source.ts';
import { aListing } from './listings.ts';

/** A record as a careless or hostile feed may send it. */
export type RawListing = Readonly<Record<string, unknown>>;

const MISSING = Symbol('missing');

/** Wrong values for a field. */
const VALUES: Readonly<Record<string, unknown>> = {
  missing: MISSING,
  null: null,
  'of another type': { unexpected: [1, 2] },
  'a list': ['<b>', null, 7],
  'beyond all numbers': 1e308,
  'two megabytes of text': 'long '.repeat(400_000),
  markup: '"><img src=x onerror=alert(1)><script>alert(2)</script>',
  'an address that runs': 'javascript:alert(3)',
  emoji: '🏚️👩🏽‍🚒\u0000\u202E'.repeat(40),
  'half a character': 'a\uD83D',
};

type Path = readonly string[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  const own = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, field]) => pathsOf(field, [...path, name])),
  ];
}

function withValue(record: RawListing, [name = '', ...rest]: Path, value: unknown): RawListing {
  const field = record[name];
  if (rest.length > 0) return { ...record, [name]: withValue(field as RawListing, rest, value) };
  const { [name]: _field, ...others } = record;
  return value === MISSING ? others : { ...others, [name]: value };
}

/** Without these a record is no listing: tests of rejected records break them. */
const IDENTITY = new Set(['mlsNumber', 'boardId']);

/** A sound listing with every field of a feed, to be broken in one place at a time. */
function aSoundListing(mlsNumber: string): RawListing {
  const room = { description: 'Kitchen', level: 'Main', length: '3.05 m', width: '4 m' };
  const past = { mlsNumber: 'P1', boardId: 2, type: 'Sale', lastStatus: 'Exp' };
  return {
    ...aListing({ mlsNumber }),
    condominium: { fees: { maintenance: 540 } },
    rooms: [room],
    history: [
      {
        ...past,
        ...{ listPrice: 700_000, soldPrice: null, listDate: '2024-01-05', soldDate: null },
        timestamps: { expiryDate: '2024-05-05' },
      },
    ],
    agents: [{ commission: '2.5%' }],
  };
}

/** Listings each broken in one field in one way, with a description of the damage. */
export function hostileListings(): { readonly what: string; readonly record: RawListing }[] {
  const paths = pathsOf(aSoundListing('H0')).filter(([name = '']) => !IDENTITY.has(name));
  return paths.flatMap((path, row) =>
    Object.entries(VALUES).map(([how, value], column) => ({
      what: `${path.join('.')} is ${how}`,
      record: withValue(aSoundListing(`H${row}W${column}`), path, value),
    })),
  );
}

/** A source of raw records, without any mapping. */
export function rawSource(records: readonly RawListing[]): ListingSource<RawListing> {
  const names = new Set([...Object.keys(aSoundListing('H0')), 'unexpected']);
  const fields = Object.fromEntries(
    [...names].map((name) => [name, (record: RawListing) => record[name]]),
  ) as ListingMapping<RawListing>['fields'];
  return {
    name: 'raw listings',
    boardIds: new Set([2]),
    carriesSold: true,
    expectedCount: records.length,
    mapping: { fields, coarse: () => ({ latitude: 43.67, longitude: -79.3 }) },
    batches: () => [records],
  };
}
