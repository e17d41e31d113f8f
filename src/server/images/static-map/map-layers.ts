import type { BasemapPalette, RoadColors } from '#src/domain/map/basemap/basemap-palette.ts';
import { byZoom } from '#src/domain/map/basemap/by-zoom.ts';
import {
  type RoadClass,
  roadAppearance,
  roadClassOf,
  roadWidthPx,
} from '#src/domain/map/basemap/road-widths.ts';
import type { MapFeature, PixelPosition } from './map-features.ts';

const HOUSES_FROM_ZOOM = 15.6;
const ROAD_CLASSES: readonly RoadClass[] = ['local', 'collector', 'arterial', 'highway'];
const EDGE_PX = 1.8;

/** Land, built-up land, parks, water and houses, from the bottom up. */
export function areaLayers(
  features: readonly MapFeature[],
  palette: BasemapPalette,
  zoom: number,
): string {
  const { land, neighbours, builtUp, park, airport, water, islands } = palette;
  const green = (feature: MapFeature) => feature.property('kind') !== 'airport';
  const grey = (feature: MapFeature) => !green(feature);
  const houses = zoom < HOUSES_FROM_ZOOM ? [] : features.filter(isOf('houses'));
  return [
    filled(features.filter(isOf('neighbours')), neighbours),
    filled(features.filter(isOf('land')), land),
    filled(features.filter(isOf('built-up')), builtUp),
    filled(features.filter(isOf('parks')).filter(green), park),
    filled(features.filter(isOf('parks')).filter(grey), airport),
    filled(features.filter(isOf('lakes')), water),
    filled(features.filter(isOf('water-areas')), water),
    filled(features.filter(isOf('lake-islands')), islands),
    filled(features.filter(isOf('islands')), islands),
    ...palette.roofs.map((roof, at) =>
      filled(
        houses.filter((house) => Number(house.property('roof')) % palette.roofs.length === at),
        roof,
      ),
    ),
  ].join('');
}

/** Rivers, runways, borders and roads. */
export function lineLayers(
  features: readonly MapFeature[],
  palette: BasemapPalette,
  zoom: number,
): string {
  const riverPx = byZoom(zoom, [
    [4, 0.5],
    [11, 1.5],
    [14, 3],
    [18, 14],
  ]);
  const visibleFeatures = features.filter((feature) => !isHidden(feature, zoom));
  return [
    stroked(visibleFeatures.filter(isOf('rivers')), palette.water, riverPx),
    stroked(
      visibleFeatures.filter(isOf('runways')),
      palette.runway,
      Math.max(1, 2 ** (zoom - 10.9)),
    ),
    stroked(visibleFeatures.filter(isOf('province-borders')), palette.provinceBorder, 1),
    stroked(visibleFeatures.filter(isOf('country-borders')), palette.countryBorder, 1.2),
    ...roads(visibleFeatures, palette, zoom),
  ].join('');
}

/** All edges are drawn below all surfaces, so that crossings are open. */
function roads(features: readonly MapFeature[], palette: BasemapPalette, zoom: number): string[] {
  const roadLayers = ROAD_CLASSES.filter((one) => zoom >= roadAppearance[one].fromZoom).map(
    (one) => ({
      ways: features.filter((feature) => classOf(feature) === one),
      colors: palette[one] as RoadColors,
      widthPx: roadWidthPx(one, zoom),
      hasEdge: zoom >= roadAppearance[one].edgeFromZoom,
    }),
  );
  return [
    ...roadLayers.map(({ ways, colors, widthPx, hasEdge }) =>
      hasEdge ? stroked(ways, colors.edge, widthPx + EDGE_PX) : '',
    ),
    ...roadLayers.map(({ ways, colors, widthPx, hasEdge }) =>
      stroked(ways, hasEdge ? colors.fill : colors.far, widthPx),
    ),
  ];
}

/** The class of a road; undefined for any other feature. */
export function classOf({ layer, property }: MapFeature): RoadClass | undefined {
  if (layer === 'highways') return 'highway';
  return layer === 'roads' ? roadClassOf(property('class')) : undefined;
}

/** Whether a feature asks to be left out at this zoom. */
export function isHidden({ property }: MapFeature, zoom: number): boolean {
  const minZoom = property('minZoom');
  return typeof minZoom === 'number' && zoom < minZoom;
}

function isOf(layer: string): (feature: MapFeature) => boolean {
  return (feature) => feature.layer === layer;
}

function filled(features: readonly MapFeature[], color: string): string {
  const data = features.flatMap(({ parts }) => parts).map((ring) => `${pathData(ring)}Z`);
  return data.length === 0 ? '' : `<path d="${data.join('')}" fill="${color}"/>`;
}

function stroked(features: readonly MapFeature[], color: string, widthPx: number): string {
  const data = features.flatMap(({ parts }) => parts).map(pathData);
  if (data.length === 0) return '';
  const joins = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${data.join('')}" stroke="${color}" stroke-width="${widthPx}" ${joins}/>`;
}

function pathData(positions: readonly PixelPosition[]): string {
  return `M${positions.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
