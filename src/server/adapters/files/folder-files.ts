import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkFileName,
  type FileStore,
  FileStoreUnavailable,
  isFileName,
  type ListedFile,
} from '#src/server/files/file-store.ts';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const UNFINISHED = '.part';
/** No file takes this long to write. */
const ABANDONED_AFTER_MS = 60 * 60_000;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  // A name of its own, so that an unfinished file of a crash is in nobody's way.
  const unfinishedPath = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`;
  try {
    const handle = await open(unfinishedPath, 'wx', OWNER_ONLY_FILE);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinishedPath, path);
  } catch (error) {
    await rm(unfinishedPath, { force: true });
    throw error;
  }
}

async function readHead(path: string, byteCount: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(byteCount), 0, byteCount, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The result of a reading; undefined when the file is missing. */
async function unlessMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Removes a file that a crash has left unfinished: nobody uses it or can finish it. */
async function removeAbandoned(path: string): Promise<void> {
  const file = await unlessMissing(stat(path));
  if (file && file.mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(path, { force: true });
}

async function listedFiles(folder: string): Promise<readonly ListedFile[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const files: ListedFile[] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (name.endsWith(UNFINISHED)) await removeAbandoned(path);
    const file = isFileName(name) ? await unlessMissing(stat(path)) : undefined;
    if (file) files.push({ name, changedAtMs: file.mtimeMs });
  }
  return files;
}

/** Files in a folder that only the person who runs the program may open. */
export function folderFiles(folder: string): FileStore {
  /** Whatever the disk refuses, as when it is full, may succeed another time. */
  async function onDisk<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      throw new FileStoreUnavailable(`The folder ${folder} cannot be read or written`, error);
    }
  }
  const pathOf = (name: string) => {
    checkFileName(name);
    return join(folder, name);
  };
  return {
    place: folder,
    async put(name, bytes) {
      const path = pathOf(name);
      await onDisk(async () => {
        await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
        await writeWhole(path, bytes);
        await syncFolder(folder);
      });
    },
    async read(name) {
      const path = pathOf(name);
      return onDisk(() => unlessMissing(readFile(path)));
    },
    async readHead(name, byteCount) {
      const path = pathOf(name);
      return onDisk(() => unlessMissing(readHead(path, byteCount)));
    },
    async remove(name) {
      const path = pathOf(name);
      await onDisk(() => rm(path, { force: true }));
    },
    async *list() {
      yield await onDisk(() => listedFiles(folder));
    },
  };
}
