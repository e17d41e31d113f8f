/** URL template of the embedded basemap's vector tiles, with {z}, {x} and {y}. */
export const BASEMAP_TILES = '/basemap/{z}/{x}/{y}.mvt';

/** The two ways to look at the map, as the satellite toggle knows them. */
export type BasemapView = 'roadmap' | 'satellite';

/** The source of a view's picture; a remote one names its author. */
export type MapSource =
  | { readonly kind: 'embedded' }
  | { readonly kind: RemoteKind; readonly url: string; readonly attribution: string };

/** Raster tiles by address template, a MapLibre style, or an archive of tiles in one file. */
type RemoteKind = (typeof REMOTE_KINDS)[number];
export type RemoteSource = Extract<MapSource, { kind: RemoteKind }>;

const REMOTE_KINDS = ['xyz', 'style', 'pmtiles'] as const;
/** Plain http is for trying things out on one's own machine. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);

/** Whether a URL may be loaded from: https, or http on this machine. */
function isAllowedUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname));
}

/** Whether a text is a bare origin that may be loaded from, for example https://tiles.example.ca. */
export function isAllowedOrigin(text: string): boolean {
  return isAllowedUrl(text) && new URL(text).origin === text;
}

/** Reads `embedded` or `kind:url`; undefined for other text. */
export function parseMapSource(text: string, attribution = ''): MapSource | undefined {
  if (text === 'embedded') return { kind: 'embedded' };
  const kind = REMOTE_KINDS.find((prefix) => text.startsWith(`${prefix}:`));
  if (!kind) return undefined;
  const url = text.slice(kind.length + 1);
  if (!isAllowedUrl(url) || (kind === 'xyz' && !isTileTemplate(url))) return undefined;
  return { kind, url, attribution };
}

const TILE_PLACES = /\{(?:z|x|-?y)\}/g;

/** Other placeholders, such as {s} for one of several hosts, are never filled in: no tile would load. */
function isTileTemplate(url: string): boolean {
  const hasPlaces = url.includes('{z}') && url.includes('{x}') && /\{-?y\}/.test(url);
  return hasPlaces && !/[{}]/.test(url.replaceAll(TILE_PLACES, ''));
}
