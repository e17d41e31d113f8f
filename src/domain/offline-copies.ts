/** Raise it when what is stored, or how, changes: copies in an earlier format are deleted. */
const FORMAT = 'v1';

const PREFIX = 'realty-';

/** What is stored for a visitor without a connection, and the most of each; the oldest go first. */
export const COPY_LIMITS = {
  /** Public pages other than homes: those of the brokerage, lists, the map. */
  pages: 40,
  homes: 60,
  searches: 30,
  photos: 150,
  tiles: 200,
  /** Scripts, styles and fonts, of pages that were kept from an earlier version of the site too. */
  assets: 300,
} as const;

export type CopyKind = keyof typeof COPY_LIMITS;

/** The name of the cache that one kind of copies is in. */
export function copiesName(kind: CopyKind): string {
  return `${PREFIX}${kind}-${FORMAT}`;
}

const KINDS = Object.keys(COPY_LIMITS) as CopyKind[];

/** The name of the cache with what every page of one build of the site needs. */
export function shellName(build: string): string {
  return `${PREFIX}shell-${build}`;
}

/** The caches left by an earlier build or format. */
export function outdatedNames(names: readonly string[], build: string): readonly string[] {
  const current = new Set([shellName(build), ...KINDS.map(copiesName)]);
  return names.filter((name) => name.startsWith(PREFIX) && !current.has(name));
}

/** The caches that reveal what a visitor has looked at. */
export function visitNames(names: readonly string[]): readonly string[] {
  const visits = new Set(KINDS.filter((kind) => kind !== 'assets').map(copiesName));
  return names.filter((name) => visits.has(name));
}

/** A message of a page to the service worker. */
export type ToWorker = { readonly kind: 'keep-pages'; readonly paths: readonly string[] };

/** A message of the service worker to a page: it was answered with earlier results. */
export type FromWorker = { readonly kind: 'saved-results'; readonly savedAtMs: number };

export function isFromWorker(value: unknown): value is FromWorker {
  if (typeof value !== 'object' || value === null) return false;
  return 'kind' in value && value.kind === 'saved-results' && 'savedAtMs' in value;
}

export function isToWorker(value: unknown): value is ToWorker {
  if (typeof value !== 'object' || value === null) return false;
  if (!('kind' in value) || value.kind !== 'keep-pages' || !('paths' in value)) return false;
  return Array.isArray(value.paths) && value.paths.every((path) => typeof path === 'string');
}
