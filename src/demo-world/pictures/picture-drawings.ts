import { marketingArt } from './art/marketing-art.ts';
import { apartmentEntrance } from './exterior/apartment-entrance.ts';
import { backyard } from './exterior/backyard.ts';
import { bungalow } from './exterior/bungalow.ts';
import { detached } from './exterior/detached.ts';
import { land } from './exterior/land.ts';
import { lowRise } from './exterior/low-rise.ts';
import { mobileHome } from './exterior/mobile-home.ts';
import { multiplex } from './exterior/multiplex.ts';
import { rowTownhouse } from './exterior/row-townhouse.ts';
import { semiDetached } from './exterior/semi-detached.ts';
import { stackedTownhouse } from './exterior/stacked-townhouse.ts';
import { tower } from './exterior/tower.ts';
import { balcony } from './interior/rooms/balcony.ts';
import { basement } from './interior/rooms/basement.ts';
import { bathroom } from './interior/rooms/bathroom.ts';
import { bedroom } from './interior/rooms/bedroom.ts';
import { dining } from './interior/rooms/dining.ts';
import { kitchen } from './interior/rooms/kitchen.ts';
import { living } from './interior/rooms/living.ts';
import { floorPlan } from './plan/floor-plan.ts';
import { portrait } from './portrait/portrait.ts';
import type { HomeAppearance } from './home-appearance.ts';
import type { DrawingSpec } from './picture-spec.ts';

/** The outside of homes; pure functions of the look, 1200x800 SVG. Only land has several views. */
export const EXTERIORS = {
  detached,
  bungalow,
  'semi-detached': semiDetached,
  'row-townhouse': rowTownhouse,
  'stacked-townhouse': stackedTownhouse,
  'low-rise': lowRise,
  tower,
  multiplex,
  'mobile-home': mobileHome,
  land,
  backyard,
  'apartment-entrance': apartmentEntrance,
} as const satisfies Record<string, (appearance: HomeAppearance, view: number) => string>;

/** Rooms, and the outlook from a balcony; view 1 is another room of its kind. */
const INTERIORS = {
  living,
  kitchen,
  dining,
  bedroom,
  bathroom,
  basement,
  balcony,
} as const satisfies Record<string, (appearance: HomeAppearance, view: number) => string>;

export type HomePicture = keyof typeof EXTERIORS | keyof typeof INTERIORS;

const HOME_PICTURES: Readonly<
  Record<HomePicture, (appearance: HomeAppearance, view: number) => string>
> = {
  ...EXTERIORS,
  ...INTERIORS,
};

/** The SVG of a picture. */
export function drawPicture(spec: DrawingSpec): string {
  if ('appearance' in spec) return HOME_PICTURES[spec.family](spec.appearance, spec.view);
  if ('rooms' in spec) return floorPlan(spec.rooms, { title: spec.title });
  return 'traits' in spec ? portrait(spec.traits) : marketingArt(spec.name);
}
