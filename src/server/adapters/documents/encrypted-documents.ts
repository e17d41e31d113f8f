import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { type DocumentFiles, StoreUnavailable } from '#src/server/customers/repository.ts';
import { type DataCipher, HEAD_BYTES } from '#src/server/encryption/data-cipher.ts';
import { type FileStore, FileStoreUnavailable } from '#src/server/files/file-store.ts';
import { documentNames, KEY_MARK } from './document-names.ts';

/** Rejects with the error of the customers' module when the store of the files is unavailable. */
async function orUnavailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FileStoreUnavailable ? new StoreUnavailable(error) : error;
  }
}

/**
 * Documents that are stored encrypted, each bound to its name.
 *
 * @param ready resolves once the stored documents can be relied on; asked before each call
 */
export function encryptedDocuments(
  files: FileStore,
  cipher: DataCipher,
  ready: () => Promise<void>,
): DocumentFiles {
  const whenReady = <Value>(work: () => Promise<Value>) =>
    orUnavailable(async () => {
      await ready();
      return work();
    });
  return {
    put: (name, bytes) => whenReady(() => files.put(name, cipher.encrypt(bytes, name))),
    async read(name) {
      const storedBytes = await whenReady(() => files.read(name));
      // Its row says that the document exists: an unmounted folder must cost nobody a document.
      if (!storedBytes)
        throw new StoreUnavailable(new Error(`A document is missing from ${files.place}`));
      const decryption = cipher.decrypt(storedBytes, name);
      // An unencrypted file is not from this program: the start has encrypted all documents that it knew.
      return decryption.ok ? decryption.value : 'damaged';
    },
    remove: (name) => whenReady(() => files.remove(name)),
    names: (beforeMs) => whenReady(() => documentNames(files, beforeMs)),
    check: () => whenReady(async () => void (await files.readHead(KEY_MARK, 1))),
  };
}

export type Encryption = {
  readonly cipher: DataCipher;
  /** Whether bytes begin like a document of an accepted type. */
  readonly isDocument: (bytes: Uint8Array) => boolean;
};

/** The plain bytes of a document that is to be encrypted anew; undefined for a damaged one. */
function plainBytes(
  storedBytes: Uint8Array,
  name: string,
  { cipher, isDocument }: Encryption,
): Uint8Array | undefined {
  if (cipher.keyOf(storedBytes) === 'none')
    return isDocument(storedBytes) ? storedBytes : undefined;
  const decryption = cipher.decrypt(storedBytes, name);
  return decryption.ok ? decryption.value : undefined;
}

/**
 * The names of the documents that are not encrypted with the present key. The error is a sentence for the
 * person at the terminal: some are encrypted with a key that is not given.
 */
export async function namesToEncrypt(
  files: FileStore,
  cipher: DataCipher,
): Promise<Outcome<readonly string[], string>> {
  const waiting: string[] = [];
  let foreign = 0;
  for (const name of await documentNames(files)) {
    const head = await files.readHead(name, HEAD_BYTES);
    // Another server over the same place may have deleted the document since its name was read.
    const age = head ? cipher.keyOf(head) : 'current';
    if (age === 'other') foreign += 1;
    else if (age !== 'current') waiting.push(name);
  }
  if (foreign === 0) return success(waiting);
  return failure(
    `Documents in ${files.place} are encrypted with a different key (${foreign}). Nothing was changed. ` +
      'Restore that key as DATA_KEY or in DATA_DIR/data.key, or set it as DATA_KEY_FORMER.',
  );
}

/**
 * Encrypts the documents that are not encrypted with the present key: those of a version that did not
 * encrypt, and those of the former key. Gives the names of damaged ones, which stay unchanged. The error is
 * a sentence for the person at the terminal: the key is another one, and nothing was changed.
 */
export async function encryptStored(
  files: FileStore,
  encryption: Encryption,
): Promise<Outcome<{ readonly damagedNames: readonly string[] }, string>> {
  const { cipher } = encryption;
  const waiting = await namesToEncrypt(files, cipher);
  if (!waiting.ok) return waiting;
  const damagedNames: string[] = [];
  for (const name of waiting.value) {
    const storedBytes = await files.read(name);
    if (!storedBytes) continue;
    const plain = plainBytes(storedBytes, name, encryption);
    if (plain) await files.put(name, cipher.encrypt(plain, name));
    else damagedNames.push(name);
  }
  return success({ damagedNames });
}
