import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from '#src/lib/error-reason.ts';
import { isFull, isUnwritable } from './error-codes.ts';

/** The file system's codes for a disk that is full, and for one that cannot be written. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
const NO_WRITING = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO']);
/** With less room SQLite cannot even make its log. */
const ROOM_BYTES = 1_000_000;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether almost nothing can be written beside a file: SQLite then reports a failing disk, too. */
function isOutOfRoom(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < ROOM_BYTES;
  } catch {
    // Without its folder there is nothing to measure; the error is reported as it is.
    return false;
  }
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
      'Nothing is wrong with the file. Leave it where it is, make room on the disk and start again.'
    );
  }
  if (!isOfDisk) return undefined;
  return (
    `${file} cannot be read or written: ${reasonOf(error)}. ` +
    'Leave it where it is, see that its disk works and that the user of the server may write there, and start again.'
  );
}
