import type { HomeAppearance, Light, Season } from '../../home-appearance.ts';
import { mix, litColor } from '../../paint/color.ts';
import type { PaintRandom } from '../../paint/random.ts';

type Daylight = {
  skyTop: string;
  skyMiddle: string;
  skyLow: string;
  cloud: string;
  sun: string;
  /** Colour of direct light and how much of it a surface facing the sun takes. */
  beam: string;
  beamShare: number;
  /** The light on everything but the lit windows. */
  ambient: string;
  /** The colour that distant things fade into. */
  haze: string;
  /** How dark shadows on the ground are. */
  shadow: number;
  lampsOn: boolean;
};

type Growth = {
  leaves: readonly [string, ...string[]];
  grass: string;
  shrubs: readonly [string, ...string[]];
  flowers: readonly [string, ...string[]];
};

export type Atmosphere = Daylight &
  Growth & {
    season: Season;
    /** A surface colour as it looks in this light, before direct sun. */
    lit(color: string): string;
  };

const CLEAR: Daylight = {
  skyTop: '#6fa8d6',
  skyMiddle: '#a9cee8',
  skyLow: '#e9f2f4',
  cloud: '#ffffff',
  sun: '#fffbe8',
  beam: '#fff1d2',
  beamShare: 0.1,
  ambient: '#fffbf2',
  haze: '#e6eef0',
  shadow: 0.34,
  lampsOn: false,
};
const HAZY: Daylight = {
  ...CLEAR,
  skyTop: '#8fb3cf',
  skyMiddle: '#c4d8e3',
  skyLow: '#f6efe2',
  cloud: '#fdfaf4',
  beam: '#ffecc8',
  beamShare: 0.12,
  ambient: '#fbf3e4',
  haze: '#f1ecdf',
};
const FRESH: Daylight = {
  ...CLEAR,
  skyTop: '#5597cf',
  skyMiddle: '#93c3e6',
  skyLow: '#dfeef5',
};
const GOLDEN: Daylight = {
  skyTop: '#7b9cc0',
  skyMiddle: '#dfc6b4',
  skyLow: '#fbdcab',
  cloud: '#fbe3cc',
  sun: '#ffdc9a',
  beam: '#ffc478',
  beamShare: 0.36,
  ambient: '#ffecd3',
  haze: '#f4dfc2',
  shadow: 0.36,
  lampsOn: false,
};
const DUSK: Daylight = {
  skyTop: '#2d4470',
  skyMiddle: '#7484b0',
  skyLow: '#f3b58c',
  cloud: '#b59bab',
  sun: '#ffbf8c',
  beam: '#b9a2b8',
  beamShare: 0.1,
  ambient: '#9a96b8',
  haze: '#7d7b9e',
  shadow: 0.24,
  lampsOn: true,
};

const DAYLIGHTS: Record<Light, readonly [Daylight, ...Daylight[]]> = {
  day: [CLEAR, HAZY, FRESH],
  golden: [GOLDEN],
  dusk: [DUSK],
};

const GROWTHS: Record<Season, Growth> = {
  spring: {
    leaves: ['#8fb35c', '#9dbd68', '#e6b3bd', '#f0d3d6', '#84a957'],
    grass: '#88ac5c',
    shrubs: ['#6f9a4c', '#5d8a47', '#86a858'],
    flowers: ['#e58ca6', '#fdf8ee', '#f2cf5b', '#a58bd6'],
  },
  summer: {
    leaves: ['#5a8544', '#66914b', '#4c7a46', '#728f48', '#587f3c'],
    grass: '#7d9f52',
    shrubs: ['#4f7840', '#44703f', '#638748'],
    flowers: ['#d9688a', '#fbf6ec', '#8878cf', '#e8b84a'],
  },
  autumn: {
    leaves: ['#c67a32', '#b4552f', '#d6a03d', '#cf8a35', '#a8482f'],
    grass: '#92994f',
    shrubs: ['#7d7a3f', '#96663a', '#5f7341'],
    flowers: ['#c9772c', '#9c4438', '#e3b64f', '#efe3cc'],
  },
  winter: {
    leaves: ['#7a6a5c', '#6d6058', '#85776a'],
    grass: '#e9eef2',
    shrubs: ['#5d6b58', '#6f6a58', '#4f6355'],
    flowers: ['#b5473c', '#c3b59a', '#a1443a', '#d9cdb8'],
  },
};

/** The light, sky and growth of a home's picture. */
export function atmosphereOf(
  appearance: Pick<HomeAppearance, 'season' | 'light'>,
  random: PaintRandom,
): Atmosphere {
  const daylight = random.pick(DAYLIGHTS[appearance.light]);
  const cold = appearance.season === 'winter';
  const pale = (color: string) => (cold ? mix(color, '#dfe6ec', 0.28) : color);
  return {
    ...daylight,
    ...GROWTHS[appearance.season],
    skyTop: appearance.light === 'dusk' ? daylight.skyTop : pale(daylight.skyTop),
    skyMiddle: pale(daylight.skyMiddle),
    season: appearance.season,
    lit: (color) => litColor(color, daylight.ambient),
  };
}
