import { join } from 'node:path';
import { SAVED_FORM, type SavedDirectory } from '#src/server/listings/directory/snapshot-store.ts';
import { type SavedStreets, STREETS_FORM } from '#src/server/places/streets/street-store.ts';
import { storedSnapshot } from './stored-snapshot.ts';

/** Keeps the directory of the listings in a data folder. */
export function directorySnapshots(dataDir: string, warn: (sentence: string) => void) {
  const file = join(dataDir, 'listings.directory');
  const name = 'The directory of the listings';
  return storedSnapshot<SavedDirectory>({ file, form: SAVED_FORM, name }, warn);
}

/** Keeps the list of all streets in a data folder. */
export function streetSnapshots(dataDir: string, warn: (sentence: string) => void) {
  const file = join(dataDir, 'streets.index');
  return storedSnapshot<SavedStreets>(
    { file, form: STREETS_FORM, name: 'The list of streets' },
    warn,
  );
}
