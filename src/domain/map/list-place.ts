import { slug } from '#src/lib/text/fold.ts';
import type { CityAndState } from '../places/main-city.ts';
import { provinceOf } from '../places/provinces.ts';
import type { ListPlace } from '../search/list/list-route.ts';
import type { SearchBoundary } from '../search/search-boundary.ts';

/** What a list of a map's homes is of: the place the search is bound to, else the city in view. */
export function listPlaceOf(
  bound: SearchBoundary | null,
  city: CityAndState | null | undefined,
): ListPlace {
  const isBound = bound?.kind === 'place';
  const province = provinceOf(isBound ? bound.state : (city?.state ?? ''));
  if (!province) return {};
  if (!isBound) return { province, citySlug: slug(city?.city ?? '') };
  const { citySlug, neighborhoodSlug } = bound;
  return { province, citySlug, ...(neighborhoodSlug ? { neighborhoodSlug } : {}) };
}
