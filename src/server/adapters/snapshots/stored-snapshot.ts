import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { readSnapshotInPieces } from './read-in-pieces.ts';
import { snapshotWriter } from './snapshot-writer.ts';

/** Values that are kept, with a number that changes with their meaning. */
type Formed = { readonly form: number };

type SnapshotPlace<Saved extends Formed> = {
  readonly file: string;
  readonly form: Saved['form'];
  /** Name of the values, as the beginning of a sentence: "The list of streets". */
  readonly name: string;
};

async function contentsOf<Saved extends Formed>({
  file,
  form,
}: SnapshotPlace<Saved>): Promise<Outcome<Saved, string>> {
  try {
    const contents = await readSnapshotInPieces(file);
    if (!contents.ok) return contents;
    const isOfForm = z.object({ form: z.literal(form) }).safeParse(contents.value).success;
    // The checksum proves that this program wrote the values, the form that they mean the same.
    return isOfForm ? success(contents.value as Saved) : failure('has a different format');
  } catch (error) {
    return failure(`cannot be read (${reasonOf(error)})`);
  }
}

/** Keeps values in a file from one start to the next. It reports what goes wrong and never fails. */
export function storedSnapshot<Saved extends Formed>(
  place: SnapshotPlace<Saved>,
  warn: (sentence: string) => void,
) {
  const { file, name } = place;
  const { keep, close } = snapshotWriter(file, (error) =>
    warn(`${name} cannot be stored in ${file}: ${reasonOf(error)}`),
  );
  return {
    async load(): Promise<Saved | undefined> {
      if (!existsSync(file)) return undefined;
      const contents = await contentsOf(place);
      if (contents.ok) return contents.value;
      warn(`${name} in ${file} ${contents.error}: it will be rebuilt.`);
      return undefined;
    },
    keep: (values: Saved) => keep(values),
    close,
  };
}
