import type { HomeAppearance, Light, Season } from '../../home-appearance.ts';
import { mix } from '../../paint/color.ts';

type Choices = readonly [string, ...string[]];

/** The effects of season and hour on the world outside and on the light in the room. */
export type Daylight = {
  readonly skyTop: string;
  readonly skyLow: string;
  readonly leaves: Choices;
  readonly grass: string;
  readonly isBare: boolean;
  readonly isSnowy: boolean;
  readonly lampsOn: boolean;
  /** Colour of the sun on the floor; empty after sunset. */
  readonly sun: string;
  readonly sunOpacity: number;
  /** An outdoor surface as it looks in this light. */
  lit(color: string): string;
};

const SKIES: Record<Light, readonly [top: string, low: string]> = {
  day: ['#6eaee0', '#e6f2f8'],
  golden: ['#7f9fc6', '#ffdda8'],
  dusk: ['#26396a', '#c7a3ab'],
};
const WINTER_DAY = ['#a3c0d6', '#f0f4f6'] as const;

const AMBIENT: Record<Light, readonly [color: string, share: number]> = {
  day: ['#eaf2f6', 0.1],
  golden: ['#f2a65a', 0.2],
  dusk: ['#26345f', 0.56],
};

const SUNS: Record<Light, readonly [color: string, opacity: number]> = {
  day: ['#fff6dc', 0.42],
  golden: ['#ffd08a', 0.5],
  dusk: ['#ffd08a', 0],
};

const LEAVES: Record<Season, Choices> = {
  spring: ['#8fb862', '#a2c070', '#e3b3bd', '#7fae5f'],
  summer: ['#5f9150', '#6d9c55', '#4f8450', '#7ba05c'],
  autumn: ['#c98233', '#b85f35', '#d8a440', '#94914a'],
  winter: ['#7c7268', '#857a70', '#6f675f', '#4b6a5c'],
};

const GRASS: Record<Season, string> = {
  spring: '#8db964',
  summer: '#7dab59',
  autumn: '#97a45c',
  winter: '#eef2f5',
};

/** The light outside a home and in its rooms. */
export function daylightOf({ season, light }: HomeAppearance): Daylight {
  const [skyTop, skyLow] = season === 'winter' && light === 'day' ? WINTER_DAY : SKIES[light];
  const [ambient, share] = AMBIENT[light];
  const [sun, sunOpacity] = SUNS[light];
  return {
    skyTop,
    skyLow,
    leaves: LEAVES[season],
    grass: GRASS[season],
    isBare: season === 'winter',
    isSnowy: season === 'winter',
    lampsOn: light !== 'day',
    sun,
    sunOpacity,
    lit: (color) => mix(color, ambient, share),
  };
}
