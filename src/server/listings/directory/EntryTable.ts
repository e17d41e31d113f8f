import type { Visibility } from '#src/domain/listing/visibility.ts';
import type { NumberArray } from '#src/lib/number-arrays.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { PackedTexts } from '#src/lib/text/packed-texts.ts';
import type { ListingEntry } from './entry-store.ts';
import { GrowingNumbers } from './columns/GrowingNumbers.ts';
import { GrowingTexts } from './columns/GrowingTexts.ts';
import { GrowingTimes, type SavedTimes } from './columns/GrowingTimes.ts';
import { type SavedSharedTexts, SharedTexts } from './columns/SharedTexts.ts';

/** Texts that many listings share. */
const SHARED_TEXTS = [
  ...(['type', 'class', 'status', 'lastStatus', 'propertyType'] as const),
  ...(['streetNumber', 'streetName', 'streetSuffix', 'streetDirection'] as const),
  ...(['city', 'area', 'neighborhood', 'state'] as const),
] satisfies (keyof ListingEntry)[];
type SharedText = (typeof SHARED_TEXTS)[number];
type TextColumns<Column> = Readonly<Record<SharedText, Column>>;

const STANDINGS: readonly Visibility[] = ['listed', 'ended', 'hidden'];

/** The saved columns of a table. */
export type SavedEntryTable = {
  readonly ids: NumberArray;
  readonly boardIds: NumberArray;
  readonly standings: NumberArray;
  readonly mlsNumbers: PackedTexts;
  readonly unitNumbers: PackedTexts;
  readonly zips: PackedTexts;
  readonly updateTimes: SavedTimes;
  readonly texts: TextColumns<SavedSharedTexts>;
};

function textColumns<Column>(columnOf: (name: SharedText) => Column): TextColumns<Column> {
  return Object.fromEntries(
    SHARED_TEXTS.map((name) => [name, columnOf(name)]),
  ) as TextColumns<Column>;
}

function* finishColumns<Column>(
  works: TextColumns<SlicedWork<Column>>,
): SlicedWork<TextColumns<Column>> {
  const columns: [SharedText, Column][] = [];
  for (const name of SHARED_TEXTS) columns.push([name, yield* works[name]]);
  return Object.fromEntries(columns) as TextColumns<Column>;
}

/**
 * Entries in columns of numbers and bytes, some 60 bytes each, which the garbage collector need not walk
 * through. Rows are added and never changed, so that a row number stays valid.
 */
export class EntryTable {
  #size = 0;
  #ids = new GrowingNumbers();
  #boardIds = new GrowingNumbers();
  /** Twice the index of the standing, plus one for a restricted entry. */
  #standings = new GrowingNumbers();
  #mlsNumbers = new GrowingTexts();
  #unitNumbers = new GrowingTexts();
  #zips = new GrowingTexts();
  #updateTimes = new GrowingTimes();
  #texts = textColumns(() => new SharedTexts());

  /** Restores a saved table. */
  static *restoring(columns: SavedEntryTable): SlicedWork<EntryTable> {
    const table = new EntryTable();
    table.#size = columns.ids.length;
    table.#ids = new GrowingNumbers(columns.ids);
    table.#boardIds = new GrowingNumbers(columns.boardIds);
    table.#standings = new GrowingNumbers(columns.standings);
    yield;
    table.#mlsNumbers = new GrowingTexts(columns.mlsNumbers);
    yield;
    table.#unitNumbers = new GrowingTexts(columns.unitNumbers);
    table.#zips = new GrowingTexts(columns.zips);
    yield;
    table.#updateTimes = new GrowingTimes(columns.updateTimes);
    table.#texts = yield* finishColumns(
      textColumns((name) => SharedTexts.restoring(columns.texts[name])),
    );
    return table;
  }

  /** Saves the present rows, whatever is added while their texts are packed. */
  saving(): SlicedWork<SavedEntryTable> {
    const columns = {
      ids: this.#ids.saved(),
      boardIds: this.#boardIds.saved(),
      standings: this.#standings.saved(),
      mlsNumbers: this.#mlsNumbers.saved(),
      unitNumbers: this.#unitNumbers.saved(),
      zips: this.#zips.saved(),
      updateTimes: this.#updateTimes.saved(),
    };
    const works = textColumns((name) => this.#texts[name].saving());
    return (function* pack() {
      return { ...columns, texts: yield* finishColumns(works) };
    })();
  }

  get size(): number {
    return this.#size;
  }

  /** Adds an entry and returns the number of its row. */
  add(entry: ListingEntry): number {
    this.#ids.add(entry.id);
    this.#boardIds.add(entry.boardId);
    this.#standings.add(2 * STANDINGS.indexOf(entry.standing) + Number(entry.isRestricted));
    this.#mlsNumbers.add(entry.mlsNumber);
    this.#unitNumbers.add(entry.unitNumber);
    this.#zips.add(entry.zip);
    this.#updateTimes.add(entry.updatedOn);
    for (const name of SHARED_TEXTS) this.#texts[name].add(entry[name]);
    this.#size += 1;
    return this.#size - 1;
  }

  /** The entry of a row; its fields are read on access. */
  at(row: number): ListingEntry {
    return new RowEntry(this, row);
  }

  id(row: number): number {
    return this.#ids.at(row);
  }

  boardId(row: number): number {
    return this.#boardIds.at(row);
  }

  standing(row: number): Visibility {
    return STANDINGS[this.#standings.at(row) >> 1] ?? 'hidden';
  }

  isRestricted(row: number): boolean {
    return this.#standings.at(row) % 2 === 1;
  }

  mlsNumber(row: number): string {
    return this.#mlsNumbers.at(row) ?? '';
  }

  unitNumber(row: number): string | null {
    return this.#unitNumbers.at(row);
  }

  zip(row: number): string | null {
    return this.#zips.at(row);
  }

  updatedOn(row: number): string | null {
    return this.#updateTimes.at(row);
  }

  text(row: number, name: SharedText): string | null {
    return this.#texts[name].at(row);
  }
}

/** An entry whose fields are read from its row. */
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
    return this.#table.unitNumber(this.#row);
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
    return this.#table.zip(this.#row);
  }
}
