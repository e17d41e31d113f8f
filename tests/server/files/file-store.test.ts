import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderFiles } from '#src/server/adapters/files/folder-files.ts';
import { fileCircuitBreaker } from '#src/server/adapters/files/file-circuit-breaker.ts';
import { s3Files } from '#src/server/adapters/files/s3-files.ts';
import type { FileStore, ListedFile } from '#src/server/files/file-store.ts';
import { s3Server, type S3Server } from '#tests/support/files/s3-server.ts';

// The rules for every file store, for each adapter.

const PAGE = 7;
const nameOf = (number: number) => `document-${String(number).padStart(12, '0')}`;
const BYTES = Buffer.from([0, 255, 13, 10, 0x25, 0x50, 0x44, 0x46, 128, 0]);

let folder: string;
let server: S3Server;
let placeCount = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  server = await s3Server({ pageSize: PAGE });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.close();
});

/** A place that no other test uses. */
function aPlace(): string {
  placeCount += 1;
  return `place-${placeCount}`;
}

async function listed(store: FileStore): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const page of store.list()) files.push(...page);
  return files;
}

const namesIn = async (store: FileStore) => (await listed(store)).map(({ name }) => name).sort();

describe.each([
  ['a folder', (place: string) => folderFiles(join(folder, place))],
  ['a bucket', (place: string) => s3Files(server.settings, place)],
  [
    'a bucket that may rest',
    (place: string) =>
      fileCircuitBreaker(s3Files(server.settings, place), {
        onFailure: () => expect.unreachable(),
      }),
  ],
])('%s', (_, storeAt) => {
  const aStore = () => storeAt(aPlace());

  test('returns a file byte for byte, also to another server', async () => {
    const place = aPlace();
    await storeAt(place).put(nameOf(1), BYTES);
    expect(await storeAt(place).read(nameOf(1))).toEqual(BYTES);
  });

  test('returns the first bytes of a file, or all of a short or empty one', async () => {
    const store = aStore();
    await store.put(nameOf(1), BYTES);
    await store.put(nameOf(2), new Uint8Array());
    expect(await store.readHead(nameOf(1), 4)).toEqual(BYTES.subarray(0, 4));
    expect(await store.readHead(nameOf(1), 100)).toEqual(BYTES);
    expect(await store.readHead(nameOf(2), 4)).toEqual(Buffer.alloc(0));
    expect(await store.read(nameOf(2))).toEqual(Buffer.alloc(0));
  });

  test('reads nothing and lists nothing when no file was stored', async () => {
    const store = aStore();
    expect(await store.read(nameOf(1))).toBeUndefined();
    expect(await store.readHead(nameOf(1), 4)).toBeUndefined();
    expect(await listed(store)).toEqual([]);
  });

  test('replaces a file that is stored again', async () => {
    const store = aStore();
    await store.put(nameOf(1), BYTES);
    await store.put(nameOf(1), Buffer.from('another'));
    expect(String(await store.read(nameOf(1)))).toBe('another');
    expect(await namesIn(store)).toEqual([nameOf(1)]);
  });

  test('removes a file and accepts the removal of a missing one', async () => {
    const store = aStore();
    await store.put(nameOf(1), BYTES);
    await store.put(nameOf(2), BYTES);
    await store.remove(nameOf(1));
    await store.remove(nameOf(1));
    expect(await store.read(nameOf(1))).toBeUndefined();
    expect(await namesIn(store)).toEqual([nameOf(2)]);
  });

  test('lists any number of files, each with its modification time', async () => {
    const store = aStore();
    const names = Array.from({ length: 3 * PAGE + 2 }, (_unused, index) => nameOf(index));
    for (const name of names) await store.put(name, BYTES);
    expect(await namesIn(store)).toEqual(names);
    for (const { changedAtMs } of await listed(store)) {
      expect(Math.abs(changedAtMs - Date.now())).toBeLessThan(60_000);
    }
  });

  test('stores a large file intact', async () => {
    const store = aStore();
    const bytes = Buffer.alloc(10_000_000, 'payslip ');
    await store.put(nameOf(1), bytes);
    expect((await store.read(nameOf(1)))?.equals(bytes)).toBe(true);
  });

  test('keeps its files separate from those of another location', async () => {
    const place = aPlace();
    const [one, other] = [storeAt(place), storeAt(`${place}-other`)];
    await one.put(nameOf(1), BYTES);
    await other.put(nameOf(2), BYTES);
    expect(await namesIn(one)).toEqual([nameOf(1)]);
    expect(await one.read(nameOf(2))).toBeUndefined();
  });

  test.each(['../../etc/passwd-and-so-on', 'short', 'a/0123456789abcdef', 'with space 0123456789'])(
    'rejects the file name %s',
    async (name) => {
      const store = aStore();
      await expect(store.read(name)).rejects.toThrow('file name is not valid');
      await expect(store.put(name, BYTES)).rejects.toThrow('file name is not valid');
      await expect(store.remove(name)).rejects.toThrow('file name is not valid');
    },
  );
});

test('unfinished files of a crash are not listed and are removed after an hour', async () => {
  const place = join(folder, 'crashed');
  mkdirSync(place);
  const [old, recent] = ['a', 'b'].map((part) => join(place, `${nameOf(1)}.${part}.part`));
  for (const path of [old, recent]) writeFileSync(path!, 'half');
  utimesSync(old!, 0, 0);
  expect(await listed(folderFiles(place))).toEqual([]);
  expect([existsSync(old!), existsSync(recent!)]).toEqual([false, true]);
});

test('signs every request to a bucket correctly', () => {
  expect(server.state.refusals).toEqual([]);
  expect(server.state.asked.length).toBeGreaterThan(50);
});
