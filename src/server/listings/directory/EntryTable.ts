import type { Visibility } from '#src/domain/listing/visibility.ts';
import type { ListingEntry } from './entry-store.ts';
import { GrowingTexts } from './GrowingTexts.ts';

/** Texts that many listings have in common. */
const SHARED_TEXTS = [
  ...(['type', 'class', 'status', 'lastStatus', 'propertyType'] as const),
  ...(['streetNumber', 'streetName', 'streetSuffix', 'streetDirection', 'unitNumber'] as const),
  ...(['city', 'area', 'neighborhood', 'state', 'zip'] as const),
] satisfies (keyof ListingEntry)[];
type SharedText = (typeof SHARED_TEXTS)[number];

const STANDINGS: readonly Visibility[] = ['listed', 'ended', 'hidden'];

/** What a row begins with; the numbers of its shared texts follow. */
const [ID, BOARD, STANDING, RESTRICTED, FIRST_TEXT] = [0, 1, 2, 3, 4];
const ROW_LENGTH = FIRST_TEXT + SHARED_TEXTS.length;
const FIRST_CAPACITY = 1024;

const PLACES = Object.fromEntries(
  SHARED_TEXTS.map((name, at) => [name, FIRST_TEXT + at]),
) as Readonly<Record<SharedText, number>>;

/**
 * Entries in rows of numbers, some 120 bytes each, which a collection of garbage need not walk through.
 * Rows are added and never changed, so that whoever has the number of one may go on using it.
 */
export class EntryTable {
  #rows = new Int32Array(FIRST_CAPACITY * ROW_LENGTH);
  #size = 0;
  readonly #mlsNumbers = new GrowingTexts();
  readonly #updateTimes = new GrowingTexts();
  /** The first text is none at all. */
  readonly #texts: (string | null)[] = [null];
  readonly #textNumbers = new Map<string, number>();

  get size(): number {
    return this.#size;
  }

  /** Adds an entry and returns the number of its row. */
  add(entry: ListingEntry): number {
    const row = this.#size;
    const start = row * ROW_LENGTH;
    if (start + ROW_LENGTH > this.#rows.length) this.#grow();
    const rows = this.#rows;
    rows[start + ID] = entry.id;
    rows[start + BOARD] = entry.boardId;
    rows[start + STANDING] = STANDINGS.indexOf(entry.standing);
    rows[start + RESTRICTED] = Number(entry.isRestricted);
    for (const [at, name] of SHARED_TEXTS.entries()) {
      rows[start + FIRST_TEXT + at] = this.#textNumber(entry[name]);
    }
    this.#mlsNumbers.add(entry.mlsNumber);
    this.#updateTimes.add(entry.updatedOn ?? '');
    this.#size += 1;
    return row;
  }

  /** The entry of a row; what it says is read when it is asked for. */
  at(row: number): ListingEntry {
    return new RowEntry(this, row);
  }

  id(row: number): number {
    return this.#rows[row * ROW_LENGTH + ID] ?? 0;
  }

  boardId(row: number): number {
    return this.#rows[row * ROW_LENGTH + BOARD] ?? 0;
  }

  standing(row: number): Visibility {
    return STANDINGS[this.#rows[row * ROW_LENGTH + STANDING] ?? 0] ?? 'hidden';
  }

  isRestricted(row: number): boolean {
    return this.#rows[row * ROW_LENGTH + RESTRICTED] === 1;
  }

  mlsNumber(row: number): string {
    return this.#mlsNumbers.at(row);
  }

  updatedOn(row: number): string | null {
    return this.#updateTimes.at(row) || null;
  }

  text(row: number, name: SharedText): string | null {
    return this.#texts[this.#rows[row * ROW_LENGTH + PLACES[name]] ?? 0] ?? null;
  }

  #textNumber(text: string | null): number {
    if (text === null) return 0;
    const number = this.#textNumbers.get(text);
    if (number !== undefined) return number;
    this.#textNumbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  #grow(): void {
    const rows = new Int32Array(this.#rows.length * 2);
    rows.set(this.#rows);
    this.#rows = rows;
  }
}

/** An entry that is read from its row. */
class RowEntry implements ListingEntry {
  readonly #table: EntryTable;
  readonly #row: number;

  constructor(table: EntryTable, row: number) {
    this.#table = table;
    this.#row = row;
  }

  get id() {
    return this.#table.id(this.#row);
  }
  get mlsNumber() {
    return this.#table.mlsNumber(this.#row);
  }
  get boardId() {
    return this.#table.boardId(this.#row);
  }
  get isRestricted() {
    return this.#table.isRestricted(this.#row);
  }
  get standing() {
    return this.#table.standing(this.#row);
  }
  get type() {
    return this.#table.text(this.#row, 'type') ?? '';
  }
  get class() {
    return this.#table.text(this.#row, 'class');
  }
  get status() {
    return this.#table.text(this.#row, 'status') ?? '';
  }
  get lastStatus() {
    return this.#table.text(this.#row, 'lastStatus');
  }
  get propertyType() {
    return this.#table.text(this.#row, 'propertyType');
  }
  get updatedOn() {
    return this.#table.updatedOn(this.#row);
  }
  get streetNumber() {
    return this.#table.text(this.#row, 'streetNumber');
  }
  get streetName() {
    return this.#table.text(this.#row, 'streetName');
  }
  get streetSuffix() {
    return this.#table.text(this.#row, 'streetSuffix');
  }
  get streetDirection() {
    return this.#table.text(this.#row, 'streetDirection');
  }
  get unitNumber() {
    return this.#table.text(this.#row, 'unitNumber');
  }
  get city() {
    return this.#table.text(this.#row, 'city') ?? '';
  }
  get area() {
    return this.#table.text(this.#row, 'area');
  }
  get neighborhood() {
    return this.#table.text(this.#row, 'neighborhood');
  }
  get state() {
    return this.#table.text(this.#row, 'state') ?? '';
  }
  get zip() {
    return this.#table.text(this.#row, 'zip');
  }
}
