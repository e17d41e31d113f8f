import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '#src/domain/routes.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { SEARCH_PLACES } from '#src/domain/places/search-places.ts';
import { slug } from '#src/lib/text/fold.ts';
import { placesService } from '#src/server/places/service.ts';
import { fakeCities, fakeStreetWorld } from '../places/fake-street-world.ts';
import { anApp } from './app.ts';
import { aListing, aRecord, HIDDEN } from '../listings/listings.ts';

export const DIST = join(import.meta.dirname, '../../../dist');

const SPREAD = Array.from({ length: 60 }, (_, i) =>
  aRecord({
    mlsNumber: `C${i}`,
    listPrice: String(600_000 + i * 10_000),
    map: { latitude: 43.65 + i / 1000, longitude: -79.38 },
    address: { ...aListing().address, streetNumber: String(10 + i) },
  }),
);

/** A home that only registered visitors may see; its hidden facts occur in no other home. */
const SECRET_HOME = aRecord({
  mlsNumber: 'X1',
  permissions: HIDDEN,
  listPrice: '777123',
  listDate: '2026-09-17T00:00:00.000Z',
  address: {
    ...aListing().address,
    streetName: 'Hushwood',
    neighborhood: 'Quiet Hollow',
    zip: 'K9K 9K9',
  },
});

const NAMES = new Set(fakeCities.map(({ name }) => name));

/** The cities that pages link to, besides those with streets. */
const LINKED_CITIES = SEARCH_PLACES.flatMap(({ code, cities }) =>
  cities
    .filter(({ name }) => !NAMES.has(name))
    .map(({ name, center }) => ({
      key: `${code}/${slug(name)}`,
      name,
      province: code,
      ...center,
      population: 100_000,
      fsa: [],
      neighbourhoods: [],
    })),
);
const CITIES = [...fakeCities, ...LINKED_CITIES];

export const LISTED_HOMES = [...SPREAD, SECRET_HOME];

/**
 * The real server with the pages built into a folder, over sixty homes of Toronto and a hidden one, or over
 * other homes.
 */
export async function builtApp(folder = DIST, homes = LISTED_HOMES): Promise<FastifyInstance> {
  return anApp(homes, {
    places: placesService({ places: { cities: CITIES }, world: fakeStreetWorld() }),
    site: loadBuiltSite(folder),
  });
}

export const DETAIL_PATH = `${BASE_PATH}/detail/on/toronto/the-beaches/10-maple-avenue-m4e-2b7/C0/2`;
export const RESTRICTED_PATH = `${BASE_PATH}/detail/on/toronto/X1/2`;

/** Pages made from the files of editors that have the contact form. */
export const FORM_PATHS = ['about', 'buying', 'selling', 'contact'].map(
  (page) => `${BASE_PATH}/${page}`,
);

/** Pages made from the files of editors that have nothing to wake. */
export const MARKETING_PATHS = ['accessibility', 'reviews'].map((page) => `${BASE_PATH}/${page}`);

/** The people of the brokerage, whose filter has a script. */
export const TEAM_PATH = `${BASE_PATH}/team`;

export const ACCOUNT_PATHS = ['login', 'new-account', 'verify'].map(
  (page) => `${BASE_PATH}/auth/${page}`,
);

export const PREBUILT_PATHS = [
  `${BASE_PATH}/`,
  `${BASE_PATH}/map`,
  `${BASE_PATH}/404`,
  `${BASE_PATH}/offline`,
  ...MARKETING_PATHS,
  TEAM_PATH,
  ...FORM_PATHS,
  ...ACCOUNT_PATHS,
];

export const RENDERED_PATHS = [
  `${BASE_PATH}/search`,
  `${BASE_PATH}/contact/thanks`,
  `${BASE_PATH}/list?page=2`,
  `${BASE_PATH}/list/on/toronto`,
  `${BASE_PATH}/list/on/toronto?page=2`,
  `${BASE_PATH}/list/on/cobourg`,
  DETAIL_PATH,
  RESTRICTED_PATH,
];

function fileOf(url: string): string {
  return join(DIST, 'client', url.replace(BASE_PATH, ''));
}

const IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^'"`;]*?from\s*)?["'`](\.[^"'`]+)["'`]/g;

/** A script and everything it imports statically, by address. */
function withImports(url: string, visitedUrls: Set<string> = new Set()): Set<string> {
  if (visitedUrls.has(url)) return visitedUrls;
  visitedUrls.add(url);
  for (const [, target = ''] of readFileSync(fileOf(url), 'utf8').matchAll(IMPORT)) {
    withImports(posix.join(dirname(url), target), visitedUrls);
  }
  return visitedUrls;
}

function gzipBytes(urls: Iterable<string>): number {
  return [...urls].reduce(
    (sum, url) => sum + gzipSync(readFileSync(fileOf(url)), { level: 9 }).length,
    0,
  );
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, match = '']) => match);
}

/** Every script a page loads at once or with its islands, without scripts that load on use. */
export function scriptTexts(html: string): readonly string[] {
  const urls = all(html, /(?:src|component-url|renderer-url)="([^"]+\.js)"/g);
  const files = new Set(urls.flatMap((url) => [...withImports(url)]));
  return [...files].map((url) => readFileSync(fileOf(url), 'utf8'));
}

export type ScriptBytes = {
  /** Compressed bytes of script the page loads at once. */
  readonly atOnce: number;
  /** Compressed bytes once its islands have woken, those loaded at once included. */
  readonly withIslands: number;
  /** Number of files the page asks for at once. */
  readonly filesAtOnce: number;
};

const EAGER_ISLAND = /(<astro-island\b[^>]*\bclient="(?:load|only)"[^>]*>)/g;

/** The script that a page ships, in bytes compressed by gzip. */
export function scriptBytes(html: string): ScriptBytes {
  // A description for search engines is data: no browser runs it.
  const code = /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
  const inline = all(html, code).join('\n');
  const sources = new Set(
    all(html, /<script[^>]*\bsrc="([^"]+)"/g).flatMap((url) => [...withImports(url)]),
  );
  const islands = new Set(
    all(html, /(?:component-url|renderer-url)="([^"]+)"/g).flatMap((url) => [...withImports(url)]),
  );
  const isAtOnce = /client="(load|only)"/.test(html);
  const base = gzipBytes(sources) + gzipSync(inline).length;
  const wokenBytes = base + gzipBytes(islands.difference(sources));
  // The search box in the head of a page sleeps even where an island wakes at once.
  const eager = all(html, EAGER_ISLAND).flatMap((tag) => [
    ...all(tag, /(?:component-url|renderer-url)="([^"]+)"/g).flatMap((url) => [
      ...withImports(url),
    ]),
  ]);
  const filesAtOnce = new Set([...sources, ...eager]).size;
  return { atOnce: isAtOnce ? wokenBytes : base, withIslands: wokenBytes, filesAtOnce };
}
