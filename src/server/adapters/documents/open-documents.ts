import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { type DocumentFiles, StoreUnavailable } from '#src/server/customers/repository.ts';
import { type DataKeys, dataCipher } from '#src/server/encryption/data-cipher.ts';
import { type FileStore, FileStoreUnavailable } from '#src/server/files/file-store.ts';
import { encryptBucket, moveDocuments } from './bucket-documents.ts';
import {
  type Encryption,
  encryptedDocuments,
  encryptStored,
  namesToEncrypt,
} from './encrypted-documents.ts';

/** The purpose that the key of the documents is derived for: changing it makes all of them unreadable. */
const PURPOSE = 'documents';

type DocumentPlaces = {
  /** The store in the data folder. */
  readonly folder: FileStore;
  /** Replaces the folder, whose documents are moved into it. */
  readonly bucket?: FileStore | undefined;
};

type OpenDocumentsOptions = {
  /** Whether bytes begin like a document of an accepted type: other files are not encrypted afterwards. */
  readonly isDocument: (bytes: Uint8Array) => boolean;
  readonly warn: (sentence: string) => void;
};

/**
 * Refuses keys that do not decrypt the documents, with a sentence for the person at the terminal. It
 * refuses all keys while the documents cannot be read, as nobody knows then.
 */
export async function checkDocuments(
  { folder, bucket }: DocumentPlaces,
  keys: DataKeys,
): Promise<Outcome<void, string>> {
  const cipher = dataCipher(keys, PURPOSE);
  try {
    for (const files of bucket ? [folder, bucket] : [folder]) {
      const names = await namesToEncrypt(files, cipher);
      if (!names.ok) return names;
    }
    return success(undefined);
  } catch (error) {
    if (!(error instanceof FileStoreUnavailable)) throw error;
    return failure(
      `${error.message}, so it is not known which key the documents there need. No key was created. ` +
        'Set the key as DATA_KEY, or start the server again when the documents can be read.',
    );
  }
}

/** Brings all documents to their place, encrypted with the present key. */
async function prepare(
  { folder, bucket }: DocumentPlaces,
  encryption: Encryption,
  warn: OpenDocumentsOptions['warn'],
): Promise<Outcome<undefined, string>> {
  const tellOfDamaged = ({ place }: FileStore, names: readonly string[]) => {
    if (names.length === 0) return;
    warn(`Documents in ${place} are damaged and cannot be read: ${names.join(', ')}.`);
  };
  const inFolder = await encryptStored(folder, encryption);
  if (!inFolder.ok) return inFolder;
  tellOfDamaged(folder, inFolder.value.damagedNames);
  if (!bucket) return success(undefined);
  const inBucket = await encryptBucket(bucket, encryption);
  if (!inBucket.ok) return inBucket;
  tellOfDamaged(bucket, inBucket.value.damagedNames);
  const count = await moveDocuments(folder, bucket);
  if (count > 0) warn(`Documents were moved from ${folder.place} to ${bucket.place}: ${count}.`);
  return success(undefined);
}

/** Gives the outcome of the preparation, which is tried again until it has run once. */
function preparation(run: () => Promise<Outcome<undefined, string>>) {
  let outcome: Promise<Outcome<undefined, string>> | undefined;
  return async () => {
    outcome ??= run();
    try {
      return await outcome;
    } catch (error) {
      outcome = undefined;
      throw error;
    }
  };
}

/**
 * Opens the documents of customers, after encrypting those that are not encrypted with the present key.
 * While their place cannot be reached the site opens all the same, and each call tries again. The error is
 * a sentence for the person at the terminal, and so is each warning.
 */
export async function openDocuments(
  places: DocumentPlaces,
  keys: DataKeys,
  { isDocument, warn }: OpenDocumentsOptions,
): Promise<Outcome<DocumentFiles, string>> {
  const cipher = dataCipher(keys, PURPOSE);
  const prepareOnce = preparation(() => prepare(places, { cipher, isDocument }, warn));
  try {
    const outcome = await prepareOnce();
    if (!outcome.ok) return outcome;
  } catch (error) {
    if (!(error instanceof FileStoreUnavailable)) throw error;
    warn(`${error.message}. Until this is fixed, customers can neither upload nor read documents.`);
  }
  const ready = async () => {
    const outcome = await prepareOnce();
    if (!outcome.ok) throw new StoreUnavailable(new Error(outcome.error));
  };
  return success(encryptedDocuments(places.bucket ?? places.folder, cipher, ready));
}
