import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';

export type PortraitColors = {
  readonly skin: string;
  readonly hair: string;
  readonly jacket: string;
  readonly shirt: string;
  readonly accent: string;
  readonly background: string;
};

const SKIN_COLORS: Readonly<Record<PortraitTraits['skin'], string>> = {
  fair: '#f2d3bd',
  light: '#e8be9e',
  beige: '#d9a57d',
  tan: '#c48a60',
  bronze: '#a56d47',
  brown: '#84543a',
  dark: '#65402d',
  deep: '#4d3226',
};

const HAIR_COLORS: Readonly<Record<PortraitTraits['hairColor'], string>> = {
  black: '#231d1b',
  'dark-brown': '#43312a',
  brown: '#6b4a33',
  auburn: '#7d3f28',
  'light-brown': '#94653c',
  blond: '#c59b62',
  grey: '#8f8d89',
  white: '#cfccc6',
};

/** Clothes with the matching brand tint behind them. */
const CLOTHING_COLORS: Readonly<
  Record<PortraitTraits['clothingColor'], readonly [jacket: string, background: string]>
> = {
  evergreen: ['#15513f', '#ecdfc6'],
  ink: ['#2b3a44', '#cfded6'],
  slate: ['#3f4a52', '#e6d3c6'],
  taupe: ['#6b5a4b', '#dfe7dc'],
  clay: ['#a8402a', '#d5e0ea'],
  blue: ['#274b63', '#e9e2d5'],
  plum: ['#7a6a8a', '#dfe7dc'],
  grey: ['#8a8f8c', '#b9cfc5'],
};

const ACCENT_COLORS: Readonly<Record<PortraitTraits['accentColor'], string>> = {
  sky: '#2f6db3',
  evergreen: '#15513f',
  plum: '#8c4a5e',
  gold: '#c98a1b',
  slate: '#4b5d6b',
  sand: '#d9c9b4',
};

const SHIRT = '#fbf8f2';

/** The colours of a portrait's traits. */
export function portraitColors(traits: PortraitTraits): PortraitColors {
  const [jacket, background] = CLOTHING_COLORS[traits.clothingColor];
  return {
    skin: SKIN_COLORS[traits.skin],
    hair: HAIR_COLORS[traits.hairColor],
    jacket,
    shirt: SHIRT,
    accent: ACCENT_COLORS[traits.accentColor],
    background,
  };
}
