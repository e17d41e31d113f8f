import { type DocumentFiles, StoreUnavailable } from '../repository.ts';

/**
 * Deletes a file whose row is gone. If that fails, the sweep of files without an owner deletes it later, so
 * the person who deletes a document need not do it again.
 */
export async function removeFile(
  files: Pick<DocumentFiles, 'remove'>,
  name: string,
): Promise<void> {
  try {
    await files.remove(name);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}
