import type { FeatureCollection } from 'geojson';
import type { Outlines } from './outlines.ts';
import { polygonsOf } from './polygons.ts';

type Edge = readonly [fromLng: number, fromLat: number, toLng: number, toLat: number];

/** Narrow: a band holds every edge of the country at its latitude. */
const BAND_DEGREES = 0.005;

const bandOf = (lat: number) => Math.floor(lat / BAND_DEGREES);

/** The edges of all rings, by the bands of latitude they pass through. */
function edgesByBand({ features }: FeatureCollection): ReadonlyMap<number, readonly Edge[]> {
  const bands = new Map<number, Edge[]>();
  for (const ring of features.flatMap(({ geometry }) => polygonsOf(geometry)).flat()) {
    let [fromLng = 0, fromLat = 0] = ring.at(-1) ?? [];
    for (const [toLng = 0, toLat = 0] of ring) {
      const last = bandOf(Math.max(fromLat, toLat));
      for (let band = bandOf(Math.min(fromLat, toLat)); band <= last; band += 1) {
        const edges = bands.get(band) ?? [];
        edges.push([fromLng, fromLat, toLng, toLat]);
        bands.set(band, edges);
      }
      [fromLng, fromLat] = [toLng, toLat];
    }
  }
  return bands;
}

/** Even-odd rule over all rings at once: the polygons of a layer do not overlap. */
function isInside(bands: ReadonlyMap<number, readonly Edge[]>, lat: number, lng: number): boolean {
  let inside = false;
  for (const [fromLng, fromLat, toLng, toLat] of bands.get(bandOf(lat)) ?? []) {
    if (fromLat > lat === toLat > lat) continue;
    if (fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat) > lng) inside = !inside;
  }
  return inside;
}

/** The layers that tell land from water. */
export type ShoreLayer = 'land' | 'lakes' | 'lake-islands' | 'islands' | 'water-areas';

/**
 * Answers from the outlines whether a point, in degrees, is on land: not at sea, not in a lake, a
 * broad river or a harbour.
 */
export function landTest(
  outlines: Pick<Outlines, ShoreLayer>,
): (point: { lat: number; lng: number }) => boolean {
  let layers: Record<ShoreLayer, ReadonlyMap<number, readonly Edge[]>> | undefined;
  return ({ lat, lng }) => {
    // Made when first asked: serving tiles does not need it.
    layers ??= {
      land: edgesByBand(outlines.land),
      lakes: edgesByBand(outlines.lakes),
      'lake-islands': edgesByBand(outlines['lake-islands']),
      islands: edgesByBand(outlines.islands),
      'water-areas': edgesByBand(outlines['water-areas']),
    };
    if (isInside(layers['lake-islands'], lat, lng) || isInside(layers.islands, lat, lng))
      return true;
    if (!isInside(layers.land, lat, lng) || isInside(layers.lakes, lat, lng)) return false;
    return !isInside(layers['water-areas'], lat, lng);
  };
}
