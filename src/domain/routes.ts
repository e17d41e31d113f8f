import type { Address } from '#src/contract/listings/listing.ts';
import { slug } from '#src/lib/text/fold.ts';
import { provinceOf } from './places/provinces.ts';

/** The port the site listens on unless `PORT` is set. */
export const DEFAULT_PORT = 4321;

/** The origin of the site until `SITE_ORIGIN` says another: this machine, at the port of the site. */
export function localOrigin(port: number): string {
  return `http://localhost:${port}`;
}

/** The path every page lives under; Astro's `base` is set from it. */
export const BASE_PATH = '/real-estate';

/** The home page; the only page whose path ends in a slash. */
export const HOME_PATH = `${BASE_PATH}/`;

/** `/map`, without the base path. */
export const MAP_ROUTE = '/map';

export function pagePath(route: `/${string}`): string {
  return route === '/' ? HOME_PATH : `${BASE_PATH}${route}`;
}

/**
 * Reads the province and city of a home page's path, `/on/toronto` or `/on` below the base; undefined
 * for the path of another page.
 */
export function readHomePath(
  path: string,
): { readonly state: string; readonly citySlug: string | undefined } | undefined {
  const [state = '', city, ...rest] = path.slice(HOME_PATH.length).split('/');
  const province = path.startsWith(HOME_PATH) ? provinceOf(state) : undefined;
  if (!province || rest.length > 0) return undefined;
  return { state: province.code, citySlug: city ? slug(city) : undefined };
}

/**
 * The path of the same page in another language: `/real-estate/fr/about`. Only the language that the
 * site speaks by default has no segment of its own.
 *
 * @param path of the page in that default language
 */
export function pathInLanguage(path: string, language: string | undefined): string {
  if (language === undefined) return path;
  return `${BASE_PATH}/${language}${path.slice(BASE_PATH.length)}`;
}

function segment(text: string): string {
  return encodeURIComponent(slug(text));
}

type ListAddress = {
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly neighborhood?: string | undefined;
};

/**
 * `/list/on/toronto/the-beaches`, `/list/on/toronto`, `/list/on` or `/list`: a place is only written
 * after the one it lies in. Names may be given as names or as URL segments.
 */
export function listPath({ state, city, neighborhood }: ListAddress = {}): string {
  const parts = ['list'];
  const province = state ? provinceOf(state) : undefined;
  if (province) parts.push(province.code.toLowerCase());
  if (province && city) parts.push(segment(city));
  if (province && city && neighborhood) parts.push(segment(neighborhood));
  return pagePath(`/${parts.join('/')}`);
}

/** Lower-case kebab of unit, number, name, suffix, direction and postal code; empty parts dropped. */
export function addressSlug(address: Address): string {
  return slug(
    [
      address.unitNumber,
      address.streetNumber,
      address.streetName,
      address.streetSuffix,
      address.streetDirection,
      address.zip,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** A feed may send names of any length; addresses that servers and browsers take have a limit. */
const DETAIL_SEGMENT_LIMIT = 120;

function detailSegment(text: string): string {
  return slug(text).slice(0, DETAIL_SEGMENT_LIMIT).replace(/-$/, '');
}

type ListingPlace = {
  mlsNumber: string;
  boardId: number;
  address: { city: string; state: string } & Partial<Address>;
};

/**
 * `/detail/{state?}/{city?}/{neighborhood?}/{address?}/{mlsNumber}/{boardId}`. Empty segments are
 * dropped; a restricted listing has only its province and city.
 */
export function detailPath(listing: ListingPlace): string {
  const { address } = listing;
  const parts = [
    (provinceOf(address.state)?.code ?? '').toLowerCase(),
    detailSegment(address.city),
    address.neighborhood ? detailSegment(address.neighborhood) : '',
    'streetName' in address ? detailSegment(addressSlug(address as Address)) : '',
    listing.mlsNumber,
    String(listing.boardId),
  ];
  return pagePath(`/detail/${parts.filter((part) => part !== '').join('/')}`);
}

/** Reads the listing a detail path names from its last two segments. */
export function readDetailPath(
  path: string | undefined,
): { mlsNumber: string; boardId: number } | undefined {
  const parts = (path ?? '').split('/');
  const boardId = parts.at(-1) ?? '';
  const mlsNumber = parts.at(-2) ?? '';
  // Every MLS number has a digit: without one, the two segments are places of a list.
  if (!/^\d{1,7}$/.test(boardId) || !/^(?=.*\d)[a-z\d-]{1,32}$/i.test(mlsNumber)) {
    return undefined;
  }
  return { mlsNumber: mlsNumber.toUpperCase(), boardId: Number(boardId) };
}

/** The list above a detail path: that of its city, or as much of the place as the path names. */
export function listPathAbove(path: string | undefined): string {
  const parts = (path ?? '').split('/').slice(0, -2);
  const [state = '', city] = parts;
  return listPath(provinceOf(state) ? { state, city } : {});
}

/** The page of a realtor, by the name of the realtor's file. */
export function realtorPath(id: string): string {
  return pagePath(`/team/${segment(id)}`);
}

/** The login page with a way back to a path of this site. */
export function signInPath(kind: 'login' | 'new-account', returnTo: string): string {
  return `${pagePath(`/auth/${kind}`)}?redirect=${encodeURIComponent(returnTo)}`;
}

/** The saved homes in a customer's profile. */
export function savedHomesPath(): string {
  return `${pagePath('/auth/profile')}?tab=saved-homes`;
}
