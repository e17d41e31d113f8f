import { fnv1a } from '#src/lib/random.ts';
import { resultInSlices } from '../../scheduling/sliced-work.ts';
import type { PlaceCity } from '../gazetteer/place-city.ts';
import {
  type PlaceIndex,
  placeIndexBuilder,
  type PlaceIndexColumns,
  placeIndexOf,
} from '../search/place-index.ts';
import { restoringPlaceIndex, savingPlaceIndex } from '../search/saved-places.ts';
import { eventLoopYield } from '../yield-to-event-loop.ts';
import { streetEntries } from './city-streets.ts';
import type { StreetDirectory } from './street-directory.ts';
import { STREETS_FORM, type StreetStore } from './street-store.ts';

/** A list made faster than this is not worth a file. */
const WORTH_KEEPING_MS = 300;

export type StreetListDependencies = {
  readonly world: StreetDirectory;
  /** Cities whose streets are found without naming the city. */
  readonly cities: readonly PlaceCity[];
  readonly cache?: StreetCache | undefined;
};

type StreetCache = {
  /** Keeps the list between starts. */
  readonly store: StreetStore;
  /** The revision of the streets in the list. */
  readonly revision: number;
  /**
   * Makes and keeps the list in a separate process, whose memory is freed with it; without it that is done
   * here.
   */
  readonly makeElsewhere?: () => Promise<void>;
};

export type StreetList = {
  /** Whether the list covers the streets of a city. */
  has(city: PlaceCity): boolean;
  /** Whether the index has been made. */
  isMade(): boolean;
  /** The index if it has been made; otherwise the call starts making it. */
  ready(): PlaceIndex | undefined;
  whenReady(): Promise<PlaceIndex>;
};

/**
 * Every street name of some cities. It is made once, city by city in between other work, at the first
 * request; after a failure the next caller tries again.
 */
export function streetList(dependencies: StreetListDependencies): StreetList {
  let index: PlaceIndex | undefined;
  let making: Promise<PlaceIndex> | undefined;
  const whenReady = () => {
    making ??= loadOrMakeIndex(dependencies).then(
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
      // Callers that wait for the list get the failure; this caller goes on without it.
      if (!index) whenReady().catch(() => undefined);
      return index;
    },
  };
}

async function cachedIndex(dependencies: StreetListDependencies): Promise<PlaceIndex | undefined> {
  const savedStreets = await dependencies.cache?.store.load();
  if (savedStreets?.revision !== revisionOf(dependencies)) return undefined;
  return placeIndexOf(await resultInSlices(() => restoringPlaceIndex(savedStreets.index)));
}

async function loadOrMakeIndex(dependencies: StreetListDependencies): Promise<PlaceIndex> {
  const cachedList = await cachedIndex(dependencies);
  if (cachedList) return cachedList;
  const { makeElsewhere } = dependencies.cache ?? {};
  if (!makeElsewhere) return await madeIndex(dependencies);
  await makeElsewhere();
  // If that process failed, the list is made here.
  return (await cachedIndex(dependencies)) ?? (await madeIndex(dependencies));
}

async function madeIndex(dependencies: StreetListDependencies): Promise<PlaceIndex> {
  const { cache } = dependencies;
  const revision = revisionOf(dependencies);
  const startMs = performance.now();
  const columns = await columnsOf(dependencies);
  if (cache && performance.now() - startMs > WORTH_KEEPING_MS) {
    const index = await resultInSlices(() => savingPlaceIndex(columns));
    cache.store.keep({ form: STREETS_FORM, revision, index });
  }
  return placeIndexOf(columns);
}

async function columnsOf({ cities, world }: StreetListDependencies): Promise<PlaceIndexColumns> {
  const pause = eventLoopYield();
  const builder = placeIndexBuilder();
  for (const city of cities) {
    for (const entry of await streetEntries(city, world)) {
      builder.add(entry);
      await pause();
    }
  }
  return await resultInSlices(() => builder.finish());
}

function revisionOf({ cities, cache }: StreetListDependencies): string {
  const cityFields = cities.map(({ key, name, province, population }) => [
    ...[key, name, province],
    population,
  ]);
  return `${cache?.revision ?? 0}.${fnv1a(JSON.stringify(cityFields))}`;
}
