import type { Feature, Polygon } from 'geojson';
import { unionOf, subtractAreas } from '#src/lib/geo/areas.ts';
import { clipRing } from '#src/lib/geo/box-clip.ts';
import { boxesMeet, boxRound } from '#src/lib/geo/local-plane.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import { readPackageData } from './package-data.ts';
import { roundPositions } from '#src/lib/geo/rings.ts';

type Seas = {
  readonly geometries: readonly {
    readonly coordinates: readonly (readonly (readonly LngLat[])[])[];
  }[];
};

/**
 * Settled sea coasts along the borders with the United States: the strait of Georgia, the Maritimes, the
 * Avalon peninsula.
 */
const COASTS: readonly Bounds[] = [
  { west: -125.6, south: 48.5, east: -123.75, north: 50.2 },
  { west: -123.75, south: 48.28, east: -123.22, north: 50.2 },
  { west: -123.22, south: 49, east: -122.25, north: 50.2 },
  { west: -66.9, south: 43.3, east: -59.6, north: 47.2 },
  { west: -54.3, south: 46.5, east: -52.5, north: 48.3 },
];
/** Five decimals are about a metre. */
const DECIMALS = 5;

/**
 * Canada's land with the sea coast of the settled shores to about ten metres, from the seas of
 * OpenStreetMap (@geo-maps/earth-seas-10m, ODbL), and with the land of the sketches. Everywhere else it
 * stays as given.
 */
export function withFineCoast(
  land: readonly Feature<Polygon>[],
  sketched: readonly PolygonRings[],
): Feature<Polygon>[] {
  const quads = COASTS.map(quadOf);
  const sketchedBoxes = sketched.map(([ring = []]) => boxRound(ring));
  const isByCoast = ({ geometry }: Feature<Polygon>) => {
    const box = boxRound(ringOf(geometry.coordinates[0]));
    return [...COASTS, ...sketchedBoxes].some((coast) => boxesMeet(coast, box));
  };
  const inland = land.filter((feature) => !isByCoast(feature));
  const coarse = land.filter(isByCoast).map(({ geometry }) => geometry.coordinates.map(ringOf));
  return [
    ...inland,
    ...unionOf([...subtractAreas(coarse, quads), ...coastalLand(), ...sketched]).map((area) =>
      featureOf(area),
    ),
  ];
}

/** The land inside the boxes: everything outside the world's seas. */
function coastalLand(): PolygonRings[] {
  const seas = readPackageData<Seas>('@geo-maps/earth-seas-10m/map.geo.json');
  const lands = seas.geometries
    .flatMap(({ coordinates }) => coordinates.flatMap((rings) => rings.slice(1)))
    .map((ring) => ({ ring, box: boxRound(ring) }));
  return COASTS.flatMap((coast) =>
    lands
      .filter(({ box }) => boxesMeet(box, coast))
      .map(({ ring }) => clipRing(ring, coast))
      .filter((ring) => ring.length > 0)
      .map((ring): PolygonRings => [ring]),
  );
}

function featureOf(area: PolygonRings): Feature<Polygon> {
  const coordinates = area.map((ring) =>
    roundPositions(
      ring.map(([lng, lat]) => [lng, lat]),
      DECIMALS,
    ),
  );
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } };
}

function quadOf({ west, south, east, north }: Bounds): PolygonRings {
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ];
}

function ringOf(ring: readonly number[][] = []): LngLat[] {
  return ring.map(([lng = 0, lat = 0]) => [lng, lat]);
}
