import { join } from 'node:path';
import { type Outcome, success } from '#src/lib/outcome.ts';
import type { DocumentFiles } from '#src/server/customers/repository.ts';
import { type DataKeys, dataCipher } from '#src/server/encryption/data-cipher.ts';
import { documentFiles } from './document-files.ts';
import { encryptedDocuments, encryptStored } from './encrypted-documents.ts';

/** What the key of the documents is derived by: changing it makes all of them unreadable. */
const PURPOSE = 'documents';

type OpenDocumentsOptions = {
  /** Whether bytes begin as any document does that is taken: others are not encrypted afterwards. */
  readonly isDocument: (bytes: Uint8Array) => boolean;
  readonly warn: (sentence: string) => void;
};

/**
 * Opens the documents of customers in a data folder, after those that are not encrypted with the present
 * key have been. The error is a sentence for the person at the terminal, and so is what `warn` is told.
 */
export async function openDocuments(
  dataDir: string,
  keys: DataKeys,
  { isDocument, warn }: OpenDocumentsOptions,
): Promise<Outcome<DocumentFiles, string>> {
  const files = documentFiles(join(dataDir, 'documents'));
  const cipher = dataCipher(keys, PURPOSE);
  const encryption = await encryptStored(files, { cipher, isDocument });
  if (!encryption.ok) return encryption;
  const { damagedNames } = encryption.value;
  if (damagedNames.length > 0) {
    warn(
      `Documents in ${files.folder} are damaged and cannot be read: ${damagedNames.join(', ')}.`,
    );
  }
  return success(encryptedDocuments(files, cipher));
}
