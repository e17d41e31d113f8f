import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingFilter } from '#src/contract/listings/search.ts';
import { builtOf, type Days, type KnownHome, sqftOf } from './oracle-known.ts';
import { isOnTheMap } from './oracle-map.ts';
import { hasKeywords } from './oracle-words.ts';

const GONE = ['Sld', 'Lsd', 'Exp', 'Sus', 'Ter'];
const TYPE_BY_CODE: Readonly<Record<string, string>> = {
  ...{ Sld: 'sale', Sc: 'sale', Sce: 'sale' },
  ...{ Lsd: 'lease', Lc: 'lease', Lce: 'lease' },
};
const STATES: Readonly<Record<string, string>> = { qc: 'quebec', on: 'ontario' };

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
const placeKey = (text: string) =>
  plain(text)
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
const stateKey = (text: string) => STATES[plain(text)] ?? plain(text);
const number = (value: unknown) =>
  value === null || value === undefined || value === '' ? null : Math.round(Number(value));

type Bound = number | string | undefined;

function isWithin<Value extends number | string>(
  value: Value | null | undefined,
  [least, most]: readonly [Bound, Bound],
): boolean {
  if (value === null || value === undefined) return false;
  return (least === undefined || value >= least) && (most === undefined || value <= most);
}

/** A span meets the bounds when some part of it is within. */
function meets(
  span: Days | [number, number] | null,
  [least, most]: readonly [Bound, Bound],
): boolean {
  if (!span) return false;
  return (least === undefined || span[1] >= least) && (most === undefined || span[0] <= most);
}

function lotSqft({ lot }: ListingDocument): number | null {
  if (!lot.width || !lot.depth) return null;
  const isMetric = lot.measurement?.startsWith('M') ?? false;
  return Math.round(Number(lot.width) * Number(lot.depth) * (isMetric ? 10.7639 : 1));
}

/** An anonymous viewer is told what the public view of a home could have as last status. */
function hasLastStatus({ whole, shown }: KnownHome, codes: readonly string[]): boolean {
  if (whole) return codes.includes(whole.lastStatus);
  const type = shown.type.toLowerCase();
  return codes.some(
    (code) =>
      !['Exp', 'Ter', 'Sus'].includes(code) &&
      (GONE.includes(code) ? 'U' : 'A') === shown.status &&
      (TYPE_BY_CODE[code] ?? type) === type,
  );
}

type Test = readonly [asked: unknown, holds: () => boolean];

const isAsked = (asked: unknown) =>
  Array.isArray(asked) ? asked.some((one) => one !== undefined) : asked !== undefined;

function homeTests(filter: ListingFilter, { whole, listed, sold }: KnownHome): Test[] {
  const details = whole?.details;
  const any = (
    asked: readonly string[] | undefined,
    texts: (string | null | undefined)[],
  ): Test => [
    asked,
    () =>
      texts.some((text) => Boolean(text) && (asked ?? []).map(plain).includes(plain(text ?? ''))),
  ];
  const range = (low: Bound, high: Bound, value: number | null | undefined): Test => [
    [low, high],
    () => isWithin(value, [low, high]),
  ];
  const span = (low: Bound, high: Bound, of: Days | [number, number] | null): Test => [
    [low, high],
    () => meets(of, [low, high]),
  ];
  const updated = whole?.timestamps.listingUpdated ?? whole?.listDate;
  return [
    any(filter.propertyType, [details?.propertyType]),
    any(filter.style, [details?.style]),
    any(filter.propertyTypeOrStyle, [details?.propertyType, details?.style]),
    any(filter.garage, [details?.garage]),
    any(filter.basement, [details?.basement]),
    range(filter.minPrice, filter.maxPrice, number(whole?.listPrice)),
    range(filter.minSoldPrice, filter.maxSoldPrice, number(whole?.soldPrice)),
    range(filter.minBedrooms, filter.maxBedrooms, number(details?.numBedrooms)),
    range(filter.minBaths, filter.maxBaths, number(details?.numBathrooms)),
    range(filter.minGarageSpaces, undefined, number(details?.numGarageSpaces)),
    range(filter.minLotSizeSqft, filter.maxLotSizeSqft, whole && lotSqft(whole)),
    range(undefined, filter.maxMaintenanceFee, number(whole?.condominium?.fees.maintenance)),
    span(filter.minSqft, filter.maxSqft, whole && sqftOf(whole)),
    span(filter.minYearBuilt, filter.maxYearBuilt, whole && builtOf(whole)),
    span(filter.minListDate, filter.maxListDate, listed),
    span(filter.minSoldDate, filter.maxSoldDate, sold),
    [
      [filter.minUpdatedOn, filter.maxUpdatedOn],
      () => isWithin(updated?.slice(0, 10), [filter.minUpdatedOn, filter.maxUpdatedOn]),
    ],
    [
      filter.hasImages,
      () => whole !== null && filter.hasImages === (whole.images ?? []).length > 0,
    ],
    [
      filter.lastPriceChangeType,
      () => {
        const [first, now] = [number(whole?.originalPrice), number(whole?.listPrice)];
        if (first === null || now === null) return false;
        return filter.lastPriceChangeType === 'decrease' ? now < first : now > first;
      },
    ],
    [
      filter.search,
      () => whole !== null && hasKeywords(whole, filter.search ?? '', filter.searchFields),
    ],
  ];
}

function addressTests(filter: ListingFilter, home: KnownHome): Test[] {
  const address = home.whole?.address;
  const place = (
    asked: readonly string[] | undefined,
    texts: (string | null | undefined)[],
  ): Test => [
    asked,
    () =>
      texts.some(
        (text) => Boolean(text) && (asked ?? []).map(placeKey).includes(placeKey(text ?? '')),
      ),
  ];
  const text = (asked: readonly string[] | undefined, known: string | null | undefined): Test => [
    asked,
    () => Boolean(known) && (asked ?? []).map(plain).includes(plain(known ?? '')),
  ];
  const code = (zip: string) => zip.toUpperCase().replaceAll(' ', '');
  return [
    place(filter.city, [home.city]),
    place(filter.area, [address?.area]),
    place(filter.neighborhood, [address?.neighborhood]),
    place(filter.areaOrCity, [address?.area, home.city]),
    [
      filter.state,
      () => (filter.state ?? []).some((one) => stateKey(one) === stateKey(home.state)),
    ],
    text(filter.streetNumber, address?.streetNumber),
    text(filter.streetName, address?.streetName),
    [
      filter.zip,
      () =>
        (filter.zip ?? []).some((zip) => address?.zip && code(address.zip).startsWith(code(zip))),
    ],
  ];
}

function shownTests(filter: ListingFilter, home: KnownHome): Test[] {
  const { shown, permissions } = home;
  const kind = (shown.class ?? '').replace('Property', '').toLowerCase();
  return [
    [filter.class, () => (filter.class ?? []).some((word) => word === kind)],
    [filter.lastStatus, () => hasLastStatus(home, filter.lastStatus ?? [])],
    [filter.displayPublic, () => permissions.displayPublic === filter.displayPublic],
    [filter.boardId, () => (filter.boardId ?? []).includes(shown.boardId)],
    [
      filter.mlsNumber,
      () => (filter.mlsNumber ?? []).some((one) => one.toUpperCase() === shown.mlsNumber),
    ],
  ];
}

/** Whether a home is found by a filter, of what the viewer knows of it. */
export function isFound(home: KnownHome, given: ListingFilter): boolean {
  // An empty list asks for nothing.
  const filter = Object.fromEntries(
    Object.entries(given).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  ) as ListingFilter;
  const type = home.shown.type.toLowerCase();
  if (filter.status && !filter.status.includes(home.shown.status)) return false;
  if (filter.type && !filter.type.some((word) => word === type)) return false;
  if (!isOnTheMap(home, filter)) return false;
  const tests = [
    ...homeTests(filter, home),
    ...addressTests(filter, home),
    ...shownTests(filter, home),
  ].filter(([asked]) => isAsked(asked));
  if (tests.length === 0) return true;
  const results = tests.map(([, holds]) => holds());
  return filter.operator === 'OR' ? results.some(Boolean) : results.every(Boolean);
}
