import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * A file ends with the digest of what it holds: to decode a picture, which would show damage as well,
 * takes a hundred times as long as to send it.
 */
const DIGEST = 'sha256';
const DIGEST_BYTES = 32;

const digestOf = (content: Buffer) => createHash(DIGEST).update(content).digest();

/** What a file holds; undefined where it is damaged. */
function contentOf(file: Buffer): Buffer | undefined {
  const content = file.subarray(0, -DIGEST_BYTES);
  return digestOf(content).equals(file.subarray(-DIGEST_BYTES)) ? content : undefined;
}

/** The file's content, or undefined when there is none, it is damaged or cannot be read (then warned). */
export async function readCached(
  file: string,
  onWarning: (message: string) => void,
): Promise<Buffer | undefined> {
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

/** Notes in the background that a cached picture was wanted again; the oldest ones go first. */
export function markUsed(file: string, onWarning: (message: string) => void): void {
  const now = new Date();
  utimes(file, now, now).catch((error: unknown) => {
    if (!isMissing(error)) onWarning(`Cannot touch picture cache ${file}: ${String(error)}`);
  });
}

/** Keeps a picture for later and tells whether it is kept; a failure is a warning, never thrown. */
export async function writeCached(
  file: string,
  content: Buffer,
  onWarning: (message: string) => void,
): Promise<boolean> {
  try {
    await replaceFile(file, content);
    return true;
  } catch (error) {
    onWarning(`Cannot write picture cache ${file}: ${String(error)}`);
    return false;
  }
}
