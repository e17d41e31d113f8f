import { slug } from '#src/lib/text/fold.ts';
import { type Province, provinceOf } from './provinces.ts';

/** A city that a realtor works in, or a whole province. */
export type ServedPlace = {
  /** In words: "Ottawa", or "Ontario". */
  readonly name: string;
  readonly province: Province;
  /** Null of a whole province. */
  readonly citySlug: string | null;
};

/** The places of texts such as "Ottawa, ON" or "ON"; a text that names no province is left out. */
export function servedPlaces(serves: readonly string[]): ServedPlace[] {
  return serves.flatMap((text) => {
    const [last = '', ...before] = text.split(', ').toReversed();
    const province = provinceOf(last);
    if (!province) return [];
    const city = before.toReversed().join(', ');
    return [{ name: city || province.name, province, citySlug: city ? slug(city) : null }];
  });
}
