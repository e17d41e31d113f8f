import type { Bounds, LngLat, MultiPolygonRings, LatLng } from '#src/lib/geo/shapes.ts';

export type StreetClass = 'arterial' | 'collector' | 'local';

/** One unbroken stretch of a street: between two ends, or up to water, a park or the city's edge. */
export type Street = {
  /** Stable over time; other stretches of the same street have other ids. */
  readonly id: string;
  /** "Alderbank". */
  readonly name: string;
  /** "Road": a full word; empty for a name without one. */
  readonly suffix: string;
  /** N, S, E, W, NE … or null. */
  readonly direction: string | null;
  readonly class: StreetClass;
  /** Key of the city it lies in, for example "ON/toronto". */
  readonly cityKey: string;
  readonly path: readonly LngLat[];
  /**
   * House numbers at the two ends of the path: they ascend along it by `numberStepM` metres for each
   * pair of an even number (right of the path) and the odd one after it (left).
   */
  readonly firstNumber: number;
  readonly lastNumber: number;
  /** Where other streets meet it, besides its ends: no house stands there. */
  readonly crossings: readonly LngLat[];
  readonly isBridge: boolean;
  /** Whether a house beside it could stand in water, in a park or in another town's streets. */
  readonly isAtAnEdge: boolean;
};

/** A house number on a street and the point of its house. */
export type StreetAddress = {
  readonly street: Street;
  readonly number: number;
  readonly point: LatLng;
};

/** The streets of the country: real trunk roads where they are known, invented local ones. */
export type StreetDirectory = {
  /** Streets that pass through a box; `least` leaves out the classes below it. */
  streetsIn(box: Bounds, least: StreetClass): Street[];
  /** Every stretch of a town's streets. */
  streetsOf(cityKey: string): Iterable<Street>;
  /** The built-up land of a town, which its neighbourhoods tile. Towns never overlap. */
  areaOf(cityKey: string): MultiPolygonRings;
  /** The point of a number on a street; undefined when the street has no such number. */
  locate(street: Street, number: number): LatLng | undefined;
  /** The house nearest to a point; undefined when there is none within 400 m. */
  nearestAddress(point: LatLng): StreetAddress | undefined;
};
