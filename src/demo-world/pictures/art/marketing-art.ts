import { about } from './about.ts';
import { buying } from './buying.ts';
import { homeHero } from './home-hero.ts';
import { mortgage } from './mortgage.ts';
import { neighbourhood } from './neighbourhood.ts';
import { selling } from './selling.ts';
import { team } from './team.ts';

export const ART_NAMES = [
  'home-hero',
  'buying',
  'selling',
  'about',
  'team',
  'mortgage',
  'neighbourhood',
] as const;

export type ArtName = (typeof ART_NAMES)[number];

const DRAW: Record<ArtName, () => string> = {
  'home-hero': homeHero,
  buying,
  selling,
  about,
  team,
  mortgage,
  neighbourhood,
};

/** The picture that opens a page of the site. Returns SVG of 1600x1000. */
export function marketingArt(name: ArtName): string {
  return DRAW[name]();
}
