import { slug } from '#src/lib/text/fold.ts';
import type { CityAndState } from '../places/main-city.ts';
import { provinceOf } from '../places/provinces.ts';
import type { ListPlace } from '../search/list/list-route.ts';
import type { SearchBoundary } from '../search/search-boundary.ts';

/** What a list of a map's homes is of: the place the search is bound to, else the city in view. */
export function listPlaceOf(
  boundary: SearchBoundary | null,
  city: CityAndState | null | undefined,
): ListPlace {
  const isBound = boundary?.kind === 'place';
  const province = provinceOf(isBound ? boundary.state : (city?.state ?? ''));
  if (!province) return {};
  if (!isBound) return { province, citySlug: slug(city?.city ?? '') };
  const { citySlug, neighborhoodSlug } = boundary;
  return { province, citySlug, ...(neighborhoodSlug ? { neighborhoodSlug } : {}) };
}
