import { nthNumber } from '#src/lib/text/nth-number.ts';
import type { RowSum } from '../sums/RowSum.ts';
import type { FoundCell } from '../index-search.ts';
import type { Partition } from '../rows/partitions.ts';
import { ROW_AUDIENCE } from '../row-fields.ts';

type Cell = { -readonly [Name in keyof FoundCell]: FoundCell[Name] };

const [LOWEST, HIGHEST] = [-(2 ** 31), 2 ** 31 - 1];
const ID_SPAN = 2 ** 31;

// Bounds begin as 32-bit integers: Infinity would make the engine keep the numbers of a field apart.
function emptyCell(code: number): Cell {
  return {
    code,
    count: 0,
    restrictedCount: 0,
    closedCount: 0,
    latSumE6: 0,
    lngSumE6: 0,
    southE6: HIGHEST,
    northE6: LOWEST,
    westE6: HIGHEST,
    eastE6: LOWEST,
    listingId: HIGHEST,
  };
}

/** A part of a selection. */
type Run = { readonly from: number; readonly to: number };

/** Adds rows to a cell: one pass, with everything in locals. */
function addRows(cell: Cell, rows: Partition, selection: Int32Array, { from, to }: Run): void {
  const { latsE6, lngsE6, listingIds } = rows;
  let [latSum, lngSum] = [0, 0];
  let [south, north, west, east] = [HIGHEST, LOWEST, HIGHEST, LOWEST];
  let lowestId = HIGHEST;
  for (let at = from; at < to; at += 1) {
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
  cell.count += to - from;
  cell.latSumE6 += latSum;
  cell.lngSumE6 += lngSum;
  if (south < cell.southE6) cell.southE6 = south;
  if (north > cell.northE6) cell.northE6 = north;
  if (west < cell.westE6) cell.westE6 = west;
  if (east > cell.eastE6) cell.eastE6 = east;
  if (lowestId < cell.listingId) cell.listingId = lowestId;
}

/** Counts rows of a cell by values that all rows of their partition share. */
function countKinds(cell: Cell, rows: Partition, count: number, closedCode: number | undefined) {
  if (rows.audience === ROW_AUDIENCE.anonymous) cell.restrictedCount += count;
  if (closedCode !== undefined && rows.codes.status.sole === closedCode) cell.closedCount += count;
}

/** The fullest first, among equals the one with the lowest id, which no other cell has. */
const byFullness = (one: Cell, other: Cell) =>
  other.count - one.count || one.listingId - other.listingId;

/** A cell's rank among others: no two are equal, as no listing is in two cells. */
const placeOf = ({ count, listingId }: Cell) => listingId - count * ID_SPAN;

function placesOf(cells: readonly Cell[]): Float64Array {
  const places = new Float64Array(cells.length);
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at];
    if (cell) places[at] = placeOf(cell);
  }
  return places;
}

/** Counts rows by cell. Every partition gives its cells in rising order of their numbers. */
export class CellTally {
  readonly #cells: Cell[] = [];
  /** The number of each cell, side by side in memory. */
  readonly #codes: number[] = [];
  /** The partition that is being counted, and the number of cells of the first one. */
  #rows: Partition | undefined;
  #firstCells = Infinity;
  /** The cells of the first partition before this one have lower numbers than those still to come. */
  #cursor = 0;
  /** Cells that the first partition did not have. */
  readonly #laterCells = new Map<number, Cell>();
  readonly #cellSpan: number;
  readonly #closedCode: number | undefined;
  #last = -1;
  #lastCell = emptyCell(-1);

  /**
   * @param cellSpan number of Morton codes in a cell
   * @param closedCode the status of rows that have left the market; undefined while there are none
   */
  constructor(cellSpan: number, closedCode: number | undefined) {
    this.#cellSpan = cellSpan;
    this.#closedCode = closedCode;
  }

  /** Adds rows of one cell. */
  add(rows: Partition, cell: number, selection: Int32Array, selectedCount: number): void {
    this.#goTo(rows, cell);
    addRows(this.#lastCell, rows, selection, { from: 0, to: selectedCount });
    countKinds(this.#lastCell, rows, selectedCount, this.#closedCode);
  }

  /** Adds rows of one cell by their sum. */
  addSum(rows: Partition, code: number, sum: Readonly<RowSum>): void {
    this.#goTo(rows, code);
    const cell = this.#lastCell;
    cell.count += sum.count;
    cell.latSumE6 += sum.latSumE6;
    cell.lngSumE6 += sum.lngSumE6;
    cell.southE6 = Math.min(cell.southE6, sum.southE6);
    cell.northE6 = Math.max(cell.northE6, sum.northE6);
    cell.westE6 = Math.min(cell.westE6, sum.westE6);
    cell.eastE6 = Math.max(cell.eastE6, sum.eastE6);
    cell.listingId = Math.min(cell.listingId, sum.lowestId);
    countKinds(cell, rows, sum.count, this.#closedCode);
  }

  /** Adds rows of several cells; the rows of a cell stand side by side. */
  addMixed(rows: Partition, selection: Int32Array, selectedCount: number): void {
    const { mortonCodes } = rows;
    let [from, to] = [0, 0];
    while (to < selectedCount) {
      const cell = Math.floor((mortonCodes[selection[from] ?? 0] ?? 0) / this.#cellSpan);
      const cellEnd = (cell + 1) * this.#cellSpan;
      while (to < selectedCount && (mortonCodes[selection[to] ?? 0] ?? 0) < cellEnd) to += 1;
      this.#goTo(rows, cell);
      addRows(this.#lastCell, rows, selection, { from, to });
      countKinds(this.#lastCell, rows, to - from, this.#closedCode);
      from = to;
    }
  }

  /** The fullest cells, among equals those with the lowest id. */
  fullest(limit: number): FoundCell[] {
    const cells = this.#cells;
    if (cells.length <= limit) return cells.toSorted(byFullness);
    const last = nthNumber(placesOf(cells), limit - 1);
    return cells.filter((cell) => placeOf(cell) <= last).sort(byFullness);
  }

  #goTo(rows: Partition, cell: number): void {
    if (rows !== this.#rows) {
      if (this.#rows) this.#firstCells = Math.min(this.#firstCells, this.#cells.length);
      this.#rows = rows;
      this.#cursor = 0;
      this.#last = -1;
    }
    if (cell === this.#last) return;
    this.#lastCell = this.#findCell(cell) ?? this.#addCell(cell);
    this.#last = cell;
  }

  #findCell(cell: number): Cell | undefined {
    // The first partition meets no cell twice.
    if (this.#firstCells === Infinity) return undefined;
    const at = this.#firstFrom(cell);
    this.#cursor = at;
    const isSame = at < this.#firstCells && this.#codes[at] === cell;
    return isSame ? this.#cells[at] : this.#laterCells.get(cell);
  }

  /**
   * The index of the first cell whose number is not below `cell`, among those of the first partition: by
   * steps that double from the last index, then by halves.
   */
  #firstFrom(cell: number): number {
    const [codes, end] = [this.#codes, this.#firstCells];
    let low = this.#cursor;
    let high = low;
    for (let step = 1; high < end && (codes[high] ?? 0) < cell; step *= 2) {
      low = high + 1;
      high += step;
    }
    high = Math.min(high, end);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((codes[middle] ?? 0) < cell) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #addCell(code: number): Cell {
    const cell = emptyCell(code);
    this.#cells.push(cell);
    this.#codes.push(code);
    if (this.#firstCells !== Infinity) this.#laterCells.set(code, cell);
    return cell;
  }
}
