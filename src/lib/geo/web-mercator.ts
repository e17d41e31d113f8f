/** The deepest tile zoom positions are stored at; any coarser tile is a shift of it. */
export const DEEPEST_TILE_ZOOM = 29;

const TILES = 2 ** DEEPEST_TILE_ZOOM;

function toTile(share: number): number {
  return Math.min(TILES - 1, Math.max(0, Math.floor(share * TILES)));
}

/** The Web-Mercator tile of a point at zoom 29. Degrees in, whole tile numbers out. */
export function deepestTile(latitude: number, longitude: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: toTile((longitude + 180) / 360),
    y: toTile(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}
