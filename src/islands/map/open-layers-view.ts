import { fromLonLat, transformExtent } from 'ol/proj.js';
import OlView from 'ol/View.js';
import { MAX_ZOOM, MIN_ZOOM, type MapView } from '#src/domain/map/route.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** West, south, east, north of where the map may go: Canada with room around it. */
const REACH = [-170, 30, -40, 84];

/** Where a point lies in the projection of the map, metres. */
export const toMap = ({ lat, lng }: LatLng) => fromLonLat([lng, lat]);

/** What the library shows of the map: a view that keeps to Canada and is never turned. */
export function openLayersView({ center, zoom }: MapView): OlView {
  return new OlView({
    center: toMap(center),
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    enableRotation: false,
    extent: transformExtent(REACH, 'EPSG:4326', 'EPSG:3857'),
    constrainOnlyCenter: true,
  });
}
