import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { LocalPlaces } from '#src/domain/places/local-places.ts';
import { requestResult, transactionDone, openDatabase } from './indexed-database.ts';

const NAME = 'realty-places';
const VERSION = 1;
const TIMEOUT_MS = 1000;
const FILLED = 'filled';

const LocalCity = z.object({
  key: z.string(),
  nameKey: z.string(),
  name: z.string(),
  state: z.string(),
  lat: z.number(),
  lng: z.number(),
  population: z.number(),
});
const LocalNeighborhood = z.object({
  id: z.string(),
  nameKey: z.string(),
  name: z.string(),
  city: z.string(),
  cityKey: z.string(),
  state: z.string(),
  lat: z.number(),
  lng: z.number(),
});
const Rows = z.object({ cities: z.array(LocalCity), neighborhoods: z.array(LocalNeighborhood) });

/** The browser's own places: every town and neighbourhood, found by the beginning of its name. */
export type LocalLocations = {
  find(nameKey: string): Promise<unknown>;
  /** When it was filled, in milliseconds since 1970; undefined when it is empty. */
  filledAt(): Promise<unknown>;
  fill(places: LocalPlaces, atMs: number): Promise<void>;
};

function makeStores(database: IDBDatabase): void {
  database.createObjectStore('cities', { keyPath: 'key' }).createIndex('nameKey', 'nameKey');
  database.createObjectStore('neighborhoods', { keyPath: 'id' }).createIndex('nameKey', 'nameKey');
  database.createObjectStore('state');
}

/** The places in the browser's IndexedDB. */
function indexedLocations(factory: IDBFactory): LocalLocations {
  let opening: Promise<IDBDatabase> | undefined;
  const database = () => {
    opening ??= openDatabase(factory, { name: NAME, version: VERSION, makeStores });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  const stores = ['cities', 'neighborhoods'] as const;
  return {
    async find(nameKey) {
      const reading = (await database()).transaction(stores, 'readonly');
      const range = IDBKeyRange.bound(nameKey, `${nameKey}\uffff`);
      const [cities, neighborhoods] = await Promise.all(
        stores.map((name) =>
          requestResult(reading.objectStore(name).index('nameKey').getAll(range)),
        ),
      );
      return { cities, neighborhoods };
    },
    async filledAt() {
      return requestResult(
        (await database()).transaction('state').objectStore('state').get(FILLED),
      );
    },
    async fill(places, atMs) {
      const writing = (await database()).transaction([...stores, 'state'], 'readwrite');
      for (const name of stores) {
        const store = writing.objectStore(name);
        store.clear();
        for (const row of places[name]) store.put(row);
      }
      writing.objectStore('state').put(atMs, FILLED);
      await transactionDone(writing);
    },
  };
}

let locations: LocalLocations | undefined;

/** Sets the database for a test; undefined for that of the browser. */
export function connectLocalLocations(next: LocalLocations | undefined): void {
  locations = next;
}

function current(): LocalLocations | undefined {
  if (!locations && typeof indexedDB !== 'undefined') locations = indexedLocations(indexedDB);
  return locations;
}

async function soon<Value>(value: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It took too long.')), TIMEOUT_MS);
  return await Promise.race([value, promise]).finally(() => clearTimeout(timer));
}

/**
 * The places whose names begin so (as `slug` writes names); undefined when the browser has no such
 * database, keeps it shut, or takes longer than a second. Never throws.
 */
export async function findLocalPlaces(nameKey: string): Promise<LocalPlaces | undefined> {
  try {
    const rows = Rows.safeParse(await soon(current()?.find(nameKey) ?? Promise.resolve()));
    return rows.success ? rows.data : undefined;
  } catch (error) {
    console.info('Places could not be looked up in the browser.', error);
    return undefined;
  }
}

/** Whether the places must be loaded: there are none, or they are too old. */
export async function needsPlacesUpdate(nowMs: number, longestMs: number): Promise<boolean> {
  const local = current();
  if (!local) return false;
  try {
    const filledAt = z.number().safeParse(await soon(local.filledAt()));
    return !filledAt.success || nowMs - filledAt.data > longestMs;
  } catch (error) {
    console.info('The places in the browser could not be read.', error);
    return false;
  }
}

/** Replaces the stored places; does nothing where the browser stores nothing. */
export async function replaceLocalPlaces(places: LocalPlaces, nowMs: number): Promise<void> {
  try {
    await current()?.fill(places, nowMs);
  } catch (error) {
    console.info('Places could not be kept in the browser.', error);
  }
}
