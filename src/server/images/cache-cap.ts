import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

type CachedFile = { readonly file: string; readonly bytes: number; readonly usedMs: number };

/** The share of the cap that a clearing goes down to, so that it need not happen at every write. */
const CLEARED_SHARE = 0.9;

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function cachedFile(file: string): Promise<CachedFile | undefined> {
  try {
    const { size, mtimeMs } = await stat(file);
    return { file, bytes: size, usedMs: mtimeMs };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** The files of a directory, one after the other: a scan must not take all file handles. */
async function listCachedFiles(directory: string): Promise<CachedFile[]> {
  const cachedFiles: CachedFile[] = [];
  for (const name of await readdir(directory)) {
    const file = name.endsWith('.tmp') ? undefined : await cachedFile(path.join(directory, name));
    if (file) cachedFiles.push(file);
  }
  return cachedFiles;
}

async function clear(directory: string, toBytes: number): Promise<number> {
  const files = await listCachedFiles(directory);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  for (const oldest of files.sort((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= toBytes) break;
    await rm(oldest.file, { force: true });
    bytes -= oldest.bytes;
  }
  return bytes;
}

type CacheCap = {
  /** Call after a file was written; clears in the background when the cap is passed. */
  wrote(bytes: number): void;
  /** Resolves when no clearing is under way. */
  settled(): Promise<void>;
};

/**
 * Keeps the files of a directory under `capBytes` by removing those whose modification time, which
 * readers move at each use, is the oldest. Failures are warnings: a full cache must not stop answers.
 */
export function cacheCap(
  directory: string,
  capBytes: number,
  onWarning: (message: string) => void,
): CacheCap {
  /** Unknown until the first write has counted the files of earlier processes. */
  let bytes: number | undefined;
  /** What was written since the clearing began, which may have missed it. */
  let addedMeanwhile = 0;
  let clearing: Promise<void> | undefined;

  const isOver = () => bytes === undefined || bytes > capBytes;

  async function clearOnce(): Promise<void> {
    addedMeanwhile = 0;
    const toBytes = bytes === undefined ? capBytes : capBytes * CLEARED_SHARE;
    bytes = (await clear(directory, toBytes)) + addedMeanwhile;
  }

  async function run(): Promise<void> {
    try {
      while (isOver()) await clearOnce();
    } catch (error) {
      onWarning(`Cannot clear picture cache ${directory}: ${String(error)}`);
    } finally {
      clearing = undefined;
    }
  }

  return {
    wrote(addedBytes) {
      if (bytes !== undefined) bytes += addedBytes;
      addedMeanwhile += addedBytes;
      if (clearing === undefined && isOver()) clearing = run();
    },
    async settled() {
      await clearing;
    },
  };
}
