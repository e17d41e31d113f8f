import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentFiles } from '#src/server/customers/repository.ts';
import { HEAD_BYTES } from '#src/server/encryption/data-cipher.ts';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const NAME = /^[\w-]{16,64}$/;
const UNFINISHED = '.part';

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isBefore(path: string, momentMs: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < momentMs;
  } catch (error) {
    // Deleted or renamed since its name was read, by someone who uses it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Documents as they lie on the disk. */
export type StoredFiles = Omit<DocumentFiles, 'read'> & {
  readonly folder: string;
  /** The whole file, as it was put. */
  read(name: string): Promise<Uint8Array>;
  /** Its first bytes, which tell how it is encrypted. */
  head(name: string): Promise<Uint8Array>;
  /** The names of all. */
  storedNames(): Promise<readonly string[]>;
};

async function readHead(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Files in a folder that only the person who runs the program may open. */
export function documentFiles(folder: string): StoredFiles {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('A document has no such file name');
    return join(folder, name);
  };
  return {
    folder,
    head: (name) => readHead(pathOf(name)),
    async storedNames() {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      return (await readdir(folder)).filter((name) => NAME.test(name));
    },
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      const path = pathOf(name);
      // By a name of its own: what a crash has left unfinished is in nobody's way.
      const unfinishedPath = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`;
      const handle = await open(unfinishedPath, 'wx', OWNER_ONLY_FILE);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinishedPath, path);
      await syncFolder(folder);
    },
    read: (name) => readFile(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    async names(beforeMs) {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      const names = [];
      for (const name of await readdir(folder)) {
        if (await isBefore(join(folder, name), beforeMs)) names.push(name);
      }
      // What a crash has left unfinished is nobody's and cannot become anybody's.
      const unfinishedPath = names.filter((name) => name.endsWith(UNFINISHED));
      for (const name of unfinishedPath) await rm(join(folder, name), { force: true });
      return names.filter((name) => NAME.test(name));
    },
  };
}
