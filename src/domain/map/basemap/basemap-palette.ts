import type { BasemapView } from './source.ts';
import { aerialPalettes } from './aerial-palette.ts';
import { roadmapPalettes } from './roadmap-palette.ts';

/** Colours of a road of one class: its surface, its edge, and the thin line of it from afar. */
export type RoadColors = { fill: string; edge: string; far: string };

/** Colours of the basemap, as CSS values. */
export type BasemapPalette = {
  water: string;
  land: string;
  neighbours: string;
  islands: string;
  builtUp: string;
  park: string;
  airport: string;
  runway: string;
  countryBorder: string;
  provinceBorder: string;
  highway: RoadColors;
  arterial: RoadColors;
  collector: RoadColors;
  local: RoadColors;
  /** By the number of the roof; a single colour where roofs do not matter. */
  roofs: readonly string[];
  houseEdge: string;
  houseNumber: string;
  /** Details of the aerial view only. */
  trees: { crowns: readonly string[]; shadow: string; roofShade: string } | undefined;
  plate: string;
  plateText: string;
  plateEdge: string;
  roadText: string;
  cityText: string;
  townText: string;
  neighbourhoodText: string;
  parkText: string;
  provinceText: string;
  waterText: string;
  halo: string;
  waterHalo: string;
};

export const basemapPalettes: Readonly<
  Record<BasemapView, Readonly<Record<'light' | 'dark', BasemapPalette>>>
> = { roadmap: roadmapPalettes, satellite: aerialPalettes };
