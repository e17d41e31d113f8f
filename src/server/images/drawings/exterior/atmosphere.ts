import { mix } from '../paint/color.ts';
import type { Random } from '../paint/random.ts';

type Daylight = {
  skyTop: string;
  skyMiddle: string;
  skyLow: string;
  cloud: string;
  sun: string;
  /** Ambient colour mixed into everything but the lit windows, and how strongly. */
  ambient: string;
  ambientShare: number;
  lampsOn: boolean;
};

type Season = {
  leaves: readonly [string, ...string[]];
  grass: string;
  flowers: readonly [string, ...string[]];
};

export type Atmosphere = Daylight &
  Season & {
    /** A surface colour as it looks in this light. */
    lit(color: string): string;
  };

const CLEAR: Daylight = {
  skyTop: '#4f9bd9',
  skyMiddle: '#9ccbee',
  skyLow: '#eaf4f8',
  cloud: '#ffffff',
  sun: '#fffbe8',
  ambient: '#fff6e0',
  ambientShare: 0.03,
  lampsOn: false,
};
const MORNING: Daylight = {
  skyTop: '#6fa9d8',
  skyMiddle: '#bcd8ea',
  skyLow: '#fdf0dc',
  cloud: '#fffaf2',
  sun: '#fff0cf',
  ambient: '#ffe9c4',
  ambientShare: 0.08,
  lampsOn: false,
};
const GOLDEN: Daylight = {
  skyTop: '#5b86b8',
  skyMiddle: '#e3bfae',
  skyLow: '#ffd9a0',
  cloud: '#ffe6cf',
  sun: '#ffd58a',
  ambient: '#f2a65a',
  ambientShare: 0.14,
  lampsOn: true,
};
const DUSK: Daylight = {
  skyTop: '#22365f',
  skyMiddle: '#5b6d9c',
  skyLow: '#f0b48e',
  cloud: '#b99aa8',
  sun: '#ffc48a',
  ambient: '#27365f',
  ambientShare: 0.36,
  lampsOn: true,
};

const SUMMER: Season = {
  leaves: ['#4f8a3f', '#5d9447', '#3f7a45', '#6b9a45'],
  grass: '#76a84f',
  flowers: ['#e8678a', '#ffffff', '#8f7be0', '#f2c14e'],
};
const SPRING: Season = {
  leaves: ['#7fae4e', '#8bb85a', '#e7a9b8', '#6ba353'],
  grass: '#84b558',
  flowers: ['#f29bb2', '#ffffff', '#f7d154', '#b79be8'],
};
const AUTUMN: Season = {
  leaves: ['#c9792b', '#b8542c', '#d9a036', '#7f8f3d'],
  grass: '#8fa653',
  flowers: ['#d9822b', '#b5473c', '#f0c053', '#f4ead7'],
};

/** Picks a season and a time of day. */
export function chooseAtmosphere(random: Random): Atmosphere {
  const daylight = random.pick([CLEAR, CLEAR, CLEAR, MORNING, MORNING, GOLDEN, DUSK]);
  const season = random.pick([SUMMER, SUMMER, SUMMER, SPRING, AUTUMN]);
  return {
    ...daylight,
    ...season,
    lit: (color) => mix(color, daylight.ambient, daylight.ambientShare),
  };
}
