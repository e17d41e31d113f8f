import type { BackoffClock } from '#src/server/feeds/http/retry-with-backoff.ts';
import type { FeedTransport } from '#src/server/feeds/http/request.ts';
import { type Disturbance, disturbedAnswer } from './disturbances.ts';
import type { RawRecord } from './reso-server.ts';

export const API_KEY = 'key-0';

/** Applies the changes to a listing at every depth. */
function withChanges(record: RawRecord, changes: RawRecord): RawRecord {
  const isPart = (value: unknown): value is RawRecord =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = Object.entries(changes).map(([name, value]) => {
    const before = record[name];
    return [name, isPart(before) && isPart(value) ? withChanges(before, value) : value];
  });
  return { ...record, ...Object.fromEntries(entries) };
}

/** A listing as Repliers gives it in version 2, with much that only its agents may see. */
export function aRepliersListing(mlsNumber: string, changes: RawRecord = {}): RawRecord {
  const listing: RawRecord = {
    mlsNumber,
    boardId: 2,
    resource: 'Property:2',
    status: 'A',
    lastStatus: 'New',
    standardStatus: 'Active',
    type: 'Sale',
    class: 'ResidentialProperty',
    listPrice: '899000.00',
    originalPrice: 899_000,
    soldPrice: 0,
    listDate: '2026-10-20T00:00:00.000Z',
    soldDate: null,
    updatedOn: '2026-11-01T09:58:00.000Z',
    daysOnMarket: 12,
    simpleDaysOnMarket: 12,
    occupancy: 'PRIVATE Vacant',
    coopCompensation: 'PRIVATE 2.5 % + HST',
    address: {
      ...{ streetNumber: '12', streetName: 'Alderbank', streetSuffix: 'Rd', streetDirection: null },
      ...{ unitNumber: null, city: 'Toronto', district: 'Toronto C02', area: 'Toronto' },
      ...{ neighborhood: 'Annex', majorIntersection: 'Bloor/Spadina', state: 'Ontario' },
      ...{ zip: 'M5R 1A1', country: 'Canada', communityCode: '01.C02.0840' },
    },
    map: { latitude: 43.672, longitude: -79.404, point: 'POINT (-79.404 43.672)' },
    permissions: {
      ...{ displayAddressOnInternet: 'Y', displayPublic: 'Y', displayInternetEntireListing: 'Y' },
    },
    images: [`IMG-${mlsNumber}_1.jpg`, `IMG-${mlsNumber}_2.jpg`],
    photoCount: 2,
    details: {
      ...{ propertyType: 'Detached', style: '2-Storey', sqft: '1500-2000', yearBuilt: '16-30' },
      ...{ numBedrooms: 3, numBedroomsPlus: 1, numBathrooms: 2, numGarageSpaces: 1 },
      ...{ garage: 'Attached', heating: 'Forced Air', airConditioning: 'Central Air' },
      ...{ basement1: 'Finished', basement2: 'Sep Entrance', exteriorConstruction1: 'Brick' },
      ...{ description: 'A bright home near shops.', extras: 'Fridge, stove' },
      ...{ virtualTourUrl: null, moreInformationLink: null, numKitchens: 1, den: 'N' },
    },
    lot: { width: '25.00', depth: '120.00', measurement: 'Feet', irregular: null },
    taxes: { annualAmount: '5400.00', assessmentYear: '2026' },
    condominium: { fees: { maintenance: null }, amenities: [], condoCorp: null },
    nearby: { amenities: ['Park', 'School'] },
    office: { brokerageName: 'Example Realty Inc.' },
    openHouse: [{ date: null, startTime: null, endTime: null, type: null, status: null, TZ: 'ET' }],
    rooms: [
      {
        description: 'Kitchen',
        level: 'Main',
        length: '4.5',
        width: '3.2',
        features: 'Tile Floor',
      },
    ],
    timestamps: {
      listingUpdated: '2026-11-01T09:58:00.000Z',
      photosUpdated: '2026-10-20T08:00:00.000Z',
      expiryDate: '2027-01-31T00:00:00.000Z',
      repliersUpdatedOn: '2026-11-01T10:00:00.000Z',
    },
    agents: [{ agentId: 'PRIVATE-1', name: 'PRIVATE A. Agent', phones: ['PRIVATE 416-555-0101'] }],
    raw: { PrivateRemarks: 'PRIVATE The seller is in a hurry.', LockBox: 'PRIVATE Side door' },
    estimate: { value: 'PRIVATE 1' },
  };
  return withChanges(listing, changes);
}

const changedAt = (listing: RawRecord) =>
  String((listing['timestamps'] as RawRecord | undefined)?.['repliersUpdatedOn']);

/** Reorders the records of one moment with each request, as the replicas of an index do. */
const shuffleKey = (listing: RawRecord, requestCount: number) => {
  const number = Number(String(listing['mlsNumber']).replace(/\D/g, ''));
  return (number * (requestCount * 2 + 7)) % 1009;
};

export type RepliersServer = ReturnType<typeof repliersServer>;

/** The API of Repliers in memory, which can be disturbed; it never touches the network. */
export function repliersServer(initial: readonly RawRecord[] = []) {
  const url = 'https://repliers.example';
  const state = {
    listings: [...initial],
    /** Deleted listings with the day, in the form in which it reports them. */
    deleted: [] as RawRecord[],
    /** Existing listings that searches without a number leave out. */
    unlisted: new Set<string>(),
    /** Whether questions may name moments, which are read exactly, read as their day, or refused. */
    moments: 'taken' as 'taken' | 'as days' | 'refused',
    shufflesTies: false,
    /** A count reported in place of the true one. */
    toldCount: undefined as number | undefined,
    keys: new Set([API_KEY]),
    disturbances: [] as Disturbance[],
    requests: [] as string[],
    waits: [] as number[],
    /** Called with each request before it is answered. */
    onRequest: (_query: URLSearchParams): void => undefined,
    /** Subscriptions to events that exist. */
    webhooks: [] as { id: number; target_url: string; event: string }[],
    /** Sends the request that confirms a subscription; returns the echoed header. */
    confirm: async (_url: string, _secret: string): Promise<string | null> => null,
  };

  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

  function boundOf(text: string | null): string | null {
    return text !== null && state.moments === 'as days' ? text.slice(0, 10) : text;
  }

  /** Whether a moment lies between two bounds, both inclusive. */
  function isBetween(moment: string, min: string | null, max: string | null): boolean {
    const from = min === null ? Number.NEGATIVE_INFINITY : Date.parse(min);
    const to = max === null ? Number.POSITIVE_INFINITY : Date.parse(max) + (isDay(max) ? 864e5 : 0);
    return Date.parse(moment) >= from && Date.parse(moment) <= to;
  }

  function matches(query: URLSearchParams): RawRecord[] {
    const boards = query.getAll('boardId');
    const numbers = query.getAll('mlsNumber');
    const statuses = query.has('status') ? query.getAll('status') : ['A'];
    const [min, max] = ['minRepliersUpdatedOn', 'maxRepliersUpdatedOn'].map((name) =>
      boundOf(query.get(name)),
    );
    const found = state.listings.filter(
      (listing) =>
        (boards.length === 0 || boards.includes(String(listing['boardId']))) &&
        (numbers.length === 0 || numbers.includes(String(listing['mlsNumber']))) &&
        (numbers.length > 0 || !state.unlisted.has(String(listing['mlsNumber']))) &&
        statuses.includes(String(listing['status'])) &&
        (min === null && max === null
          ? true
          : isBetween(changedAt(listing), min ?? null, max ?? null)),
    );
    const count = state.requests.length;
    const tie = (listing: RawRecord) => (state.shufflesTies ? shuffleKey(listing, count) : 0);
    return found.toSorted(
      (one, other) =>
        Date.parse(changedAt(one)) - Date.parse(changedAt(other)) || tie(one) - tie(other),
    );
  }

  function pageOf(all: readonly RawRecord[], query: URLSearchParams) {
    const pageSize = Math.min(100, Number(query.get('resultsPerPage') ?? 100));
    const page = Number(query.get('pageNum') ?? 1);
    const isCount = query.get('listings') === 'false';
    const count = isCount ? all.length : (state.toldCount ?? all.length);
    return {
      ...{ apiVersion: 2, page, numPages: Math.ceil(all.length / pageSize), pageSize, count },
      statistics: {},
      listings: isCount ? [] : all.slice((page - 1) * pageSize, page * pageSize),
    };
  }

  function refusal(query: URLSearchParams): Response | undefined {
    const moment = query.get('minRepliersUpdatedOn');
    if (moment === null || isDay(moment) || state.moments !== 'refused') return undefined;
    const problem = { param: 'minRepliersUpdatedOn', msg: 'must be YYYY-MM-DD' };
    return Response.json([problem], { status: 400 });
  }

  async function subscribe(body: string): Promise<Response> {
    const asked = JSON.parse(body) as { target_url: string; event: string };
    const secret = `secret-${state.webhooks.length}`;
    if (state.webhooks.some(({ target_url }) => target_url === asked.target_url)) {
      return Response.json([], { status: 409 });
    }
    if ((await state.confirm(asked.target_url, secret)) !== secret) {
      return Response.json([], { status: 401 });
    }
    const webhook = { id: state.webhooks.length + 1, ...asked };
    state.webhooks.push(webhook);
    return Response.json(webhook);
  }

  const transport: FeedTransport = async (address, { headers, method = 'GET', body }) => {
    const { pathname, search, searchParams: query } = new URL(address);
    state.requests.push(`${method} ${decodeURIComponent(pathname + search)}`);
    state.onRequest(query);
    const inPlace = disturbedAnswer(state.disturbances.shift());
    if (inPlace) return inPlace;
    if (!state.keys.has(new Headers(headers).get('REPLIERS-API-KEY') ?? '')) {
      return Response.json([{ param: 'key', msg: 'PRIVATE' }], { status: 401 });
    }
    if (pathname === '/listings') {
      return refusal(query) ?? Response.json(pageOf(matches(query), query));
    }
    if (pathname === '/listings/deleted') {
      const from = query.get('minUpdatedOn') ?? '';
      const since = state.deleted.filter(({ updatedOn }) => String(updatedOn) >= from);
      return Response.json(pageOf(since, query));
    }
    if (pathname === '/webhooks' && method === 'POST') return subscribe(String(body));
    const [, id] = /^\/webhooks\/(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined && method === 'DELETE') {
      state.webhooks = state.webhooks.filter((webhook) => webhook.id !== Number(id));
      return new Response('', { status: 200 });
    }
    return Response.json([], { status: 404 });
  };

  const waiting: BackoffClock = {
    sleep: async (ms) => {
      state.waits.push(ms);
    },
    random: () => 1,
    nowMs: () => Date.parse('2026-11-24T12:00:00Z'),
  };

  return { url, state, transport, waiting };
}
