import { writingSnapshot } from './snapshot-file.ts';

export type SnapshotWriter = {
  /** Replaces the values, a part at a time when there is nothing else to do. */
  readonly keep: (value: unknown) => void;
  /** Writes the rest at once. */
  readonly close: () => void;
};

/** Searches of a fresh start come first. */
const WRITE_AFTER_MS = 3000;

/**
 * Keeps values in a file from one start to the next.
 *
 * @param onError called with the reason why they could not be written; nothing is thrown
 */
export function snapshotWriter(file: string, onError: (error: unknown) => void): SnapshotWriter {
  let writing: Generator<void, void> | undefined;

  /** Returns whether there is more to write. */
  function writePart(): boolean {
    try {
      if (writing?.next().done === false) return true;
    } catch (error) {
      onError(error);
    }
    writing = undefined;
    return false;
  }

  function writeWhenIdle(mine: Generator<void, void>): void {
    if (mine === writing && writePart()) setImmediate(writeWhenIdle, mine);
  }

  return {
    keep(value) {
      writing?.return();
      writing = writingSnapshot(file, value);
      setTimeout(writeWhenIdle, WRITE_AFTER_MS, writing).unref();
    },
    close() {
      while (writePart());
    },
  };
}
