import type { Light } from './home-appearance.ts';
import type { HomePicture } from './picture-drawings.ts';

/** By day, in the golden hour and at dusk: the mean of eight drawings, each drawn small to one pixel. */
type LightColors = readonly [day: string, golden: string, dusk: string];

const COLORS: Readonly<Record<HomePicture, LightColors>> = {
  detached: ['#a6a693', '#b49e80', '#7f7778'],
  bungalow: ['#a4a190', '#af9a7e', '#7b7372'],
  'semi-detached': ['#aba997', '#b9a281', '#7f7577'],
  'row-townhouse': ['#afac9b', '#c0a686', '#817c82'],
  'stacked-townhouse': ['#a7a699', '#bb9e85', '#858085'],
  'low-rise': ['#959c92', '#a9957d', '#747077'],
  tower: ['#a5afad', '#bba590', '#747688'],
  multiplex: ['#a19f90', '#ae977e', '#7f7675'],
  'mobile-home': ['#adb2a3', '#bba78c', '#817a80'],
  land: ['#a9b1a1', '#b8a783', '#7b7375'],
  backyard: ['#9d9c8a', '#ad957b', '#7d7876'],
  'apartment-entrance': ['#8d8c82', '#998972', '#776f6f'],
  living: ['#baaf9e', '#c1ac92', '#ab9889'],
  kitchen: ['#bcb7a8', '#c3b39c', '#aea093'],
  dining: ['#c7bfaf', '#ccbba0', '#b5a596'],
  bedroom: ['#c3baaa', '#c7b69f', '#b5a595'],
  bathroom: ['#cfccc2', '#d2c6b4', '#bcb2a8'],
  basement: ['#bcb5a5', '#c2b29c', '#b0a292'],
  balcony: ['#b8b8ae', '#ccb79a', '#a09691'],
};

const LIGHTS: Readonly<Record<Light, number>> = { day: 0, golden: 1, dusk: 2 };

/** The paper of a floor plan. */
export const PAPER = '#ffffff';

/** The overall colour of a drawing, derived from its spec, so that it need not be drawn. */
export function pictureColor(family: HomePicture, light: Light): string {
  return COLORS[family][LIGHTS[light]] ?? PAPER;
}
