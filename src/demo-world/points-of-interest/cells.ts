import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';

/** A part of the country, about one kilometre wide and high. */
export type Cell = { readonly column: number; readonly row: number };

const LNG_SIDE = 0.014;
const LAT_SIDE = 0.01;
/** Cells are cut into so many parts each way. */
const PARTS = 3;

export const cellKey = ({ column, row }: Cell) => `${column}/${row}`;

export function cellAt([lng, lat]: LngLat): Cell {
  return { column: Math.floor(lng / LNG_SIDE), row: Math.floor(lat / LAT_SIDE) };
}

/** The number of the part of its cell that a position lies in. */
export function partAt([lng, lat]: LngLat): number {
  const part = (share: number) => Math.floor((share - Math.floor(share)) * PARTS);
  return part(lng / LNG_SIDE) * PARTS + part(lat / LAT_SIDE);
}

export function boxOf({ column, row }: Cell): Bounds {
  return {
    west: column * LNG_SIDE,
    east: (column + 1) * LNG_SIDE,
    south: row * LAT_SIDE,
    north: (row + 1) * LAT_SIDE,
  };
}

/** The cells that a box lies in. */
export function cellsOf({ west, south, east, north }: Bounds): Cell[] {
  const [first, last] = [cellAt([west, south]), cellAt([east, north])];
  const cells: Cell[] = [];
  for (let { column } = first; column <= last.column; column += 1) {
    for (let { row } = first; row <= last.row; row += 1) cells.push({ column, row });
  }
  return cells;
}
