import type { AnyListing, FullListing } from '#src/contract/listings/listing.ts';
import { listNearbyPointsCall, type NearbyPoints } from '#src/contract/places/nearby-call.ts';
import { addressLine } from '#src/domain/listing/address.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import { loadSaleTotals, type SaleTotals } from '#src/domain/market/trends/load-trends.ts';
import { neighborhoodPlace, type TrendPlace } from '#src/domain/market/trends/trend-place.ts';
import { trendsOf } from '#src/domain/market/trends/trends-request.ts';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { listPath } from '#src/domain/routes.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { PageLocals } from './page-locals.ts';
import { placeFigures, type PlaceFigures } from './place-summary.ts';

/** Points of each kind: as many as fit beside each other on the page. */
const POINTS_OF_A_KIND = 3;

/** Figures of a home's neighbourhood, or of its city where it is in none. */
export type AreaFigures = {
  /** "The Beaches". */
  readonly name: string;
  readonly listHref: string;
  /** Absent where there are no sales to report. */
  readonly trendsHref: string | undefined;
  /** The homes for sale there; absent where there is none. */
  readonly forSale: PlaceFigures | undefined;
  /** The homes sold there; absent where nothing may be reported of them. */
  readonly sales: SaleTotals | undefined;
};

/** The surroundings of a home. */
export type HomeSurroundings = {
  /** Schools, transit, parks and shops in walking distance; absent where they cannot be had. */
  readonly nearby: NearbyPoints | undefined;
  readonly area: AreaFigures | undefined;
  /** Sales of the neighbourhood alone. */
  readonly neighbourhoodSales: SaleTotals | undefined;
};

/** The facts for the map of a home; undefined where its place is hidden or unknown. */
export function homePlace(listing: AnyListing, surroundings: HomeSurroundings | undefined) {
  if (isRestricted(listing) || !listing.map) return undefined;
  const { latitude: lat, longitude: lng } = listing.map;
  const points = surroundings?.nearby?.points ?? [];
  return {
    address: addressLine(listing.address),
    home: { lat, lng },
    points: points.map(({ location }) => location),
  };
}

type Locals = Pick<PageLocals, 'call' | 'today'>;

async function nearbyOf({ map }: FullListing, { call }: Locals): Promise<NearbyPoints | undefined> {
  if (!map) return undefined;
  const query = { lat: map.latitude, lng: map.longitude, limit: POINTS_OF_A_KIND };
  const reply = await call(listNearbyPointsCall, { query });
  return reply.ok ? reply.value : undefined;
}

async function areaOf(
  { address: { city, state, neighborhood } }: FullListing,
  trend: { readonly place: TrendPlace | undefined; readonly sales: SaleTotals | undefined },
  locals: Locals,
): Promise<AreaFigures | undefined> {
  const province = provinceOf(state);
  if (!province || slug(city) === '') return undefined;
  const neighborhoodSlug = neighborhood ? slug(neighborhood) : '';
  const place = { province, citySlug: slug(city) };
  return {
    name: neighborhood && neighborhoodSlug ? neighborhood : city,
    listHref: listPath({ state, city, neighborhood: neighborhoodSlug || undefined }),
    trendsHref: trend.place && trendsOf(trend.place),
    forSale: await placeFigures(neighborhoodSlug ? { ...place, neighborhoodSlug } : place, locals),
    sales: trend.sales,
  };
}

/** The surroundings of a home whose place its viewer may know; `market` is that of its city. */
export async function homeSurroundings(
  listing: FullListing,
  market: SmallTrend | undefined,
  locals: Locals,
): Promise<HomeSurroundings> {
  const { neighborhood } = listing.address;
  const around = market && neighborhood ? neighborhoodPlace(neighborhood, market.place) : undefined;
  const neighbourhoodSales = around && (await loadSaleTotals(locals.call, around, locals.today));
  const trend = around
    ? { place: around, sales: neighbourhoodSales }
    : { place: market?.place, sales: market };
  const [nearby, area] = await Promise.all([
    nearbyOf(listing, locals),
    areaOf(listing, trend, locals),
  ]);
  return { nearby, area, neighbourhoodSales };
}
