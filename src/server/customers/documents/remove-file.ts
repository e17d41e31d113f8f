import { type DocumentFiles, StoreUnavailable } from '../repository.ts';

/**
 * Deletes a file whose row is gone. Where that cannot be done now, the sweep of files that belong to nobody
 * does it later: who deletes a document is not told to do it again.
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
