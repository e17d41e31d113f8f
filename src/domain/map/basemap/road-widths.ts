import { byZoom } from './by-zoom.ts';

export type RoadClass = 'highway' | 'arterial' | 'collector' | 'local';

type Stops = readonly (readonly [zoom: number, value: number])[];

/** From which zoom on a class of road shows what. */
type Appearance = {
  /** Below this the class is not drawn. */
  readonly fromZoom: number;
  /** Below this the road is a thin line without an edge. */
  readonly edgeFromZoom: number;
  /** Below this it has no name along it. */
  readonly nameFromZoom: number;
  readonly widthsPx: Stops;
};

/** From zoom 16 on widths grow as real ones do, below it more slowly, so that towns stay legible. */
export const roadAppearance: Readonly<Record<RoadClass, Appearance>> = {
  highway: {
    fromZoom: 5,
    edgeFromZoom: 9,
    nameFromZoom: 11.5,
    widthsPx: [
      [5, 0.6],
      [7, 0.9],
      [9, 1.6],
      [11, 2.8],
      [14, 6],
      [16, 11],
      [18, 24],
    ],
  },
  arterial: {
    fromZoom: 9.5,
    edgeFromZoom: 12,
    nameFromZoom: 13.3,
    widthsPx: [
      [9, 0.5],
      [11, 1],
      [12, 1.6],
      [14, 4.2],
      [16, 9],
      [18, 22],
    ],
  },
  collector: {
    fromZoom: 12,
    edgeFromZoom: 13.5,
    nameFromZoom: 14.8,
    widthsPx: [
      [12, 0.6],
      [13, 1.1],
      [14, 2.4],
      [16, 6.5],
      [18, 17],
    ],
  },
  local: {
    fromZoom: 13,
    edgeFromZoom: 14.5,
    nameFromZoom: 15.6,
    widthsPx: [
      [13, 0.5],
      [14, 1],
      [15, 2.4],
      [16, 4.6],
      [17, 8],
      [18, 14],
    ],
  },
};

/** Width of a road's surface in CSS pixels, without its edge. */
export function roadWidthPx(roadClass: RoadClass, zoom: number): number {
  return byZoom(zoom, roadAppearance[roadClass].widthsPx);
}

/** The road class in a tile; local where it has no known one. */
export function roadClassOf(value: unknown): RoadClass {
  return value === 'arterial' || value === 'collector' ? value : 'local';
}
