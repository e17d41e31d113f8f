import type { SlicedWork } from '#src/lib/sliced-work.ts';
import {
  formsOfName,
  kindOfName,
  type NameColumns,
  packedNames,
  type PlaceName,
  squeezedFormsOfName,
  textOfName,
  wordsOfName,
} from '../gazetteer/packed-names.ts';
import type { PlaceEntry } from './place-entry.ts';
import type { IndexedName, IndexedPlace } from './place-index.ts';

type City = Pick<PlaceEntry, 'city' | 'cityKey' | 'province' | 'population'> & {
  readonly context: readonly string[];
};

/** Places in columns: 24 bytes each, besides the names and cities that many of them share. */
export type PlaceColumns = {
  readonly names: NameColumns;
  readonly cities: readonly City[];
  readonly nameNumbers: Uint32Array;
  readonly cityNumbers: Uint32Array;
  /** Latitude and longitude of each place. */
  readonly positions: Float64Array;
};

/** Computes the parts of an entry whose name or city is new. */
type Makers = {
  readonly name: () => IndexedName;
  readonly context: () => readonly string[];
};

/** A list that holds equal items once. */
function numbering<Item>() {
  const items: Item[] = [];
  const numbers = new Map<string, number>();
  return {
    items,
    numberOf(key: string, make: () => Item): number {
      const number = numbers.get(key);
      if (number !== undefined) return number;
      numbers.set(key, items.length);
      return items.push(make()) - 1;
    },
  };
}

/**
 * A table of places that share their names and cities: 24 bytes each besides. There are a hundred and fifty
 * thousand streets.
 */
export function placeTable() {
  const names = numbering<PlaceName>();
  const cities = numbering<City>();
  const nameNumbers: number[] = [];
  const cityNumbers: number[] = [];
  const positions: number[] = [];
  return {
    /** Returns the number of the place. */
    add(entry: PlaceEntry, make: Makers): number {
      const { kind, name, city, cityKey, province, population, lat, lng } = entry;
      // Streets of many cities share a name; other places have their own names in each city.
      const nameKey = `${kind} ${kind === 'street' ? '' : cityKey} ${name}`;
      nameNumbers.push(names.numberOf(nameKey, () => ({ kind, name, ...make.name() })));
      const cityNumber = cities.numberOf(kind === 'city' ? `- ${cityKey}` : cityKey, () => ({
        ...{ city, cityKey, province, population },
        context: make.context(),
      }));
      cityNumbers.push(cityNumber);
      positions.push(lat, lng);
      return nameNumbers.length - 1;
    },
    nameAt: (number: number): IndexedName | undefined => names.items[nameNumbers[number] ?? -1],
    *finish(): SlicedWork<PlaceColumns> {
      const columns = yield* packedNames(names.items);
      yield;
      return {
        names: columns,
        cities: cities.items,
        nameNumbers: Uint32Array.from(nameNumbers),
        cityNumbers: Uint32Array.from(cityNumbers),
        positions: Float64Array.from(positions),
      };
    },
  };
}

/** Reads places from their columns. */
export function placeReader({ names, cities, nameNumbers, cityNumbers, positions }: PlaceColumns) {
  const nameNumberOf = (number: number) => nameNumbers[number] ?? -1;
  const cityAt = (number: number) => cities[cityNumbers[number] ?? -1];
  return {
    size: nameNumbers.length,
    squeezedAt: (number: number) => squeezedFormsOfName(names, nameNumberOf(number)),
    placeAt(number: number): IndexedPlace | undefined {
      const [name, city] = [nameNumberOf(number), cityAt(number)];
      if (!city) return undefined;
      const [words, forms] = [wordsOfName(names, name), formsOfName(names, name)];
      const squeezedNames = squeezedFormsOfName(names, name);
      return { words, forms, squeezedNames, context: city.context };
    },
    entryAt(number: number): PlaceEntry | undefined {
      const [at, home] = [nameNumberOf(number), cityAt(number)];
      const kind = kindOfName(names, at);
      if (!kind || !home) return undefined;
      const { city, cityKey, province, population } = home;
      const [lat, lng] = [positions[2 * number] ?? 0, positions[2 * number + 1] ?? 0];
      return { kind, name: textOfName(names, at), city, cityKey, province, lat, lng, population };
    },
    contextWords: new Set(cities.flatMap(({ context }) => context)),
  };
}
