import { existsSync, rmSync, statSync } from 'node:fs';
import { readJsonFile, writeJsonFile } from '#src/server/files/json-file.ts';
import { damageInFile } from './check-process.ts';

/** What is told while a database is checked: what goes on, and what is wrong. */
type Tell = {
  readonly inform: (sentence: string) => void;
  readonly warn: (sentence: string) => void;
  /** What helps when it is damaged, as a sentence without its full stop. */
  readonly remedy: string;
};

export type CrashCheck = {
  /** Reads all of the database for damage, in the background, unless its last end has left it whole. */
  readonly run: () => Promise<void>;
  /** What is damaged; undefined while nothing is known to be. */
  readonly damage: () => string | undefined;
  /** Notes that the database has been closed, and that nothing in it is damaged where that is known. */
  readonly noteClosed: () => void;
};

/** Lies beside a database from when it is closed to when it is opened again. */
const noteOf = (file: string) => `${file}.closed`;

/** How a file is that nobody has written to since. */
function stateOf(file: string) {
  const { size: sizeBytes, mtimeMs } = statSync(file);
  return { sizeBytes, mtimeMs };
}

/** Whether a log was left that holds what is not in the file; an end among other readers leaves it empty. */
function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Whether a database is as its last end has left it. The note is taken away: from now on it is open. */
function takeNote(file: string): boolean {
  const note = readJsonFile(noteOf(file));
  rmSync(noteOf(file), { force: true });
  if (!note || !existsSync(file) || hasLog(file)) return false;
  const { sizeBytes, mtimeMs } = stateOf(file);
  return note['sizeBytes'] === sizeBytes && note['mtimeMs'] === mtimeMs;
}

/** Notes that a database was closed and all of it is on the disk. @throws where the note cannot be written */
export function noteClosed(file: string): void {
  writeJsonFile(noteOf(file), stateOf(file));
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * The check of a database whose last end may have harmed it: it was killed, the power failed, or another
 * program has written to it or put it there. To be made before the database is opened.
 */
export function crashCheck(file: string, { inform, warn, remedy }: Tell): CrashCheck {
  const isThere = existsSync(file);
  // What is made only now has had no end that could have harmed it.
  let isWhole = takeNote(file) || !isThere;
  let damage: string | undefined;
  return {
    async run() {
      if (isWhole) return;
      inform(`The database ${file} is not as a server last closed it: checking all of it …`);
      const startedMs = performance.now();
      damage = await damageInFile(file);
      isWhole = damage === undefined;
      if (damage === undefined) {
        inform(
          `The database ${file} is whole (checked in ${seconds(performance.now() - startedMs)}).`,
        );
      } else {
        warn(`The database ${file} is damaged: ${damage}. ${remedy}.`);
      }
    },
    damage: () => damage,
    noteClosed() {
      if (!isWhole) return;
      try {
        noteClosed(file);
      } catch (error) {
        warn(
          `It could not be noted that ${file} was closed, so it is checked next time: ${String(error)}`,
        );
      }
    },
  };
}
