import type { BasemapPalette } from '#src/domain/map/basemap/basemap-palette.ts';
import { roadAppearance } from '#src/domain/map/basemap/road-widths.ts';
import { path } from '#src/lib/svg.ts';
import { textOutline, textWidth } from '#src/server/images/text-outline.ts';
import { pauseWork } from '#src/server/scheduling/request-work.ts';
import type { MapFeature, PixelPosition } from './map-features.ts';
import { classOf, isHidden } from './map-layers.ts';

type Look = {
  readonly palette: BasemapPalette;
  readonly zoom: number;
  readonly widthPx: number;
  readonly heightPx: number;
};

type Label = {
  readonly text: string;
  readonly at: PixelPosition;
  readonly angleDeg: number;
  readonly sizePx: number;
  readonly weight: 400 | 600;
  readonly color: string;
  /** Labels of a higher rank are placed first. */
  readonly rank: number;
};

/** The centre of a label with room around it, and half its extent along the axes; pixels. */
type LabelBox = {
  readonly x: number;
  readonly y: number;
  readonly halfWidthPx: number;
  readonly halfHeightPx: number;
};

type BoxedLabel = Label & { readonly box: LabelBox };

const CREDIT = '© OpenStreetMap contributors · GeoNames · local streets are illustrative';
const CREDIT_PX = 9;
const HALO_PX = 2.6;
const GAP_PX = 6;
const RANKS = { city: 1000, neighbourhood: 400, road: 300, green: 200 } as const;
const CITIES_TO_ZOOM = 13.5;

/** The candidate labels of a map, in the order in which they are placed. */
async function candidates(
  features: readonly MapFeature[],
  look: Look,
): Promise<readonly BoxedLabel[]> {
  const labels: BoxedLabel[] = [];
  for (const feature of features) {
    await pauseWork();
    const label = isHidden(feature, look.zoom) ? undefined : labelOf(feature, look);
    const box = label && boxOf(label);
    if (box && isInside(box, look)) labels.push({ ...label, box });
  }
  return labels.sort((one, other) => other.rank - one.rank);
}

/** Names of towns, neighbourhoods, parks, waters and roads, and the credit its licences ask for. */
export async function labelLayers(features: readonly MapFeature[], look: Look): Promise<string> {
  const { palette, widthPx, heightPx } = look;
  const labels: BoxedLabel[] = [];
  for (const label of await candidates(features, look)) {
    await pauseWork();
    if (!labels.some(({ box }) => boxesOverlap(label.box, box))) labels.push(label);
  }
  const credit: Label = {
    text: CREDIT,
    at: [widthPx - 6 - textWidth(CREDIT, CREDIT_PX, 400) / 2, heightPx - 6],
    angleDeg: 0,
    sizePx: CREDIT_PX,
    weight: 400,
    color: palette.townText,
    rank: 0,
  };
  let layers = '';
  for (const label of [...labels, credit]) {
    await pauseWork();
    layers += labelSvg(label, palette.halo);
  }
  return layers;
}

function labelOf(feature: MapFeature, look: Look): Label | undefined {
  const { palette, zoom } = look;
  const text = String(feature.property('name') ?? '');
  const at = feature.parts[0]?.[0];
  if (text === '' || at === undefined) return undefined;
  const plain = { text, at, angleDeg: 0, weight: 400 as const };
  switch (feature.layer) {
    case 'city-labels': {
      if (zoom > CITIES_TO_ZOOM) return undefined;
      const population = Number(feature.property('population') ?? 0);
      const rank = RANKS.city + Math.log10(1 + population);
      const sizePx = population > 200_000 ? 15 : population > 30_000 ? 13 : 11.5;
      return { ...plain, weight: 600, sizePx, color: palette.cityText, rank };
    }
    case 'neighbourhood-labels':
      return {
        ...plain,
        sizePx: 11.5,
        color: palette.neighbourhoodText,
        rank: RANKS.neighbourhood,
      };
    case 'park-labels':
    case 'airport-labels':
      return { ...plain, sizePx: 10.5, color: palette.parkText, rank: RANKS.green };
    case 'water-labels':
    case 'lake-labels':
      return { ...plain, sizePx: 12, color: palette.waterText, rank: RANKS.green + 1 };
    default:
      return roadLabel(feature, text, look);
  }
}

/** In the middle of the road's longest straight part, if the name has room on it. */
function roadLabel(feature: MapFeature, text: string, look: Look): Label | undefined {
  const roadClass = classOf(feature);
  if (roadClass === undefined || look.zoom < roadAppearance[roadClass].nameFromZoom)
    return undefined;
  const sizePx = roadClass === 'local' || roadClass === 'collector' ? 10 : 11;
  const straight = longestPart(feature);
  if (straight === undefined || straight.lengthPx < textWidth(text, sizePx, 400) + GAP_PX) {
    return undefined;
  }
  const { from, to, lengthPx } = straight;
  const angleDeg = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return {
    text,
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    // Names are never upside down.
    angleDeg: angleDeg > 90 ? angleDeg - 180 : angleDeg < -90 ? angleDeg + 180 : angleDeg,
    sizePx,
    weight: 400,
    color: look.palette.roadText,
    rank: RANKS.road + Math.min(90, lengthPx / 10) + (roadClass === 'arterial' ? 50 : 0),
  };
}

function longestPart({ parts }: MapFeature) {
  let longest: { from: PixelPosition; to: PixelPosition; lengthPx: number } | undefined;
  for (const part of parts) {
    part.forEach((to, at) => {
      const from = part[at - 1];
      if (from === undefined) return;
      const lengthPx = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (lengthPx > (longest?.lengthPx ?? 0)) longest = { from, to, lengthPx };
    });
  }
  return longest;
}

function boxOf({ text, at, angleDeg, sizePx, weight }: Label): LabelBox {
  const widthPx = textWidth(text, sizePx, weight) + GAP_PX;
  const angle = (angleDeg * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const height = sizePx + GAP_PX;
  return {
    x: at[0],
    y: at[1],
    halfWidthPx: (widthPx * cos + height * sin) / 2,
    halfHeightPx: (widthPx * sin + height * cos) / 2,
  };
}

function boxesOverlap(a: LabelBox, b: LabelBox): boolean {
  return (
    Math.abs(a.x - b.x) < a.halfWidthPx + b.halfWidthPx &&
    Math.abs(a.y - b.y) < a.halfHeightPx + b.halfHeightPx
  );
}

function isInside(
  { x, y, halfWidthPx, halfHeightPx }: LabelBox,
  { widthPx, heightPx }: Look,
): boolean {
  const creditPx = CREDIT_PX + GAP_PX * 2;
  return (
    x - halfWidthPx >= 0 &&
    x + halfWidthPx <= widthPx &&
    y - halfHeightPx >= 0 &&
    y + halfHeightPx <= heightPx - creditPx
  );
}

function labelSvg({ text, at, angleDeg, sizePx, weight, color }: Label, halo: string): string {
  const style = {
    xPx: at[0],
    yPx: at[1] + sizePx * 0.36,
    sizePx,
    weight,
    anchor: 'middle' as const,
  };
  const turned =
    angleDeg === 0
      ? ''
      : ` transform="rotate(${angleDeg.toFixed(1)} ${at[0].toFixed(1)} ${at[1].toFixed(1)})"`;
  const outline = textOutline(text, style);
  const round = `stroke="${halo}" stroke-width="${HALO_PX}" stroke-linejoin="round"`;
  return [
    `<g${turned}>`,
    `<g ${round}>${path(outline, halo)}</g>`,
    path(outline, color),
    '</g>',
  ].join('');
}
