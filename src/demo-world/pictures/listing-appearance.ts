import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import { fnv1a } from '#src/lib/random.ts';
import { market } from '../listings/market/market.ts';
import { isCentral } from '../listings/sites/city-centre.ts';
import type { PhotographedHome } from './photographed-home.ts';
import type { Era, HomeAppearance, Light, Season } from './home-appearance.ts';

/** The number of differently shaped and coloured homes; more would only fill the cache. */
const VARIANTS = 60;
const HIGH_FLOOR = 5;

const ERAS: readonly [Era, ...Era[]] = ['heritage', 'postwar', 'suburban', 'contemporary'];
/** The first year of every era but the oldest. */
const ERA_STARTS = [1940, 1980, 2010] as const;

const SEASONS: readonly Season[] = [
  ...(['winter', 'winter', 'spring', 'spring', 'spring', 'summer'] as const),
  ...(['summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'] as const),
];

/** A number that is the same for a home whatever happens to its listing. */
function homeHash({ boardId, mlsNumber }: KeyedListing): number {
  return fnv1a(`${boardId}/${mlsNumber}`);
}

function eraOf(yearBuilt: string | null | undefined, hash: number): Era {
  const year = Number.parseInt(yearBuilt ?? '', 10);
  if (!Number.isFinite(year)) return ERAS[hash % ERAS.length] ?? 'suburban';
  return ERAS[ERA_STARTS.filter((start) => year >= start).length] ?? 'heritage';
}

/** Storeys that stand above the ground as the street sees them, from the trade's style names. */
export function storeysOf(style: string | null | undefined): HomeAppearance['storeys'] {
  if (!style) return 2;
  if (/^(Bungalow|Apartment|Studio|Loft)/.test(style)) return 1;
  if (/^3|^2 1\/2/.test(style)) return 3;
  return 2;
}

function garageSpacesOf(
  spaces: number | string | null | undefined,
): HomeAppearance['garageSpaces'] {
  const count = Number(spaces ?? 0);
  if (!(count >= 1)) return 0;
  return count >= 2 ? 2 : 1;
}

function lightOfHash(hash: number): Light {
  const share = (hash >>> 8) % 100;
  if (share < 65) return 'day';
  return share < 87 ? 'golden' : 'dusk';
}

/** The light in which a home is seen. */
export function lightOf(home: KeyedListing): Light {
  return lightOfHash(homeHash(home));
}

/** The floor in a unit number such as 1204 or PH-1204; 0 when there is none. */
export function floorOfUnit(unitNumber: string | null | undefined): number {
  const digits = /(\d+)\D*$/.exec(unitNumber ?? '')?.[1] ?? '';
  return digits.length < 3 ? 0 : Number(digits.slice(0, -2));
}

/** Square feet below which rooms are drawn small, by the largest size in the listing. */
const SMALL_SQFT = 900;

function isSmallHome(sqft: number | string | null | undefined): boolean {
  const sizes = (String(sqft ?? '').match(/\d+/g) ?? []).map(Number);
  return sizes.length > 0 && Math.max(...sizes) < SMALL_SQFT;
}

function isCentralHome({ address, map }: ListingDocument): boolean {
  const point = { lat: Number(map?.latitude), lng: Number(map?.longitude) };
  const city = market.cities.find(
    ({ name, province }) => name === address.city && province === address.state,
  );
  return city !== undefined && isCentral(city, point);
}

/** The look of a listing's pictures, from its facts; the same facts always give the same look. */
export function appearanceOf(listing: ListingDocument): HomeAppearance {
  const { details, listDate, address } = listing;
  const hash = homeHash(listing);
  return {
    seed: hash % VARIANTS,
    era: eraOf(details.yearBuilt, hash >>> 4),
    storeys: storeysOf(details.style),
    garageSpaces: garageSpacesOf(details.numGarageSpaces),
    season: SEASONS[Number(listDate.slice(5, 7)) - 1] ?? 'summer',
    light: lightOfHash(hash),
    isHigh: floorOfUnit(address.unitNumber) >= HIGH_FLOOR,
    isCentral: isCentralHome(listing),
    isSmall: isSmallHome(details.sqft),
  };
}

/** The seed that all apartments at one address share, so that they stand in the same building. */
export function buildingSeed({ address }: Pick<PhotographedHome, 'address'>): number {
  const { city, streetName, streetNumber } = address;
  return fnv1a(`${city}/${streetName ?? ''}/${streetNumber ?? ''}`) % VARIANTS;
}
