import Fastify, { type FastifyInstance } from 'fastify';
import type { BackoffClock } from '#src/server/feeds/http/retry-with-backoff.ts';
import type { FeedTransport } from '#src/server/feeds/http/request.ts';
import { type Disturbance, disturbedAnswer } from './disturbances.ts';

/** A record as a RESO server gives it. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** A home for sale that may be shown, with much that only its agents may see. */
export function aRecord(key: string, changes: RawRecord = {}): RawRecord {
  return {
    ListingKey: key,
    ListingId: `W${key}`,
    ModificationTimestamp: '2026-11-01T10:00:00.00Z',
    OriginatingSystemName: 'Example Board',
    StandardStatus: 'Active',
    PropertyType: 'Residential Freehold',
    PropertySubType: 'Detached',
    TransactionType: 'For Sale',
    ListPrice: '899000.00',
    OriginalEntryTimestamp: '2026-10-20T08:00:00Z',
    StreetNumber: '12 1/2',
    StreetName: 'Alderbank',
    StreetSuffix: 'Road',
    City: 'Toronto',
    CityRegion: 'Annex',
    StateOrProvince: 'ON',
    PostalCode: 'M5R 1A1',
    Latitude: 43.672,
    Longitude: -79.404,
    BedroomsTotal: 3,
    BathroomsTotalInteger: 2,
    PublicRemarks: 'A bright home near shops.',
    ListOfficeName: 'Example Realty Inc.',
    InternetAddressDisplayYN: true,
    InternetEntireListingDisplayYN: true,
    ...PRIVATE_FIELDS,
    ...changes,
  };
}

/** Fields that must stay with the agents; every value says so. */
export const PRIVATE_FIELDS: RawRecord = {
  BuyerAgencyCompensation: 'PRIVATE 2.5 %',
  TransactionBrokerCompensation: 'PRIVATE 2.5 % + HST',
  PrivateRemarks: 'PRIVATE The seller is in a hurry.',
  ShowingInstructions: 'PRIVATE Key under the mat',
  LockBoxLocation: 'PRIVATE Side door',
  AccessCode: 'PRIVATE 4711',
  OwnerName: 'PRIVATE A. Seller',
  OwnerPhone: 'PRIVATE 416-555-0100',
  ListAgentDirectPhone: 'PRIVATE 416-555-0101',
  Media: [{ MediaURL: 'https://PRIVATE.example/1.jpg?token=PRIVATE', Permission: ['Office Only'] }],
  raw: { deeper: { CommissionText: 'PRIVATE' } },
};

const CONDITION =
  /^ModificationTimestamp gt (\S+) or \(ModificationTimestamp eq \S+ and ListingKey gt '([^']*)'\)$/;
const KEYS = /'([^']+)'/g;

const placeOf = (record: RawRecord) =>
  [Date.parse(String(record['ModificationTimestamp'])), String(record['ListingKey'])] as const;

function compare(one: RawRecord, other: RawRecord): number {
  const [[oneMs, oneKey], [otherMs, otherKey]] = [placeOf(one), placeOf(other)];
  return oneMs - otherMs || (oneKey < otherKey ? -1 : Number(oneKey > otherKey));
}

/** The names of the fields that identify a row of a resource, and the listing it belongs to. */
type RelatedNames = { readonly row: string; readonly listing: string };

export type ResoServer = ReturnType<typeof resoServer>;

/** A RESO Web API in memory, which can be disturbed; it never touches the network. */
export function resoServer(initial: readonly RawRecord[] = []) {
  const url = 'https://feed.example/odata';
  const tokenUrl = 'https://login.example/token';
  const state = {
    records: [...initial],
    offices: [] as RawRecord[],
    media: [] as RawRecord[],
    rooms: [] as RawRecord[],
    /** The most rows of media or rooms in one answer, whatever the request says. */
    mostRows: 1000,
    /** The answers to the next requests, in order; the data follow after them. */
    disturbances: [] as Disturbance[],
    /** Keys of existing listings that the list of all listings leaves out. */
    unlisted: new Set<string>(),
    /** A count reported with that list, whatever it holds. */
    toldCount: undefined as number | undefined,
    listPageSize: 3,
    /** The number of rows after which that list fails. */
    listBreaksAfter: Number.POSITIVE_INFINITY,
    /** The address that the list gives for its next page. */
    nextOrigin: url,
    tokens: new Set(['token-0']),
    tokenCount: 0,
    tokenLifeSeconds: 3600,
    /** The time of the clock that callers wait by. */
    nowMs: Date.parse('2026-11-24T12:00:00Z'),
    requests: [] as string[],
    waits: [] as number[],
  };
  const app: FastifyInstance = Fastify();

  app.post('/token', async () => {
    state.tokenCount += 1;
    const token = `token-${state.tokenCount}`;
    state.tokens.add(token);
    return { access_token: token, expires_in: state.tokenLifeSeconds };
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
    payload.resume();
    done(null, {});
  });

  type Query = Readonly<Record<string, string | undefined>>;
  const inOrder = () => state.records.toSorted(compare);

  function found(filter: string | undefined): readonly RawRecord[] {
    if (filter === undefined) return inOrder();
    const [, modified = '', key = ''] = CONDITION.exec(filter) ?? [];
    const place = { ModificationTimestamp: modified, ListingKey: key };
    if (modified !== '') return inOrder().filter((record) => compare(record, place) > 0);
    const keys = new Set([...filter.matchAll(KEYS)].map(([, each]) => each));
    return inOrder().filter((record) => keys.has(String(record['ListingKey'])));
  }

  function listedKeys(from: number): readonly string[] {
    if (from >= state.listBreaksAfter) throw new Error('The list breaks off.');
    return state.records
      .map((record) => String(record['ListingKey']))
      .filter((key) => !state.unlisted.has(key))
      .toSorted();
  }

  /** A page of the keys that follow one key, without a link to more. */
  function keysAfter({ $filter = '' }: Query) {
    const [, after = ''] = /^ListingKey gt '(.*)'$/.exec($filter) ?? [];
    const from = listedKeys(0).filter((key) => key <= after.replaceAll("''", "'")).length;
    const keys = listedKeys(from);
    return {
      value: keys.slice(from, from + state.listPageSize).map((ListingKey) => ({ ListingKey })),
      ...($filter === '' && { '@odata.count': state.toldCount ?? keys.length }),
    };
  }

  /** The keys page by page, each with a link to the next. */
  function replication({ skip = '0' }: Query) {
    const keys = listedKeys(Number(skip));
    const end = Number(skip) + state.listPageSize;
    return {
      value: keys.slice(Number(skip), end).map((ListingKey) => ({ ListingKey })),
      ...(end < keys.length && {
        '@odata.nextLink': `${state.nextOrigin}/Property/PropertyReplication()?skip=${end}`,
      }),
    };
  }

  app.get('/odata/Property', async ({ query }) => {
    const asked = query as Query;
    if (asked['$select'] === 'ListingKey') return keysAfter(asked);
    const records = found(asked['$filter']).slice(0, Number(asked['$top']));
    return { value: records, '@odata.count': state.records.length };
  });
  app.get('/odata/Property/PropertyReplication()', async ({ query }) =>
    replication(query as Query),
  );
  app.get('/odata/Office', async ({ query }) => {
    const keys = new Set(
      [...((query as Query)['$filter'] ?? '').matchAll(KEYS)].map(([, each]) => each),
    );
    return { value: state.offices.filter(({ OfficeKey }) => keys.has(String(OfficeKey))) };
  });

  /** Rows that belong to listings, in the order of their keys, from a given row on. */
  function related(all: readonly RawRecord[], names: RelatedNames) {
    return async ({ query }: { query: unknown }) => {
      const { $filter = '' } = query as Query;
      const [, after = ''] = new RegExp(`${names.row} gt '([^']*)'`).exec($filter) ?? [];
      const asked = new RegExp(`${names.listing} eq '([^']*)'`, 'g');
      const keys = new Set([...$filter.matchAll(asked)].map(([, each]) => each));
      const rows = all
        .filter((row) => keys.has(String(row[names.listing])) && String(row[names.row]) > after)
        .toSorted((one, other) => (String(one[names.row]) < String(other[names.row]) ? -1 : 1));
      return { value: rows.slice(0, state.mostRows), '@odata.count': rows.length };
    };
  }
  app.get('/odata/Media', (request) =>
    related(state.media, { row: 'MediaKey', listing: 'ResourceRecordKey' })(request),
  );
  app.get('/odata/PropertyRooms', (request) =>
    related(state.rooms, { row: 'RoomKey', listing: 'ListingKey' })(request),
  );

  const transport: FeedTransport = async (address, { headers, method = 'GET' }) => {
    const { pathname, search } = new URL(address);
    const isToken = address === tokenUrl;
    state.requests.push(`${method} ${decodeURIComponent(pathname + search)}`);
    const inPlace = isToken ? undefined : disturbedAnswer(state.disturbances.shift());
    if (inPlace) return inPlace;
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? '';
    if (!isToken && !state.tokens.has(token)) return new Response('{}', { status: 401 });
    const reply = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      ...(isToken && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });
    return new Response(reply.payload, { status: reply.statusCode });
  };

  const waiting: BackoffClock = {
    sleep: async (ms) => {
      state.waits.push(ms);
    },
    random: () => 1,
    nowMs: () => state.nowMs,
  };

  return { url, tokenUrl, state, transport, waiting };
}
