import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { directorySnapshots } from '#src/server/adapters/snapshots/open-snapshots.ts';
import { readSnapshotInPieces } from '#src/server/adapters/snapshots/read-in-pieces.ts';
import { readSnapshot, writingSnapshot } from '#src/server/adapters/snapshots/snapshot-file.ts';
import { type SavedDirectory, SAVED_FORM } from '#src/server/listings/directory/snapshot-store.ts';
import { listingDirectory } from '#src/server/listings/directory/listing-directory.ts';
import { entriesForm } from '#src/server/listings/directory/saved-forms.ts';
import { anEntry } from '#tests/support/listings/entries.ts';
import { RecordedEntries, snapshotsInMemory } from '#tests/support/listings/recorded-entries.ts';

let folder: string;
let file: string;
let warnings: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  file = join(folder, 'listings.directory');
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => directorySnapshots(folder, (sentence) => warnings.push(sentence));

async function aSavedDirectory(): Promise<SavedDirectory> {
  const entries = [1, 2, 3].map((id) => anEntry({ id, streetName: `Rue ${id} é` }));
  const snapshots = snapshotsInMemory();
  const directory = listingDirectory(new RecordedEntries(entries).opened(), { snapshots });
  directory.derive((all) => all.filterInSlices(({ id }) => id !== 2), entriesForm('some'));
  await directory.warm();
  return snapshots.latest ?? expect.fail('nothing was kept');
}

function write(value: unknown): void {
  for (const _ of writingSnapshot(file, value));
}

test('reading in pieces gives the same as reading at once, in separate memory', async () => {
  const shared = Uint16Array.of(1, 2, 3);
  const value = {
    ...{ text: 'Bätiment\n"A"', none: null, endless: Number.POSITIVE_INFINITY },
    columns: [shared, new Float64Array(700_000).fill(0.5), new Uint8Array(), shared],
    ids: Int32Array.of(-1, 2),
  };
  write(value);
  const read = await readSnapshotInPieces(file);
  expect(read).toEqual(readSnapshot(file));
  expect(read).toEqual({ ok: true, value });
  const { columns, ids } = (read.ok ? read.value : expect.fail()) as typeof value;
  expect(columns[0]).toBe(columns[3]);
  expect(ids.buffer.byteLength).toBe(8);
});

test('detects a file that is changed anywhere, truncated or extended', async () => {
  write({ name: 'damage', column: Uint8Array.of(1, 2, 3), other: Float64Array.of(1) });
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 5;
    writeFileSync(file, damaged);
    expect(await readSnapshotInPieces(file), `changed at ${at}`).toMatchObject({ ok: false });
    writeFileSync(file, whole.subarray(0, at));
    expect(await readSnapshotInPieces(file), `cut at ${at}`).toMatchObject({ ok: false });
  }
  writeFileSync(file, Buffer.concat([whole, Buffer.from('more')]));
  expect(await readSnapshotInPieces(file)).toEqual({ ok: false, error: 'is damaged' });
});

test('keeps a directory across restarts, readable by its owner only', async () => {
  const saved = await aSavedDirectory();
  expect(await open().load()).toBeUndefined();
  const first = open();
  first.keep(saved);
  first.close();
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  expect(await open().load()).toEqual(saved);
  expect(warnings).toEqual([]);
});

test.each([
  [
    'damaged',
    () => writeFileSync(file, readFileSync(file).fill(1, 200)),
    /is damaged: it will be rebuilt/,
  ],
  ['of another version', () => writeFileSync(file, 'x'.repeat(300)), /another version/],
  ['of a different format', () => write({ form: SAVED_FORM + 1 }), /a different format/],
  [
    'a folder',
    () => {
      rmSync(file);
      mkdirSync(file);
    },
    /cannot be read \(/,
  ],
])('reports one that is %s', async (_, damage, reason) => {
  write(await aSavedDirectory());
  damage();
  expect(await open().load()).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(reason)]);
});

test('a location that cannot be written to is reported and stops nothing', async () => {
  mkdirSync(file);
  const snapshots = open();
  snapshots.keep(await aSavedDirectory());
  snapshots.close();
  expect(warnings).toEqual([expect.stringMatching(/cannot be stored in/)]);
});
