import { COLORS } from '#src/content-folder/facts.ts';
import { basemapPalettes } from '#src/domain/map/basemap/basemap-palette.ts';
import type { BasemapView } from '#src/domain/map/basemap/source.ts';
import { worldPixel } from '#src/lib/geo/web-mercator.ts';
import { pauseWork } from '#src/server/scheduling/request-work.ts';
import { shortHash } from '../picture-name.ts';
import type { Picture } from '../picture-source.ts';
import { areaLayers, lineLayers } from './map-layers.ts';
import { mapFeatures, type MapFeature, type PixelPosition } from './map-features.ts';
import { labelLayers } from './map-labels.ts';

/** What a static map shows: a centre in degrees, a whole zoom level, a size in pixels. */
export type StaticMap = {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly view: BasemapView;
  readonly theme: 'light' | 'dark';
  /** Whether a pin marks the centre. */
  readonly hasPin: boolean;
};

export type TileSource = (z: number, x: number, y: number) => Promise<Uint8Array | undefined>;

const TILE_PX = 256;
const DEEPEST_TILE_ZOOM = 16;

const PIN_COLOR = COLORS.primary.light;

/** A pin whose tip stands at a position. */
function pin([x, y]: PixelPosition): string {
  return [
    `<g transform="translate(${x} ${y})">`,
    '<ellipse rx="7" ry="2.6" fill="#1c1c1c" opacity="0.28"/>',
    `<path d="M0 0C-4 -9 -13 -15 -13 -25A13 13 0 0 1 13 -25C13 -15 4 -9 0 0Z" fill="${PIN_COLOR}" stroke="#fff" stroke-width="2"/>`,
    '<circle cy="-25" r="4.6" fill="#fff"/>',
    '</g>',
  ].join('');
}

/** The SVG of a static map, drawn from the same tiles and in the same colours as the live one. */
export async function staticMap(map: StaticMap, tile: TileSource): Promise<string> {
  const { widthPx, heightPx, view, theme, zoom } = map;
  const palette = basemapPalettes[view][theme];
  const features = await featuresOf(map, tile);
  const size = `width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}"`;
  const areas = areaLayers(features, palette, zoom);
  await pauseWork();
  const lines = lineLayers(features, palette, zoom);
  await pauseWork();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<rect width="100%" height="100%" fill="${palette.water}"/>`,
    areas,
    lines,
    await labelLayers(features, { palette, zoom, widthPx, heightPx }),
    map.hasPin ? pin([widthPx / 2, heightPx / 2]) : '',
    '</svg>',
  ].join('');
}

/** A picture of the map, drawn from the tiles of a source. */
export function staticMapPicture(map: StaticMap, tile: TileSource): Picture {
  return {
    key: `map-${shortHash(JSON.stringify(map))}`,
    draw: () => staticMap(map, tile),
  };
}

/** The features of all tiles in view. A tile of 512 pixels belongs to a view one zoom level closer. */
async function featuresOf(
  { lat, lng, zoom, widthPx, heightPx }: StaticMap,
  tile: TileSource,
): Promise<MapFeature[]> {
  const tileZoom = Math.min(DEEPEST_TILE_ZOOM, Math.max(0, zoom - 1));
  const tiles = 2 ** tileZoom;
  const sizePx = TILE_PX * 2 ** (zoom - tileZoom);
  const { x, y } = worldPixel({ lat, lng }, zoom);
  const [leftPx, topPx] = [x - widthPx / 2, y - heightPx / 2];
  const features: MapFeature[] = [];
  const last = (startPx: number, lengthPx: number) =>
    Math.min(tiles - 1, Math.floor((startPx + lengthPx) / sizePx));
  for (let column = first(leftPx, sizePx); column <= last(leftPx, widthPx); column += 1) {
    for (let row = first(topPx, sizePx); row <= last(topPx, heightPx); row += 1) {
      const bytes = await tile(tileZoom, column, row);
      if (bytes === undefined || bytes.length === 0) continue;
      const place = { leftPx: column * sizePx - leftPx, topPx: row * sizePx - topPx, sizePx };
      features.push(...mapFeatures(bytes, place));
    }
  }
  return features;
}

function first(startPx: number, sizePx: number): number {
  return Math.max(0, Math.floor(startPx / sizePx));
}
