import { type FileStore, FileStoreUnavailable } from '../../files/file-store.ts';
import type { PictureFiles } from '../picture-cache.ts';
import { QueueFull, taskLimit } from '../task-limit.ts';

/** Few, as photos stay in memory until they are stored. */
const WRITES_AT_ONCE = 4;
const MAX_WAITING = 20;

/** A failure of the store makes the photo be fetched again; the store itself reports its trouble. */
async function unlessUnavailable<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FileStoreUnavailable || error instanceof QueueFull) return undefined;
    throw error;
  }
}

/** Photos in a store that several servers may share. While it is down, photos come from their provider. */
export function storedPhotos(store: FileStore, onWarning: (message: string) => void): PictureFiles {
  const limited = taskLimit(WRITES_AT_ONCE, MAX_WAITING);
  return {
    read: (name) => unlessUnavailable(store.read(name)),
    async write(name, content) {
      // The viewer of a photo does not wait for it to be stored.
      unlessUnavailable(limited(() => store.put(name, content))).catch((error: unknown) =>
        onWarning(`Cannot store a photo: ${String(error)}`),
      );
    },
    async remove(name) {
      await unlessUnavailable(store.remove(name));
    },
  };
}
