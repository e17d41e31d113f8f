import type { Feature, Point } from 'geojson';
import type { NamedCity } from './city-labels.ts';
import { labelZooms } from './label-zooms.ts';

/** View zoom of the first neighbourhood names, those of the largest cities. */
const WANTED_ZOOM = 12.25;

/** A label point for each neighbourhood, with the zoom from which it has room beside the others. */
export function neighbourhoodLabels(cities: readonly NamedCity[]): Feature<Point>[] {
  return cities
    .filter(({ neighbourhoods = [] }) => neighbourhoods.length > 0)
    .flatMap(({ neighbourhoods = [] }) => {
      const labels = neighbourhoods.map((one) => ({ ...one, wantedZoom: WANTED_ZOOM }));
      const zooms = labelZooms(labels);
      return neighbourhoods.map(({ name, lat, lng }, at): Feature<Point> => ({
        type: 'Feature',
        properties: { name, minZoom: zooms[at] },
        geometry: { type: 'Point', coordinates: [lng, lat] },
      }));
    });
}
