import type { FeatureCollection } from 'geojson';
import { lazyInSlices } from '#src/lib/lazy.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { BasemapOutlines } from './outlines.ts';
import { polygonsOf } from './polygons.ts';

/** Narrow, as a band holds every edge of the country at its latitude. */
const BAND_DEGREES = 0.005;

const bandOf = (lat: number) => Math.floor(lat / BAND_DEGREES);

/** The edges of all rings, by the bands of latitude they pass through; flat arrays, as there are many. */
type BandedEdges = {
  /** Both ends of each edge: lng, lat, lng, lat. */
  readonly ends: Float64Array;
  readonly firstBand: number;
  /** Where the edges of each band begin in `edges`, and where the last ones end. */
  readonly starts: Uint32Array;
  /** The edges of each band, the one that reaches farthest east first. */
  readonly edges: Uint32Array;
};

function endsOf({ features }: FeatureCollection): Float64Array {
  const rings = features.flatMap(({ geometry }) => polygonsOf(geometry).flat());
  const ends = new Float64Array(4 * rings.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const ring of rings) {
    let [fromLng = 0, fromLat = 0] = ring.at(-1) ?? [];
    for (const [toLng = 0, toLat = 0] of ring) {
      ends.set([fromLng, fromLat, toLng, toLat], at);
      at += 4;
      [fromLng, fromLat] = [toLng, toLat];
    }
  }
  return ends;
}

function* edgesByBand(collection: FeatureCollection): SlicedWork<BandedEdges> {
  const ends = endsOf(collection);
  const count = ends.length / 4;
  const lowest = (edge: number) =>
    bandOf(Math.min(ends[edge * 4 + 1] ?? 0, ends[edge * 4 + 3] ?? 0));
  const highest = (edge: number) =>
    bandOf(Math.max(ends[edge * 4 + 1] ?? 0, ends[edge * 4 + 3] ?? 0));
  let [firstBand, lastBand] = [Infinity, -Infinity];
  for (let edge = 0; edge < count; edge += 1) {
    firstBand = Math.min(firstBand, lowest(edge));
    lastBand = Math.max(lastBand, highest(edge));
  }
  const bands = count === 0 ? 0 : lastBand - firstBand + 1;
  // Each count is stored one place on, so that the running sums are where each band begins.
  const starts = new Uint32Array(bands + 1);
  const eachBand = (visit: (band: number, edge: number) => void) => {
    for (let edge = 0; edge < count; edge += 1) {
      const last = highest(edge) - firstBand;
      for (let band = lowest(edge) - firstBand; band <= last; band += 1) visit(band, edge);
    }
  };
  eachBand((band) => (starts[band + 1] = (starts[band + 1] ?? 0) + 1));
  for (let band = 0; band < bands; band += 1) {
    starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0);
  }
  const edges = new Uint32Array(starts[bands] ?? 0);
  const free = starts.slice();
  eachBand((band, edge) => {
    const at = free[band] ?? 0;
    edges[at] = edge;
    free[band] = at + 1;
  });
  yield;
  const eastOf = (edge: number) => Math.max(ends[edge * 4] ?? 0, ends[edge * 4 + 2] ?? 0);
  for (let band = 0; band < bands; band += 1) {
    edges.subarray(starts[band], starts[band + 1]).sort((a, b) => eastOf(b) - eastOf(a));
    yield;
  }
  return { ends, firstBand, starts, edges };
}

/** Even-odd rule over all rings at once: the polygons of a layer do not overlap. */
function isInside({ ends, firstBand, starts, edges }: BandedEdges, lat: number, lng: number) {
  const band = bandOf(lat) - firstBand;
  const [from, to] = [starts[band] ?? 0, starts[band + 1] ?? 0];
  let inside = false;
  for (let at = from; at < to; at += 1) {
    const end = (edges[at] ?? 0) * 4;
    const [fromLng, toLng] = [ends[end] ?? 0, ends[end + 2] ?? 0];
    // All following edges end west of the point, too.
    if (fromLng <= lng && toLng <= lng) break;
    const [fromLat, toLat] = [ends[end + 1] ?? 0, ends[end + 3] ?? 0];
    if (fromLat > lat === toLat > lat) continue;
    if (fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat) > lng) inside = !inside;
  }
  return inside;
}

/** The layers that tell land from water. */
export type ShoreLayer = 'land' | 'lakes' | 'lake-islands' | 'islands' | 'water-areas';

export type LandTest = {
  /** Whether a point, in degrees, is on land: not at sea, not in a lake, a broad river or a harbour. */
  readonly isLand: (point: { lat: number; lng: number }) => boolean;
  /**
   * Makes the index behind the answers; else the first question makes it, as serving tiles does not need
   * it.
   */
  readonly warmSteps: readonly (() => SlicedWork<unknown>)[];
};

/** Tells land from water by the outlines. */
export function landTest(outlines: Pick<BasemapOutlines, ShoreLayer>): LandTest {
  const edgesOf = (layer: ShoreLayer) => lazyInSlices(() => edgesByBand(outlines[layer]));
  const land = edgesOf('land');
  const lakes = edgesOf('lakes');
  const lakeIslands = edgesOf('lake-islands');
  const islands = edgesOf('islands');
  const waterAreas = edgesOf('water-areas');
  return {
    isLand({ lat, lng }) {
      if (isInside(lakeIslands(), lat, lng) || isInside(islands(), lat, lng)) return true;
      if (!isInside(land(), lat, lng) || isInside(lakes(), lat, lng)) return false;
      return !isInside(waterAreas(), lat, lng);
    },
    warmSteps: [land, lakes, lakeIslands, islands, waterAreas].map(({ making }) => making),
  };
}
