import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PORTRAIT_TRAITS, type PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import type { ArtName } from './art/marketing-art.ts';
import type { PlanRoom } from './plan/floor-plan.ts';
import type { HomeLook } from './home-look.ts';
import { DRAWINGS_VERSION, type HomePicture } from './picture-drawings.ts';
import type { PictureSize } from '#src/server/images/rasterise.ts';
import type { StaticMap } from '#src/server/images/static-map/static-map.ts';

/** Everything a drawing is made from: equal specs give equal pictures. */
export type DrawingSpec =
  | { readonly family: HomePicture; readonly look: HomeLook; readonly view: number }
  | { readonly family: 'floor-plan'; readonly rooms: readonly PlanRoom[]; readonly title: string }
  | { readonly family: 'portrait'; readonly traits: PortraitTraits }
  | { readonly family: 'art'; readonly name: ArtName };

/** A drawing, or a picture of the map. */
export type PictureSpec = DrawingSpec | ({ readonly family: 'static-map' } & StaticMap);

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function lookKey({ seed, era, storeys, garageSpaces, season, light, isHigh }: HomeLook): string {
  return [seed, era, storeys, garageSpaces, season, light, isHigh ? 'high' : 'low'].join('-');
}

/** The words in the order of the list, so that the order in an address does not count. */
function traitsKey(traits: PortraitTraits): string {
  const names = Object.keys(PORTRAIT_TRAITS) as (keyof PortraitTraits)[];
  return names.map((name) => traits[name] ?? 'none').join('-');
}

function specKey(spec: PictureSpec): string {
  if ('look' in spec) return `${spec.family}-${spec.view}-${lookKey(spec.look)}`;
  if ('zoom' in spec) return `map-${shortHash(JSON.stringify(spec))}`;
  if ('rooms' in spec) return `floor-plan-${shortHash(JSON.stringify([spec.rooms, spec.title]))}`;
  return 'traits' in spec ? `portrait-${traitsKey(spec.traits)}` : `art-${spec.name}`;
}

/** The name of a picture's file in the cache; another version of the drawings has other names. */
export function fileNameOf(spec: PictureSpec, { widthPx, heightPx, format }: PictureSize): string {
  const size = heightPx ? `${widthPx}x${heightPx}` : widthPx;
  return `${specKey(spec)}-${size}-v${DRAWINGS_VERSION}.${format}`;
}

/**
 * A strong entity tag. It is made from the spec and the versions of what draws and encodes it, so
 * that a fresh copy at the reader's is told without drawing anything.
 */
export function entityTag(spec: PictureSpec, size: PictureSize): string {
  return `"${shortHash(`${fileNameOf(spec, size)} ${sharp.versions.sharp} ${sharp.versions.vips}`)}"`;
}
