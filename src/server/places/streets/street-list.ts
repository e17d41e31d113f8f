import type { StreetDirectory } from './street-directory.ts';
import { streetEntries } from './city-streets.ts';
import { readJsonFile, writeJsonFile } from '../../files/json-file.ts';
import type { PlaceCity } from '../gazetteer/place-city.ts';
import { entryIn, type PlaceEntry } from '../search/place-entry.ts';
import { eventLoopYield } from '../yield-to-event-loop.ts';
import { type PlaceIndex, placeIndexBuilder } from '../search/place-index.ts';

/** Raised whenever the way the list is made changes, so that older files are made again. */
const REVISION = 1;
/** What is made faster is not worth a file. */
const WORTH_KEEPING_MS = 300;

export type StreetListDependencies = {
  readonly world: StreetDirectory;
  /** Those whose streets are found without naming the city. */
  readonly cities: readonly PlaceCity[];
  /** Where the list is kept between starts, and the revision of the streets in it. */
  readonly cache?: { readonly file: string; readonly revision: number } | undefined;
};

export type StreetList = {
  /** Whether the list is to have the streets of a city. */
  has(city: PlaceCity): boolean;
  /** Whether the index is made by now. */
  isMade(): boolean;
  /** The index if it is; asking for it starts the making. */
  ready(): PlaceIndex | undefined;
  whenReady(): Promise<PlaceIndex>;
};

type StreetRow = [name: string, lat: number, lng: number];

/**
 * Every street name of some cities. It is made city by city in between other work, once, when it is
 * first asked for; a making that failed is tried again by the next caller.
 */
export function streetList(dependencies: StreetListDependencies): StreetList {
  let index: PlaceIndex | undefined;
  let making: Promise<PlaceIndex> | undefined;
  const whenReady = () => {
    making ??= madeOrKept(dependencies).then(
      (finishedIndex) => (index = finishedIndex),
      (error: unknown) => {
        making = undefined;
        throw error;
      },
    );
    return making;
  };
  const keys = new Set(dependencies.cities.map(({ key }) => key));
  return {
    has: ({ key }) => keys.has(key),
    whenReady,
    isMade: () => index !== undefined,
    ready: () => {
      // The failure is told to those who wait for the list; this caller goes on without it.
      if (!index) whenReady().catch(() => undefined);
      return index;
    },
  };
}

async function madeOrKept(dependencies: StreetListDependencies): Promise<PlaceIndex> {
  const cachedRows = keptRows(dependencies);
  const start = performance.now();
  const pause = eventLoopYield();
  const builder = placeIndexBuilder();
  const allEntries: PlaceEntry[] = [];
  for (const city of dependencies.cities) {
    const rows = cachedRows?.[city.key];
    const entries =
      rows?.map((row) => entryOf(city, row)) ?? (await streetEntries(city, dependencies.world));
    for (const entry of entries) {
      builder.add(entry);
      await pause();
    }
    if (!cachedRows) allEntries.push(...entries);
  }
  if (!cachedRows && dependencies.cache && performance.now() - start > WORTH_KEEPING_MS) {
    writeJsonFile(dependencies.cache.file, {
      revision: revisionOf(dependencies),
      streets: rowsByCity(allEntries),
    });
  }
  const finishing = builder.finish();
  for (;;) {
    const step = finishing.next();
    if (step.done) return step.value;
    await pause();
  }
}

function entryOf(city: PlaceCity, [name, lat, lng]: StreetRow): PlaceEntry {
  return entryIn(city, { kind: 'street', name, lat, lng });
}

function rowsByCity(entries: readonly PlaceEntry[]): Record<string, StreetRow[]> {
  const byCity = Map.groupBy(entries, ({ cityKey }) => cityKey);
  return Object.fromEntries(
    byCity
      .entries()
      .map(([key, streets]) => [key, streets.map(({ name, lat, lng }) => [name, lat, lng])]),
  );
}

function revisionOf({ cache }: StreetListDependencies): string {
  return `${REVISION}.${cache?.revision ?? 0}`;
}

function keptRows(dependencies: StreetListDependencies): Record<string, StreetRow[]> | undefined {
  const content = dependencies.cache && readJsonFile(dependencies.cache.file);
  const streets =
    content?.['revision'] === revisionOf(dependencies) ? content['streets'] : undefined;
  return isRows(streets) ? streets : undefined;
}

function isRows(value: unknown): value is Record<string, StreetRow[]> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
