import { LRUCache } from 'lru-cache';
import { boxRound } from '#src/lib/geo/local-plane.ts';
import { finish } from '#src/lib/sliced-work.ts';
import { streetLabel } from './street-label.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';
import type { Street, StreetDirectory } from './street-directory.ts';
import { eventLoopYield } from '../yield-to-event-loop.ts';
import type { PlaceCity } from '../gazetteer/place-city.ts';
import { entryIn, type PlaceEntry } from '../search/place-entry.ts';
import { type PlaceIndex, placeIndexBuilder, placeIndexOf } from '../search/place-index.ts';

/** Cached cities, some megabytes each. */
const CACHED_CITIES = 8;

/** The streets of one city by their whole name, each with its stretches. */
export type CityStreets = {
  readonly index: PlaceIndex;
  readonly stretchesOf: (name: string) => readonly Street[];
};

/**
 * The streets of cities, made in between other work at the first request for a city; those of the last
 * cities are kept. After a failure the next caller tries again.
 */
export function cityStreets(world: StreetDirectory): (city: PlaceCity) => Promise<CityStreets> {
  const cache = new LRUCache<string, Promise<CityStreets>, PlaceCity>({
    max: CACHED_CITIES,
    memoMethod: (_key, _stale, { context }) => streetsOf(context, world),
  });
  return (city) => {
    const streets = cache.memo(city.key, { context: city });
    streets.catch(() => cache.delete(city.key));
    return streets;
  };
}

async function streetsOf(city: PlaceCity, world: StreetDirectory): Promise<CityStreets> {
  const byName = await streetsByName(city, world);
  const builder = placeIndexBuilder();
  const pause = eventLoopYield();
  for (const entry of entriesOf(city, byName)) {
    builder.add(entry);
    await pause();
  }
  const index = placeIndexOf(finish(builder.finish()));
  return { index, stretchesOf: (name) => byName.get(name) ?? [] };
}

/** One entry for each street of a city, in the middle of its longest stretch. */
export async function streetEntries(
  city: PlaceCity,
  world: StreetDirectory,
): Promise<PlaceEntry[]> {
  return entriesOf(city, await streetsByName(city, world));
}

/** The box round all stretches of a street. */
export function boundsOfStretches(stretches: readonly Street[]): Bounds {
  return boxRound(stretches.flatMap(({ path }) => path));
}

async function streetsByName(
  { key }: PlaceCity,
  world: StreetDirectory,
): Promise<ReadonlyMap<string, readonly Street[]>> {
  const byName = new Map<string, Street[]>();
  const pause = eventLoopYield();
  for (const street of world.streetsOf(key)) {
    const name = streetLabel(street);
    const stretches = byName.get(name);
    if (stretches) stretches.push(street);
    else byName.set(name, [street]);
    await pause();
  }
  return byName;
}

function entriesOf(city: PlaceCity, byName: ReadonlyMap<string, readonly Street[]>): PlaceEntry[] {
  return [...byName].flatMap(([name, stretches]) => {
    const point = middleOf(stretches);
    return point ? [entryIn(city, { kind: 'street', name, ...point })] : [];
  });
}

function middleOf(stretches: readonly Street[]): LatLng | undefined {
  const numbers = ({ firstNumber, lastNumber }: Street) => Math.abs(lastNumber - firstNumber);
  const [longest] = stretches.toSorted((a, b) => numbers(b) - numbers(a));
  const middle = longest?.path[longest.path.length >> 1];
  return middle && { lat: middle[1], lng: middle[0] };
}
