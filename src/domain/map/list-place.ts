import { slug } from '#src/lib/text/fold.ts';
import type { CityAndState } from '../places/main-city.ts';
import { provinceOf } from '../places/provinces.ts';
import type { ListPlace, ListRequest } from '../search/list/list-route.ts';
import { areasOf, type SearchBoundary } from '../search/search-boundary.ts';

function placeOf(
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

/** The place of a list of a map's homes: the boundary of the search, else the city in view. */
export function listPlaceOf(
  boundary: SearchBoundary | null,
  city: CityAndState | null | undefined,
): Pick<ListRequest, 'place' | 'areas'> {
  const areas = areasOf(boundary);
  return areas.length > 0 ? { place: {}, areas } : { place: placeOf(boundary, city) };
}
