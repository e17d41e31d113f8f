import MVT from 'ol/format/MVT.js';

/** A feature of a vector tile with its parts in pixels of the picture. */
export type MapFeature = {
  readonly layer: string;
  readonly kind: 'point' | 'line' | 'area';
  readonly parts: readonly (readonly PixelPosition[])[];
  readonly property: (name: string) => unknown;
};

export type PixelPosition = readonly [x: number, y: number];

/** Where a tile lies in the picture. */
export type TileBox = {
  readonly leftPx: number;
  readonly topPx: number;
  readonly sizePx: number;
};

const TILE_EXTENT = 4096;
const KINDS: Readonly<Record<string, MapFeature['kind']>> = {
  Point: 'point',
  MultiPoint: 'point',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'area',
  MultiPolygon: 'area',
};

/** The features of a Mapbox Vector Tile, laid where the tile lies in the picture. */
export function mapFeatures(tile: Uint8Array, { leftPx, topPx, sizePx }: TileBox): MapFeature[] {
  const scale = sizePx / TILE_EXTENT;
  return new MVT().readFeatures(tile.slice().buffer).map((feature) => {
    const flat = feature.getFlatCoordinates();
    const ends = endsOf(feature.getEnds(), flat.length);
    const parts = ends.map((end, at) => {
      const part: PixelPosition[] = [];
      for (let i = at === 0 ? 0 : (ends[at - 1] ?? 0); i < end; i += 2) {
        part.push([leftPx + (flat[i] ?? 0) * scale, topPx + (flat[i + 1] ?? 0) * scale]);
      }
      return part;
    });
    return {
      layer: String(feature.get('layer')),
      kind: KINDS[feature.getType()] ?? 'point',
      parts,
      property: (name) => feature.get(name) as unknown,
    };
  });
}

/** The library gives no ends for a single point: it ends with the list. */
function endsOf(ends: readonly (number | readonly number[])[] | null, length: number): number[] {
  const flat = (ends ?? []).flat();
  return flat.length === 0 ? [length] : flat;
}
