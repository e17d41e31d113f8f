import type { LocalLocations } from '#src/clients/local-locations.ts';
import type { LocalPlaces } from '#src/domain/places/local-places.ts';

/** The browser's own places, in memory. */
export function memoryLocations(rows?: LocalPlaces, filledAtMs?: number) {
  let rowsOrNone = rows ?? { cities: [], neighborhoods: [] };
  let at = filledAtMs;
  const locations: LocalLocations = {
    find: async (nameKey) => ({
      cities: rowsOrNone.cities.filter((row) => row.nameKey.startsWith(nameKey)),
      neighborhoods: rowsOrNone.neighborhoods.filter((row) => row.nameKey.startsWith(nameKey)),
    }),
    filledAt: async () => at,
    fill: async (places, atMs) => {
      rowsOrNone = places;
      at = atMs;
    },
  };
  return locations;
}
