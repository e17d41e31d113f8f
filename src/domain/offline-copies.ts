/** Another number when what is kept, or how, changes: copies under the one before are deleted. */
const FORMAT = 'v1';

const PREFIX = 'realty-';

/** What is kept for a visitor without a connection, and how many of each at most, the oldest go first. */
export const COPY_LIMITS = {
  /** Pages that anyone may see but homes: those of the brokerage, lists, the map. */
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

/** The cache of what every page needs, of one build of the site. */
export function shellName(build: string): string {
  return `${PREFIX}shell-${build}`;
}

/** The caches that an earlier build or format has left. */
export function outdatedNames(names: readonly string[], build: string): readonly string[] {
  const current = new Set([shellName(build), ...KINDS.map(copiesName)]);
  return names.filter((name) => name.startsWith(PREFIX) && !current.has(name));
}

/** The caches that tell what a visitor has looked at. */
export function visitNames(names: readonly string[]): readonly string[] {
  const visits = new Set(KINDS.filter((kind) => kind !== 'assets').map(copiesName));
  return names.filter((name) => visits.has(name));
}

/** What a page asks of the service worker. */
export type ToWorker = { readonly kind: 'keep-pages'; readonly paths: readonly string[] };

/** What the service worker tells a page: that it was answered with results of before. */
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
