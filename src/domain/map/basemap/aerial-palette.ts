import type { BasemapPalette } from './basemap-palette.ts';

const LABEL = '#ffffff';
const LABEL_HALO = 'rgba(18, 26, 20, 0.8)';
/** The share of daylight in the dark theme. */
const DUSK = 0.58;

const day: BasemapPalette = {
  water: '#21404f',
  land: '#6f7d50',
  neighbours: '#747a5a',
  islands: '#5f7548',
  builtUp: '#85826f',
  park: '#58743f',
  airport: '#7c8360',
  runway: '#a9a9a4',
  countryBorder: '#e9e4d2',
  provinceBorder: '#c5c6ae',
  highway: { fill: '#b0aca2', edge: '#6f6f62', far: '#a7a394' },
  arterial: { fill: '#a3a19a', edge: '#75745f', far: '#979481' },
  collector: { fill: '#9d9b94', edge: '#75745f', far: '#959380' },
  local: { fill: '#979690', edge: '#717159', far: '#8f8d7b' },
  roofs: ['#7b736b', '#8d6250', '#a19a8e', '#62676d', '#b3aa9b', '#6d564a'],
  houseEdge: '#4f4b42',
  houseNumber: LABEL,
  trees: {
    crowns: ['#41592f', '#4c6837', '#587441'],
    shadow: 'rgba(22, 30, 18, 0.38)',
    roofShade: 'rgba(20, 18, 16, 0.2)',
  },
  plate: '#3a4136',
  plateText: LABEL,
  plateEdge: '#8d9280',
  roadText: LABEL,
  cityText: LABEL,
  townText: LABEL,
  neighbourhoodText: '#f1f3ea',
  parkText: '#e2f0d3',
  provinceText: '#f1f3ea',
  waterText: '#c9e0ea',
  halo: LABEL_HALO,
  waterHalo: 'rgba(18, 38, 48, 0.75)',
};

/** A colour written #rrggbb, dimmed to a share of its light. */
function dimColor(color: string, share: number): string {
  const channels = color.match(/[\da-f]{2}/gi) ?? [];
  const scaledChannels = channels.map((hex) => Math.round(Number.parseInt(hex, 16) * share));
  return `#${scaledChannels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const dim = (color: string) => dimColor(color, DUSK);
const road = ({ fill, edge, far }: BasemapPalette['highway']) => ({
  fill: dim(fill),
  edge: dim(edge),
  far: dim(far),
});

const dusk: BasemapPalette = {
  ...day,
  water: dim(day.water),
  land: dim(day.land),
  neighbours: dim(day.neighbours),
  islands: dim(day.islands),
  builtUp: dim(day.builtUp),
  park: dim(day.park),
  airport: dim(day.airport),
  runway: dim(day.runway),
  countryBorder: '#a8a596',
  provinceBorder: '#8a8b7a',
  highway: road(day.highway),
  arterial: road(day.arterial),
  collector: road(day.collector),
  local: road(day.local),
  roofs: day.roofs.map(dim),
  houseEdge: dim(day.houseEdge),
  trees: day.trees && { ...day.trees, crowns: day.trees.crowns.map(dim) },
  plate: '#232a22',
  plateEdge: '#5f6455',
};

/** Fields, woods, roofs and dark water as from the air; the labels stay white in both themes. */
export const aerialPalettes = { light: day, dark: dusk };
