import type { Era, HomeAppearance } from '../../home-appearance.ts';
import { seededRandom } from '../../paint/random.ts';

type Choices = readonly [string, ...string[]];

/** The colours that all rooms of one home share. */
export type InteriorPalette = {
  readonly wall: string;
  /** Colour of the single painted wall behind a bed or a fireplace; often the same as the others. */
  readonly feature: string;
  readonly trim: string;
  readonly ceiling: string;
  readonly floor: string;
  /** Colour of tables, shelves and chair legs. */
  readonly wood: string;
  readonly metal: string;
  readonly fabric: string;
  readonly secondFabric: string;
  readonly accent: string;
  readonly linen: string;
  readonly rug: string;
  readonly cabinet: string;
  readonly island: string;
  readonly counter: string;
  readonly tile: string;
  readonly windowFrame: string;
};

type EraColors = {
  walls: Choices;
  features: Choices;
  trims: Choices;
  floors: Choices;
  woods: Choices;
  metals: Choices;
  cabinets: Choices;
  counters: Choices;
  tiles: Choices;
  windowFrames: Choices;
};

const ERAS: Record<Era, EraColors> = {
  heritage: {
    walls: ['#efe7d6', '#e4e5d9', '#e9decd', '#dfe3e1', '#ece9e1'],
    features: ['#44604f', '#3c5064', '#8c9a86', '#b9896f', '#6d7f86'],
    trims: ['#faf7ef', '#f6f1e4'],
    floors: ['#a9744a', '#8a5c3b', '#bb8a58'],
    woods: ['#6b452c', '#7d5334', '#5a3a28'],
    metals: ['#b08d4f', '#a17f45'],
    cabinets: ['#f1ece0', '#7d8f7d', '#4d6272', '#dcd6c6', '#5b6f62'],
    counters: ['#f2efe9', '#c08f5e', '#e6e2da'],
    tiles: ['#f6f3ec', '#e7ebe6', '#dfe6e4'],
    windowFrames: ['#faf7ef', '#f6f1e4'],
  },
  postwar: {
    walls: ['#f0ebdf', '#e6e8e3', '#ece4d6', '#e8e9ea', '#e9e6d9'],
    features: ['#7f9a8f', '#c2a27e', '#8497a5', '#d3c5ae', '#a5694e'],
    trims: ['#f8f6f0'],
    floors: ['#bd8850', '#b07b45', '#c99a62'],
    woods: ['#9a6335', '#85532d', '#a8733f'],
    metals: ['#b9bcbd', '#a9854b'],
    cabinets: ['#b98a58', '#f0eee8', '#8fa39a', '#d9cdb8', '#a8774a'],
    counters: ['#ece8df', '#d8d4cb', '#4a4d50'],
    tiles: ['#f2f1ec', '#cfdcd8', '#e8dfcd'],
    windowFrames: ['#f8f6f0'],
  },
  suburban: {
    walls: ['#ebe3d5', '#e3e1da', '#e8e0d0', '#dfe3e4', '#ede8de'],
    features: ['#b5a387', '#8fa0a6', '#a9b19b', '#c7b394', '#94867a'],
    trims: ['#faf8f3'],
    floors: ['#c49a66', '#a97c50', '#b98c5c'],
    woods: ['#8a5e3c', '#70492f', '#a07248'],
    metals: ['#a9adb0', '#8f8778'],
    cabinets: ['#f3f0e9', '#8a5f3d', '#c9a273', '#e7e2d6', '#6f4a32'],
    counters: ['#5a5550', '#cfc6b6', '#8a7f72'],
    tiles: ['#e9e2d3', '#ddd3c2', '#efece5'],
    windowFrames: ['#faf8f3'],
  },
  contemporary: {
    walls: ['#f3f2ee', '#eeefee', '#f4f1eb', '#eceae5', '#f1f1f0'],
    features: ['#4a5157', '#c9c1b4', '#5f7069', '#dcd6cc', '#2f3f47'],
    trims: ['#fbfbf9'],
    floors: ['#d2b48c', '#c3a27a', '#a98d70', '#dbc4a2'],
    woods: ['#b58c60', '#8a6a4b', '#caa678'],
    metals: ['#2b2d2f', '#b7babc', '#b59458'],
    cabinets: ['#f2f1ed', '#3d464b', '#cdb391', '#5d6d66', '#dcdad4'],
    counters: ['#f4f3f0', '#e9e7e3', '#3f4143'],
    tiles: ['#f3f2ee', '#d9d9d6', '#c8cdcb'],
    windowFrames: ['#26292c', '#fbfbf9', '#26292c'],
  },
};

const ERA_ORDER: Record<Era, number> = { heritage: 1, postwar: 2, suburban: 3, contemporary: 4 };

type Scheme = { fabric: string; secondFabric: string; accent: string; rug: string };

/** Matching cloth: large pieces, chairs, cushions, rug. */
const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { fabric: '#8d9690', secondFabric: '#b98d63', accent: '#c07a35', rug: '#e6dccb' },
  { fabric: '#c4b8a5', secondFabric: '#5c7468', accent: '#8c4a34', rug: '#ddd3c1' },
  { fabric: '#5e7280', secondFabric: '#cdbfa9', accent: '#c99a3c', rug: '#dfe0dc' },
  { fabric: '#58705f', secondFabric: '#c9b391', accent: '#b5633d', rug: '#e8e0d0' },
  { fabric: '#d3cabb', secondFabric: '#7a8a94', accent: '#35605a', rug: '#cbbfab' },
  { fabric: '#9a7f68', secondFabric: '#dcd2c2', accent: '#3f6673', rug: '#d8cdbb' },
  { fabric: '#aeb3b2', secondFabric: '#8a5f4a', accent: '#a8402a', rug: '#e9e5dd' },
  { fabric: '#46535f', secondFabric: '#b9ab95', accent: '#c98a1b', rug: '#cfd2d1' },
];

/** The palette of a home: the same for every room of one look. */
export function interiorPalette({ seed, era }: HomeAppearance): InteriorPalette {
  const random = seededRandom(seed * 8 + ERA_ORDER[era]);
  const colors = ERAS[era];
  const scheme = random.pick(SCHEMES);
  const wall = random.pick(colors.walls);
  const cabinet = random.pick(colors.cabinets);
  return {
    ...scheme,
    wall,
    cabinet,
    feature: random.chance(0.55) ? random.pick(colors.features) : wall,
    island: random.chance(0.5) ? random.pick(colors.features) : cabinet,
    trim: random.pick(colors.trims),
    ceiling: '#fbfaf7',
    floor: random.pick(colors.floors),
    wood: random.pick(colors.woods),
    metal: random.pick(colors.metals),
    counter: random.pick(colors.counters),
    tile: random.pick(colors.tiles),
    windowFrame: random.pick(colors.windowFrames),
    linen: random.pick(['#f6f3ec', '#ece8df', '#e6eaeb', '#efe6da']),
  };
}
