import type { Position } from '#src/contract/listings/listing.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { PlaceCity } from './place-city.ts';

const placeKey = (province: string, town: string) => `${province}/${slug(town)}`;
const pointOf = ({ lat, lng }: PlaceCity): Position => ({ latitude: lat, longitude: lng });

/**
 * Finds the centre of a town by its name and the code of its province. An unknown town gets the centre of
 * the province's largest town, which says nothing of where a home is.
 */
export function townCentres(
  cities: readonly PlaceCity[],
): (town: string, provinceCode: string) => Position | undefined {
  const centres = new Map<string, PlaceCity>();
  const largest = new Map<string, PlaceCity>();
  for (const city of cities) {
    const key = placeKey(city.province, city.name);
    if (city.population > (centres.get(key)?.population ?? -1)) centres.set(key, city);
    if (city.population > (largest.get(city.province)?.population ?? -1)) {
      largest.set(city.province, city);
    }
  }
  return (town, provinceCode) => {
    const city = centres.get(placeKey(provinceCode, town)) ?? largest.get(provinceCode);
    return city && pointOf(city);
  };
}
