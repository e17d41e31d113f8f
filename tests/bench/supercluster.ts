import { createRequire } from 'node:module';

type Point = { readonly lng: number; readonly lat: number };
type Box = readonly [west: number, south: number, east: number, north: number];
type Tree = {
  load(points: readonly object[]): unknown;
  getClusters(box: Box, zoom: number): unknown[];
};
type Loaded = { readonly default?: unknown };

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
}

/** The library that the index is compared with for fixed filters; undefined when not installed. */
export function loadSupercluster(): ((points: readonly Point[]) => Tree) | undefined {
  const require = createRequire(import.meta.url);
  try {
    const library = require('supercluster') as Loaded;
    const Supercluster = (library.default ?? library) as new (options: object) => Tree;
    return (points) => {
      const tree = new Supercluster({ radius: 64, extent: 256, maxZoom: 17 });
      tree.load(
        points.map(({ lng, lat }) => ({
          type: 'Feature',
          properties: {},
          geometry: { type: 'Point', coordinates: [lng, lat] },
        })),
      );
      return tree;
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
