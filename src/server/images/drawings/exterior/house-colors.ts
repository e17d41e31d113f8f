import { materialPattern } from './material.ts';
import type { MaterialKind } from './material.ts';
import type { Scene } from './scene.ts';

type Scheme = {
  main: readonly [MaterialKind, string];
  accent: readonly [MaterialKind, string];
  roof: string;
  trim: string;
  door: string;
};

/** Colours already in the light of the scene; surfaces are the fills of the patterns. */
export type HouseColors = {
  main: string;
  accent: string;
  roof: { surface: string; trim: string };
  trim: string;
  door: string;
  definitions: string;
};

export const TRADITIONAL_SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    main: ['brick', '#a05a44'],
    accent: ['siding', '#e6e0d2'],
    roof: '#4b4a50',
    trim: '#f7f5ef',
    door: '#23405c',
  },
  {
    main: ['brick', '#8a4c3d'],
    accent: ['siding', '#cdb89a'],
    roof: '#54453c',
    trim: '#f3ede1',
    door: '#1f2a30',
  },
  {
    main: ['brick', '#b89777'],
    accent: ['stucco', '#efe7d8'],
    roof: '#5e5148',
    trim: '#faf7f0',
    door: '#7a2f2a',
  },
  {
    main: ['siding', '#c3cdd2'],
    accent: ['stone', '#9a958c'],
    roof: '#454a52',
    trim: '#ffffff',
    door: '#a8452f',
  },
  {
    main: ['siding', '#5f7484'],
    accent: ['stone', '#a8a197'],
    roof: '#3c3f46',
    trim: '#f8f7f3',
    door: '#d09a3c',
  },
  {
    main: ['siding', '#8f9d84'],
    accent: ['stone', '#a89c8a'],
    roof: '#4f4a44',
    trim: '#f6f3ea',
    door: '#6d3b2b',
  },
  {
    main: ['stucco', '#e9dfcc'],
    accent: ['stone', '#b3a38c'],
    roof: '#6a584a',
    trim: '#fbf8f1',
    door: '#3c5a4a',
  },
];

export const FARMHOUSE_SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    main: ['batten', '#efefea'],
    accent: ['wood', '#a5764c'],
    roof: '#34373c',
    trim: '#fafaf7',
    door: '#2c3b38',
  },
  {
    main: ['batten', '#e7e2d6'],
    accent: ['stone', '#a39d93'],
    roof: '#46423e',
    trim: '#fbf9f4',
    door: '#8a5a34',
  },
  {
    main: ['batten', '#4e5a5f'],
    accent: ['wood', '#b4834f'],
    roof: '#2f3237',
    trim: '#f2f1ec',
    door: '#c98f3f',
  },
  {
    main: ['batten', '#b9c6c0'],
    accent: ['stone', '#b2aca0'],
    roof: '#41464a',
    trim: '#ffffff',
    door: '#a34a38',
  },
];

export const MODERN_SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    main: ['stucco', '#eeeae2'],
    accent: ['wood', '#a06c40'],
    roof: '#3a3c40',
    trim: '#2c2e32',
    door: '#8a5a34',
  },
  {
    main: ['stone', '#a8a49c'],
    accent: ['wood', '#8f6340'],
    roof: '#2f3135',
    trim: '#26282c',
    door: '#3a2c22',
  },
  {
    main: ['brick', '#5f5a58'],
    accent: ['wood', '#b98a5a'],
    roof: '#2c2d31',
    trim: '#222428',
    door: '#b98a5a',
  },
  {
    main: ['stucco', '#c9c5bd'],
    accent: ['batten', '#3f454b'],
    roof: '#35383d',
    trim: '#25282c',
    door: '#c2703a',
  },
];

export function houseColors(
  { random, light }: Scene,
  schemes: readonly [Scheme, ...Scheme[]],
): HouseColors {
  const { main, accent, roof, trim, door } = random.pick(schemes);
  const pattern = (id: string, [kind, color]: readonly [MaterialKind, string]) =>
    materialPattern(id, { kind, color: light.lit(color) });
  return {
    main: 'url(#main)',
    accent: 'url(#accent)',
    roof: { surface: 'url(#roof)', trim: light.lit(trim) },
    trim: light.lit(trim),
    door: light.lit(door),
    definitions:
      pattern('main', main) + pattern('accent', accent) + pattern('roof', ['shingle', roof]),
  };
}
