import { slug } from '#src/lib/text/fold.ts';
import { PROVINCES, provinceOf } from '../../places/provinces.ts';

/** Toronto has a land transfer tax of its own; everything else differs by province. */
export const TORONTO = 'ON-toronto';

/** Every place with its own rules for the costs at closing: provinces by their codes, and Toronto. */
export const REGIONS = [TORONTO, ...PROVINCES.map(({ code }) => code)];

/** The province of a region and, where it has its own tax, the city. */
export function placeOfRegion(region: string): {
  readonly province: string;
  readonly city: string;
} {
  const [province = '', city = ''] = region.split('-');
  return { province, city };
}

/** The region of a home; null where its province is not Canadian. */
export function taxRegionOf(state: string, city: string): string | null {
  const code = provinceOf(state)?.code ?? null;
  return code === 'ON' && slug(city) === 'toronto' ? TORONTO : code;
}
