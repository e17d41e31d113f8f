import type Style from 'ol/style/Style.js';
import { label, withName } from './label.ts';
import { isHidden, nameOf, numberOf, type Painter } from '../ground/painter.ts';
import type { BasemapPalette } from '#src/domain/map/basemap/basemap-palette.ts';
import { zIndexes } from './z-indexes.ts';

/** Names of the same tenth of a power of ten share a style, and the larger city wins its place. */
const ranksPerPower = 10;
const dotMaxZoom = 8;
/** Half a line, in text sizes, brings the dot under the name onto its place. */
const dotLift = 0.6;

const tiers = [
  { minPopulation: 500_000, sizePx: 14, weight: 650, maxZoom: 13.5, city: true },
  { minPopulation: 100_000, sizePx: 13, weight: 600, maxZoom: 14.5, city: true },
  { minPopulation: 20_000, sizePx: 12, weight: 550, maxZoom: 15.5, city: false },
  { minPopulation: 0, sizePx: 11.5, weight: 500, maxZoom: 16.5, city: false },
] as const;

/** Names of towns and cities: a dot with the name above it from afar, the name alone close by. */
export function cityNames(palette: BasemapPalette, family: string): Painter {
  const styles = new Map<number, { far: Style; near: Style; maxZoom: number }>();
  return (feature, zoom) => {
    if (isHidden(feature, zoom)) return undefined;
    const rank = Math.floor(Math.log10(numberOf(feature, 'population', 1)) * ranksPerPower);
    const rankStyle = styles.get(rank) ?? rankStyles(rank, palette, family);
    styles.set(rank, rankStyle);
    if (zoom > rankStyle.maxZoom) return undefined;
    const name = nameOf(feature);
    return zoom < dotMaxZoom
      ? withName(rankStyle.far, `${name}\n•`)
      : withName(rankStyle.near, name);
  };
}

function rankStyles(rank: number, palette: BasemapPalette, family: string) {
  const population = 10 ** ((rank + 0.5) / ranksPerPower);
  const tier = tiers.find(({ minPopulation }) => population >= minPopulation) ?? tiers[3];
  const look = {
    font: `${tier.weight} ${tier.sizePx}px ${family}`,
    color: tier.city ? palette.cityText : palette.townText,
    halo: palette.halo,
    zIndex: zIndexes.cityNames + rank,
  };
  const far = label(look);
  far.getText()?.setOffsetY(-tier.sizePx * dotLift);
  return { far, near: label(look), maxZoom: tier.maxZoom };
}
