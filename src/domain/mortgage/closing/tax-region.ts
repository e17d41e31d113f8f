import { slug } from '#src/lib/text/fold.ts';
import { PROVINCES, provinceOf } from '../../places/provinces.ts';

/** Toronto has a land transfer tax of its own; everything else differs by province. */
export const TORONTO = 'ON-toronto';

/** Every place with rules of its own for what is due at closing: provinces by their codes, and Toronto. */
export const REGIONS = [TORONTO, ...PROVINCES.map(({ code }) => code)];

/** The province and, where it has a tax of its own, the city of a region. */
export function placeOfRegion(region: string): {
  readonly province: string;
  readonly city: string;
} {
  const [province = '', city = ''] = region.split('-');
  return { province, city };
}

/** The region a home lies in; null where its province is none of Canada's. */
export function taxRegionOf(state: string, city: string): string | null {
  const code = provinceOf(state)?.code ?? null;
  return code === 'ON' && slug(city) === 'toronto' ? TORONTO : code;
}
