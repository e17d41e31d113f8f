import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheCap } from './cache-cap.ts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * A file ends with the digest of its content: decoding a picture would show damage too, but takes a hundred
 * times as long as sending it.
 */
const DIGEST = 'sha256';
const DIGEST_BYTES = 32;

const digestOf = (content: Buffer) => createHash(DIGEST).update(content).digest();

/** The content of a file; undefined when it is damaged. */
function contentOf(file: Buffer): Buffer | undefined {
  const content = file.subarray(0, -DIGEST_BYTES);
  return digestOf(content).equals(file.subarray(-DIGEST_BYTES)) ? content : undefined;
}

type Warn = (message: string) => void;

/** The file's content; undefined when it is missing, damaged or unreadable (then with a warning). */
async function readCached(file: string, onWarning: Warn): Promise<Buffer | undefined> {
  try {
    return contentOf(await readFile(file));
  } catch (error) {
    if (!isMissing(error)) onWarning(`Cannot read picture cache ${file}: ${String(error)}`);
    return undefined;
  }
}

/** Writes beside the target and renames, so that readers never see half a file. */
async function replaceFile(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, [content, digestOf(content)]);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Notes in the background that a cached picture was used; the longest unused ones are cleared first. */
function markUsed(file: string, onWarning: Warn): void {
  const now = new Date();
  utimes(file, now, now).catch((error: unknown) => {
    if (!isMissing(error)) onWarning(`Cannot touch picture cache ${file}: ${String(error)}`);
  });
}

/** Keeps a picture for later and says whether it is kept; a failure is a warning, never thrown. */
async function writeCached(file: string, content: Buffer, onWarning: Warn): Promise<boolean> {
  try {
    await replaceFile(file, content);
    return true;
  } catch (error) {
    onWarning(`Cannot write picture cache ${file}: ${String(error)}`);
    return false;
  }
}

/** Where pictures are kept. No call rejects: a picture that cannot be kept is made again. */
export type PictureFiles = {
  /** Undefined when there is no readable picture. */
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, content: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
};

type PictureCacheOptions = {
  readonly cacheDir: string;
  /** The most it may take on the disk, bytes; the longest unused pictures are removed first. */
  readonly capBytes: number;
  readonly onWarning: Warn;
};

/** Pictures in a folder. */
export function pictureCache({ cacheDir, capBytes, onWarning }: PictureCacheOptions): PictureFiles {
  const cap = cacheCap(cacheDir, capBytes, onWarning);
  return {
    async read(name) {
      const file = path.join(cacheDir, name);
      const content = await readCached(file, onWarning);
      if (content) markUsed(file, onWarning);
      return content;
    },
    async write(name, content) {
      const file = path.join(cacheDir, name);
      if (await writeCached(file, content, onWarning)) cap.wrote(content.length);
    },
    async remove(name) {
      const file = path.join(cacheDir, name);
      await rm(file, { force: true }).catch((error: unknown) =>
        onWarning(`Cannot remove ${file}: ${String(error)}`),
      );
    },
  };
}
