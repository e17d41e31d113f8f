import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { LastStatus } from '#src/contract/listings/listing.ts';
import { BASE_PATH } from '#src/domain/routes.ts';
import { filterQuery } from '#src/domain/search/filter-query.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { anApp } from '#tests/support/app/app.ts';
import { DIST } from '#tests/support/app/built-pages.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

type Type = 'Sale' | 'Lease';
type State = 'offered' | 'conditional' | 'closed' | 'ended';

/** The table of the house: what each code means, by the kind of deal it may stand at. */
const CODES: readonly (readonly [LastStatus, State, readonly Type[], badge: string])[] = [
  ['New', 'offered', ['Sale', 'Lease'], 'For '],
  ['Ext', 'offered', ['Sale', 'Lease'], 'For '],
  ['Pc', 'offered', ['Sale', 'Lease'], 'Price Change'],
  ['Cs', 'offered', ['Sale', 'Lease'], 'Coming Soon'],
  ['Dft', 'offered', ['Sale', 'Lease'], 'Back on Market'],
  ['Sc', 'conditional', ['Sale'], 'Sold Conditionally'],
  ['Sce', 'conditional', ['Sale'], 'Sold Conditionally'],
  ['Lc', 'conditional', ['Lease'], 'Leased Conditionally'],
  ['Lce', 'conditional', ['Lease'], 'Leased Conditionally'],
  ['Sld', 'closed', ['Sale'], 'Sold'],
  ['Lsd', 'closed', ['Lease'], 'Leased'],
  ['Exp', 'ended', ['Sale', 'Lease'], ''],
  ['Ter', 'ended', ['Sale', 'Lease'], ''],
  ['Sus', 'ended', ['Sale', 'Lease'], ''],
];
const YES_NO = ['Y', 'N'] as const;

type Case = {
  readonly record: ListingRecord;
  readonly number: string;
  readonly type: Type;
  readonly state: State;
  readonly badge: string;
  /** `isOnInternet`: may be shown at all; `isPublic`: may be shown whole to everyone. */
  readonly isOnInternet: boolean;
  readonly isPublic: boolean;
};

const cases: Case[] = CODES.flatMap(([lastStatus, state, types, badge], row) =>
  types.flatMap((type) =>
    YES_NO.flatMap((entire) =>
      YES_NO.flatMap((open) =>
        YES_NO.map((address): Case => {
          const number = `T${row}${type[0]}${entire}${open}${address}`;
          const isClosed = state === 'closed';
          const isPublic = open === 'Y' && address === 'Y';
          const record = aRecord({
            mlsNumber: number,
            type,
            lastStatus,
            status: isClosed || state === 'ended' ? 'U' : 'A',
            listPrice: type === 'Sale' ? '900000.00' : '2500.00',
            originalPrice: type === 'Sale' ? 950_000 : 2600,
            soldPrice: isClosed ? (type === 'Sale' ? 880_000 : 2450) : null,
            listDate: '2026-06-01',
            address: { ...aListing().address, ...(isPublic ? {} : { streetName: 'Hushwood' }) },
            soldDate: isClosed ? '2026-09-10' : null,
            permissions: {
              displayInternetEntireListing: entire,
              displayPublic: open,
              displayAddressOnInternet: address,
            },
          });
          return { record, number, type, state, badge, isOnInternet: entire === 'Y', isPublic };
        }),
      ),
    ),
  ),
);

const mayBeFound = ({ isOnInternet, state }: Case) => isOnInternet && state !== 'ended';
const isWholeFor = ({ isPublic }: Case, viewer: Viewer) => isPublic || viewer === 'verified';

/** An anonymous viewer sees of a restricted home only whether it is on the market. */
function isInSearch(one: Case, side: 'offered' | 'closed', viewer: Viewer): boolean {
  if (!mayBeFound(one)) return false;
  const isOffered = one.state === 'offered';
  if (isWholeFor(one, viewer)) return side === 'offered' ? isOffered : !isOffered;
  return side === 'offered' ? one.state !== 'closed' : one.state === 'closed';
}

const LISTINGS = '/api/realty/listings';
const BOX = {
  map: [
    [
      [-80, 43],
      [-79, 43],
      [-79, 44],
      [-80, 44],
    ],
  ],
};

describe.each<Viewer>(['anonymous', 'verified'])('for an %s viewer', (viewer) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await anApp(
      cases.map(({ record }) => record),
      {
        site: loadBuiltSite(DIST),
        identify: () => viewer,
      },
    );
  });
  afterAll(() => app.close());

  async function numbersOf(query: object): Promise<string[]> {
    const reply = await app.inject({
      method: 'POST',
      url: `${LISTINGS}?resultsPerPage=200`,
      payload: query,
    });
    return reply
      .json<{ listings: ListingDocument[] }>()
      .listings.map(({ mlsNumber }) => mlsNumber)
      .toSorted();
  }

  const expected = (type: Type, sides: readonly ('offered' | 'closed')[]) =>
    cases
      .filter((one) => one.type === type && sides.some((side) => isInSearch(one, side, viewer)))
      .map(({ number }) => number)
      .toSorted();

  test.each<[Type, boolean, boolean]>([
    ['Sale', true, false],
    ['Sale', false, true],
    ['Sale', true, true],
    ['Lease', true, false],
    ['Lease', false, true],
    ['Lease', true, true],
  ])(
    'searches for %s (active %s, closed %s) show the right homes',
    async (type, showActive, showClosed) => {
      const filters = {
        ...defaultFilters(type === 'Sale' ? 'sale' : 'lease'),
        ...{ minPrice: null, maxPrice: null, showActive, showClosed, closedWithinDays: null },
      };
      const sides = [
        ...(showActive ? (['offered'] as const) : []),
        ...(showClosed ? (['closed'] as const) : []),
      ];
      const query = filterQuery(filters, '2026-11-21');
      expect(await numbersOf(query)).toEqual(expected(type, sides));
      // The map has the same homes, with those shown at their coarse point.
      expect(await numbersOf({ ...query, ...BOX })).toEqual(expected(type, sides));
    },
  );

  test('a search for everything shows all listings that may be found', async () => {
    const foundNumbers = await numbersOf({ status: ['A', 'U'] });
    expect(foundNumbers).toEqual(
      cases
        .filter(mayBeFound)
        .map(({ number }) => number)
        .toSorted(),
    );
    const all = Object.keys({ New: 0, Exp: 0, Ter: 0, Sus: 0, Sld: 0 });
    const byCode = await numbersOf({ status: ['A', 'U'], lastStatus: all });
    expect(byCode.every((number) => foundNumbers.includes(number))).toBe(true);
  });

  test('the API returns each listing in full, as its public view, as gone, or not at all', async () => {
    for (const one of cases) {
      const reply = await app.inject(`${LISTINGS}/${one.number}?boardId=2`);
      const status = !one.isOnInternet ? 404 : one.state === 'ended' ? 410 : 200;
      expect(reply.statusCode, one.number).toBe(status);
      if (status !== 200) continue;
      const isRestricted = 'restricted' in reply.json<object>();
      expect(isRestricted, one.number).toBe(!isWholeFor(one, viewer));
      expect(reply.body, one.number).not.toContain('expiryDate');
      if (isRestricted) expect(reply.body, one.number).not.toMatch(/listPrice|Hushwood|lastStatus/);
    }
  });

  test('similar listings are active and comparables are closed', async () => {
    const stateOf = new Map(cases.map((one) => [one.number, one]));
    for (const one of cases.filter((each) => mayBeFound(each) && isWholeFor(each, viewer))) {
      const similar = (await app.inject(`${LISTINGS}/${one.number}/similar?boardId=2`)).json<{
        similar: { mlsNumber: string }[];
      }>();
      for (const { mlsNumber } of similar.similar) {
        const other = stateOf.get(mlsNumber);
        expect(other && isInSearch(other, 'offered', viewer), mlsNumber).toBe(true);
      }
      const { comparables } = (await app.inject(`${LISTINGS}/${one.number}?boardId=2`)).json<{
        comparables: { mlsNumber: string }[];
      }>();
      expect(comparables.every(({ mlsNumber }) => stateOf.get(mlsNumber)?.state === 'closed')).toBe(
        true,
      );
    }
  });
});

describe('the page of a listing', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await anApp(
      cases.map(({ record }) => record),
      { site: loadBuiltSite(DIST) },
    );
  });
  afterAll(() => app.close());

  async function pageOf(number: string) {
    const first = await app.inject(`${BASE_PATH}/detail/on/toronto/${number}/2`);
    const { location } = first.headers;
    return location ? app.inject(String(location)) : first;
  }

  test('shows the status of the listing by badge, price and form', async () => {
    for (const one of cases.filter((each) => mayBeFound(each) && each.isPublic)) {
      const { statusCode, body } = await pageOf(one.number);
      expect(statusCode, one.number).toBe(200);
      // Comparable homes stand below the heading.
      const heading = body.slice(0, body.indexOf('<h1'));
      expect(heading, one.number).toContain(one.badge);
      const isConditional = one.state === 'conditional';
      expect(/>Listed at\b/.test(heading), one.number).toBe(
        isConditional || one.state === 'closed',
      );
      expect(body.includes('Ask if it falls through'), one.number).toBe(isConditional);
      expect(body.includes('#payment-title'), one.number).toBe(
        one.state === 'offered' && one.type === 'Sale',
      );
      const availability = /schema\.org\/(InStock|PreOrder|Reserved|SoldOut)/.exec(body)?.[1];
      const expected = {
        offered: 'InStock',
        conditional: 'Reserved',
        closed: 'SoldOut',
        ended: '',
      };
      expect(availability, one.number).toBe(
        one.badge === 'Coming Soon' ? 'PreOrder' : expected[one.state],
      );
      expect(body.includes('noindex'), one.number).toBe(one.state === 'closed');
    }
  });

  test('is in the sitemap while it is public and not closed', async () => {
    const { body } = await app.inject(`${BASE_PATH}/sitemap-listings-1.xml`);
    const numbers = [...body.matchAll(/\/(T\w+)\/2<\/loc>/g)].map(([, number = '']) => number);
    expect(numbers.toSorted()).toEqual(
      cases
        .filter((one) => mayBeFound(one) && one.isPublic && one.state !== 'closed')
        .map(({ number }) => number)
        .toSorted(),
    );
    expect(body).not.toMatch(/hushwood/i);
  });

  test('answers 410 for listings off the market and 404 for hidden ones', async () => {
    for (const one of cases.filter((each) => !mayBeFound(each))) {
      const { statusCode, body } = await pageOf(one.number);
      expect(statusCode, one.number).toBe(one.isOnInternet ? 410 : 404);
      expect(body, one.number).toContain('noindex');
      expect(body, one.number).not.toContain('900,000.00');
    }
  });

  test('shows only the public view of a restricted listing', async () => {
    for (const one of cases.filter((each) => mayBeFound(each) && !each.isPublic)) {
      const { body } = await pageOf(one.number);
      expect(body, one.number).toContain('noindex');
      expect(body, one.number).not.toMatch(/hushwood/i);
    }
  });
});
