import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import {
  type SnapshotStore,
  SAVED_FORM,
  type SavedDirectory,
} from '#src/server/listings/directory/snapshot-store.ts';
import { readSnapshotInPieces } from './read-in-pieces.ts';
import { snapshotWriter } from './snapshot-writer.ts';

const Contents = z.object({ form: z.literal(SAVED_FORM) });

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function contentsOf(file: string): Promise<Outcome<SavedDirectory, string>> {
  try {
    const contents = await readSnapshotInPieces(file);
    if (!contents.ok) return contents;
    const isOfThisForm = Contents.safeParse(contents.value).success;
    // The checksum vouches for what this program wrote, the form for what it meant.
    return isOfThisForm ? success(contents.value as SavedDirectory) : failure('has another form');
  } catch (error) {
    return failure(`cannot be read (${reasonOf(error)})`);
  }
}

/** Keeps the directory of the listings in a file. It tells what goes wrong and never fails. */
export function directorySnapshots(
  file: string,
  warn: (sentence: string) => void,
): SnapshotStore & { readonly close: () => void } {
  const { keep, close } = snapshotWriter(file, (error) =>
    warn(`The directory of the listings cannot be kept in ${file}: ${reasonOf(error)}`),
  );
  return {
    async load() {
      if (!existsSync(file)) return undefined;
      const contents = await contentsOf(file);
      if (contents.ok) return contents.value;
      warn(`The directory of the listings in ${file} ${contents.error}: it is made anew.`);
      return undefined;
    },
    keep,
    close,
  };
}
