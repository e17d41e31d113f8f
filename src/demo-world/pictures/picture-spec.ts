import { shortHash } from '#src/server/images/picture-name.ts';
import { PORTRAIT_TRAITS, type PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import type { ArtName } from './art/marketing-art.ts';
import type { PlanRoom } from './plan/floor-plan.ts';
import type { HomeAppearance } from './home-appearance.ts';
import type { HomePicture } from './picture-drawings.ts';

/** All inputs of a drawing: equal specs give equal pictures. */
export type DrawingSpec =
  | { readonly family: HomePicture; readonly appearance: HomeAppearance; readonly view: number }
  | { readonly family: 'floor-plan'; readonly rooms: readonly PlanRoom[]; readonly title: string }
  | { readonly family: 'portrait'; readonly traits: PortraitTraits }
  | { readonly family: 'art'; readonly name: ArtName };

function appearanceKey(appearance: HomeAppearance): string {
  const { seed, era, storeys, garageSpaces, season, light, isHigh, isCentral, isSmall } =
    appearance;
  const place = [isHigh ? 'high' : 'low', isCentral && 'central', isSmall && 'small'];
  return [seed, era, storeys, garageSpaces, season, light, ...place.filter(Boolean)].join('-');
}

/** The words in the order of the list, so that their order in an address does not matter. */
function traitsKey(traits: PortraitTraits): string {
  const names = Object.keys(PORTRAIT_TRAITS) as (keyof PortraitTraits)[];
  return names.map((name) => traits[name] ?? 'none').join('-');
}

/** Names a drawing by all its inputs. */
export function drawingKey(spec: DrawingSpec): string {
  if ('appearance' in spec) return `${spec.family}-${spec.view}-${appearanceKey(spec.appearance)}`;
  if ('rooms' in spec) return `floor-plan-${shortHash(JSON.stringify([spec.rooms, spec.title]))}`;
  return 'traits' in spec ? `portrait-${traitsKey(spec.traits)}` : `art-${spec.name}`;
}
