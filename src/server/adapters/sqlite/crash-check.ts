import { existsSync, rmSync, statSync } from 'node:fs';
import { readJsonFile, writeJsonFile } from '#src/server/files/json-file.ts';
import { findFileDamage } from './check-process.ts';

/** Reports during the check of a database: its progress, and what is wrong. */
type Tell = {
  readonly inform: (sentence: string) => void;
  readonly warn: (sentence: string) => void;
  /** The remedy for damage, as a sentence without its full stop. */
  readonly remedy: string;
};

export type CrashCheck = {
  /** Reads all of the database for damage, in the background, unless it is as it was last closed. */
  readonly run: () => Promise<void>;
  /** The damage; undefined while none is known. */
  readonly damage: () => string | undefined;
  /** Notes that the database was closed, if it is known to be whole. */
  readonly recordCleanClose: () => void;
};

/** The note that lies beside a database while it is closed. */
const noteOf = (file: string) => `${file}.closed`;

/** The state of a file, which stays the same while nobody writes to it. */
function stateOf(file: string) {
  const { size: sizeBytes, mtimeMs } = statSync(file);
  return { sizeBytes, mtimeMs };
}

/** Whether a log was left with data that is not in the file; an end among other readers leaves it empty. */
function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Whether a database is as it was last closed. Removes the note, as the database is open from here on. */
function wasClosedCleanly(file: string): boolean {
  const note = readJsonFile(noteOf(file));
  rmSync(noteOf(file), { force: true });
  if (!note || !existsSync(file) || hasLog(file)) return false;
  const { sizeBytes, mtimeMs } = stateOf(file);
  return note['sizeBytes'] === sizeBytes && note['mtimeMs'] === mtimeMs;
}

/** Notes that a database was closed and all of it is on the disk. @throws where the note cannot be written */
export function recordCleanClose(file: string): void {
  writeJsonFile(noteOf(file), stateOf(file));
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * The check of a database whose last end may have harmed it: the program was killed, the power failed, or
 * another program has written to the file or put it there. To be made before the database is opened.
 */
export function crashCheck(file: string, { inform, warn, remedy }: Tell): CrashCheck {
  const isThere = existsSync(file);
  // A file that does not exist yet cannot have been harmed.
  let isWhole = wasClosedCleanly(file) || !isThere;
  let damage: string | undefined;
  return {
    async run() {
      if (isWhole) return;
      // A kill by the system may be the only trace of a machine with too little memory.
      warn(
        `The database ${file} was not closed properly, for example after a kill or a power cut. The whole file is checked now, and any damage will be reported here.`,
      );
      const startedMs = performance.now();
      damage = await findFileDamage(file);
      isWhole = damage === undefined;
      if (damage === undefined) {
        inform(
          `The database ${file} is intact (checked in ${seconds(performance.now() - startedMs)}).`,
        );
      } else {
        warn(`The database ${file} is damaged: ${damage}. ${remedy}.`);
      }
    },
    damage: () => damage,
    recordCleanClose() {
      if (!isWhole) return;
      try {
        recordCleanClose(file);
      } catch (error) {
        warn(
          `It could not be recorded that ${file} was closed, so it will be checked at the next start: ${String(error)}`,
        );
      }
    },
  };
}
