import type { Site } from '../sites/addresses.ts';
import type { DemoListing } from '../demo-listing.ts';
import type { Home } from '../homes/homes.ts';
import type { City } from '../market/market.ts';
import type { Anomalies } from './anomalies.ts';
import type { HomeFeatures } from '../homes/home-features.ts';
import type { DemoRandom } from '../random.ts';
import { yearBuiltAsListed } from './year-text.ts';

const TORONTO_BOARD_ID = 2;
/** Provinces whose board writes its counts as text. */
const TEXT_COUNTS = new Set(['Quebec', 'Manitoba', 'Saskatchewan']);
const TOUR_SHARE = 0.18;
const INFORMATION_SHARE = 0.1;

const HOUSE_STEPS = [0, 700, 1100, 1500, 2000, 2500, 3000, 3500, 5000];
const APARTMENT_STEPS = [0, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000];

/** The board that gives a home's size as a range only. */
const RANGE_BOARD_ID = 2;

/** Square feet as a board writes them: a range like "1500-2000", or the number itself. */
function sqftAsListed(
  sqft: number | null,
  boardId: number,
  isApartment: boolean,
): string | number | null {
  if (sqft === null || boardId !== RANGE_BOARD_ID) return sqft;
  const steps = isApartment ? APARTMENT_STEPS : HOUSE_STEPS;
  const at = steps.findLastIndex((step) => step <= sqft);
  const low = steps[at] ?? 0;
  const high = steps[at + 1] ?? low + 2500;
  return isApartment ? `${low}-${high - 1}` : `${low}-${high}`;
}

/** The facts about a listing in its city that decide how its fields are written. */
export type ListingContext = {
  readonly city: City;
  readonly mlsNumber: string;
  readonly listYear: number;
  readonly anomalies: Anomalies;
};

function countAsListed(count: number | null, { province }: City): number | string | null {
  return count !== null && TEXT_COUNTS.has(province) ? String(count) : count;
}

function sqft(home: Home, { city, anomalies }: ListingContext): number | string | null {
  if (anomalies.hasNoSqft) return null;
  const listedSqft = sqftAsListed(home.sqft, city.boardId, home.kind === 'condoApt');
  return typeof listedSqft === 'number' && TEXT_COUNTS.has(city.province)
    ? String(listedSqft)
    : listedSqft;
}

function links({ mlsNumber }: ListingContext, random: DemoRandom) {
  const key = mlsNumber.toLowerCase();
  return {
    virtualTourUrl: random.chance(TOUR_SHARE) ? `https://tours.demonstration.example/${key}` : null,
    moreInformationLink: random.chance(INFORMATION_SHARE)
      ? `https://homes.demonstration.example/${key}`
      : null,
  };
}

/** The nested `details` of a listing but for its texts, as its board writes them. */
export function detailsOf(
  home: Home,
  { site, features }: { readonly site: Site; readonly features: HomeFeatures },
  context: ListingContext,
  random: DemoRandom,
) {
  const { city, listYear, anomalies } = context;
  const yearBuilt = anomalies.hasNoYearBuilt ? null : home.yearBuilt;
  const { driveway, drivewaySpaces, balcony, pool, possession } = features;
  return {
    propertyType: home.propertyType,
    style: home.style,
    sqft: sqft(home, context),
    numBedrooms: countAsListed(home.bedrooms, city),
    numBathrooms:
      anomalies.hasZeroBaths && home.bathrooms !== null ? '0' : countAsListed(home.bathrooms, city),
    numGarageSpaces: countAsListed(home.garageSpaces, city),
    numParkingSpaces: home.garageSpaces + drivewaySpaces,
    yearBuilt: yearBuiltAsListed(yearBuilt, city.boardId, listYear),
    garage: home.garage,
    driveway,
    heating: home.heating,
    airConditioning: home.airConditioning,
    basement: home.basement,
    exteriorConstruction: home.exterior,
    balcony,
    swimmingPool: pool,
    possession,
    building: site.tower?.name ?? null,
    ...links(context, random),
  };
}

/** Feet; the Toronto board writes them as text. Null for a home without a lot of its own. */
export function lotOf({
  home: { lot },
  city,
  anomalies,
}: Pick<DemoListing, 'home' | 'city' | 'anomalies'>) {
  if (lot === null) return { width: null, depth: null, measurement: null };
  const depth = anomalies.hasNoLotDepth ? null : lot.depth;
  const isText = city.boardId === TORONTO_BOARD_ID;
  return {
    width: isText ? lot.width.toFixed(2) : lot.width,
    depth: isText && depth !== null ? depth.toFixed(2) : depth,
    measurement: 'Feet',
  };
}

/** The facts only a condo has: its fees and its building. Null for a home that is no condo. */
export function condominiumOf({
  home,
  features,
  fee,
  city,
}: Pick<DemoListing, 'home' | 'features' | 'fee' | 'city'>) {
  if (home.class !== 'CondoProperty') return null;
  const { amenities, exposure, locker, pets } = features;
  const isText = city.boardId === TORONTO_BOARD_ID;
  return {
    fees: { maintenance: fee !== null && isText ? fee.toFixed(2) : fee },
    amenities,
    exposure,
    locker,
    pets,
  };
}
