import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from '#src/lib/error-reason.ts';
import { thousands } from '#src/lib/text/thousands.ts';
import { isFull, isUnwritable } from './error-codes.ts';

/** The file system's codes for a disk that is full, and for one that cannot be written. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
const NO_WRITING = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO']);
/** With less room SQLite cannot even make its log. */
const ROOM_BYTES = 1_000_000;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The bytes that can be written beside a file; undefined where nobody knows. */
function freeBytes(file: string): number | undefined {
  try {
    const { bavail, bsize, blocks } = statfsSync(dirname(file));
    // Some network file systems do not tell their size.
    return blocks === 0 ? undefined : bavail * bsize;
  } catch {
    // Without its folder there is nothing to measure; the error is reported as it is.
    return undefined;
  }
}

/** Whether almost nothing can be written beside a file: SQLite then reports a failing disk, too. */
const isOutOfRoom = (file: string) => (freeBytes(file) ?? ROOM_BYTES) < ROOM_BYTES;

const megabytes = (bytes: number) => `${thousands(Math.ceil(bytes / 1e6))} MB`;

/**
 * The sentence for the person at the terminal when there is too little room for a file that is about to be
 * made; undefined when there is enough.
 */
export function roomRefusal(file: string, neededBytes: number): string | undefined {
  const free = freeBytes(file) ?? neededBytes;
  if (free >= neededBytes) return undefined;
  return (
    `The first start needs ${megabytes(neededBytes)} in ${dirname(file)}, and only ${megabytes(free)} are free. ` +
    'Make room on its disk, or set DATA_DIR to a folder with more room, and start again.'
  );
}

/**
 * The sentence for the person at the terminal when a database cannot be opened because of its disk: the
 * file must then stay where it is. Undefined when the disk is not the cause.
 */
export function diskRefusal(file: string, error: unknown): string | undefined {
  const code = codeOf(error);
  const isOfDisk = isUnwritable(error) || NO_WRITING.has(code);
  if (isFull(error) || NO_ROOM.has(code) || (isOfDisk && isOutOfRoom(file))) {
    return (
      `${file} cannot be written: its disk is full. ` +
      'The file itself is fine. Leave it where it is, free up space on the disk and start again.'
    );
  }
  if (!isOfDisk) return undefined;
  return (
    `${file} cannot be read or written: ${reasonOf(error)}. ` +
    'Leave it where it is, make sure that its disk works and that the server’s user can write there, then start again.'
  );
}
