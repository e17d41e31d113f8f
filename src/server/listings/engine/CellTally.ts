import { BoundedHeap } from './BoundedHeap.ts';
import type { FoundCell } from './index-search.ts';
import type { Partition } from './partitions.ts';
import { ROW_AUDIENCE } from './row-fields.ts';

type Cell = { -readonly [Name in keyof FoundCell]: FoundCell[Name] };

function emptyCell(code: number): Cell {
  return {
    code,
    count: 0,
    restrictedCount: 0,
    latSumE6: 0,
    lngSumE6: 0,
    southE6: Infinity,
    northE6: -Infinity,
    westE6: Infinity,
    eastE6: -Infinity,
    listingId: Infinity,
  };
}

/** Adds rows to a cell: one pass, with everything in locals. */
function addRows(cell: Cell, rows: Partition, selection: Int32Array, selected: number): void {
  const { latsE6, lngsE6, listingIds } = rows;
  let [latSum, lngSum] = [0, 0];
  let [south, north, west, east] = [2 ** 31 - 1, -(2 ** 31), 2 ** 31 - 1, -(2 ** 31)];
  let lowestId = 2 ** 31 - 1;
  for (let at = 0; at < selected; at += 1) {
    const row = selection[at] ?? 0;
    const lat = latsE6[row] ?? 0;
    const lng = lngsE6[row] ?? 0;
    const id = listingIds[row] ?? 0;
    latSum += lat;
    lngSum += lng;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
    if (lng < west) west = lng;
    if (lng > east) east = lng;
    if (id < lowestId) lowestId = id;
  }
  cell.count += selected;
  cell.latSumE6 += latSum;
  cell.lngSumE6 += lngSum;
  if (south < cell.southE6) cell.southE6 = south;
  if (north > cell.northE6) cell.northE6 = north;
  if (west < cell.westE6) cell.westE6 = west;
  if (east > cell.eastE6) cell.eastE6 = east;
  if (lowestId < cell.listingId) cell.listingId = lowestId;
  if (rows.audience === ROW_AUDIENCE.anonymous) cell.restrictedCount += selected;
}

/** Counts rows by cell. Every partition gives its cells in rising order of their numbers. */
export class CellTally {
  readonly #cells: Cell[] = [];
  readonly #places = new Map<number, number>();
  #last = -1;
  #lastCell = emptyCell(-1);

  add(rows: Partition, cell: number, selection: Int32Array, selected: number): void {
    if (cell !== this.#last) {
      this.#lastCell = this.#find(cell);
      this.#last = cell;
    }
    addRows(this.#lastCell, rows, selection, selected);
  }

  /** The fullest cells, of equal ones those with the lowest id. */
  fullest(limit: number): FoundCell[] {
    const heap = new BoundedHeap(limit);
    this.#cells.forEach(({ count, listingId }, place) => {
      if (!heap.refuses(-count)) heap.offer(-count, listingId, place);
    });
    return heap.sorted().flatMap(([, , place]) => this.#cells[place] ?? []);
  }

  #find(cell: number): Cell {
    const place = this.#places.get(cell);
    const known = place === undefined ? undefined : this.#cells[place];
    if (known) return known;
    const added = emptyCell(cell);
    this.#places.set(cell, this.#cells.push(added) - 1);
    return added;
  }
}
