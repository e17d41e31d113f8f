/** SQLite's codes: the low byte of each is the kind of error, the rest gives details. */
const BUSY = new Set([5, 6]);
/** A disk that is read-only, failing or full, or a file that may not be opened. */
const UNWRITABLE = new Set([8, 10, 13, 14]);
const FULL = 13;
/** The file ends too early: the file is damaged, not the disk. */
const SHORT_READ = 522;

/** The code of an error of SQLite; undefined for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

const kindOf = (error: unknown) => (sqliteCode(error) ?? 0) & 0xff;

/** Whether a call failed because another connection has the file locked. */
export const isBusy = (error: unknown): boolean => BUSY.has(kindOf(error));

/** Whether a call failed because the disk cannot be read or written, and not because of the data on it. */
export const isUnwritable = (error: unknown): boolean =>
  UNWRITABLE.has(kindOf(error)) && sqliteCode(error) !== SHORT_READ;

/** Whether a call failed because there is no room left. */
export const isFull = (error: unknown): boolean => kindOf(error) === FULL;
