import type { DocumentFiles } from '#src/server/customers/repository.ts';
import type { DataCipher } from '#src/server/encryption/data-cipher.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { StoredFiles } from './document-files.ts';

/** Documents that are encrypted on the disk, each bound to its name. */
export function encryptedDocuments(files: StoredFiles, cipher: DataCipher): DocumentFiles {
  return {
    put: (name, bytes) => files.put(name, cipher.encrypt(bytes, name)),
    async read(name) {
      const decryption = cipher.decrypt(await files.read(name), name);
      // What is not encrypted was not put there by this program: the start has encrypted all it knew.
      return decryption.ok ? decryption.value : 'damaged';
    },
    remove: files.remove,
    names: files.names,
  };
}

type Encryption = {
  readonly cipher: DataCipher;
  /** Whether bytes begin as any document does that is taken. */
  readonly isDocument: (bytes: Uint8Array) => boolean;
};

/** Undefined for a file that another server over the folder has deleted since its name was read. */
async function unlessDeleted<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Its bytes as they came, when they are to be encrypted anew; undefined for what is damaged. */
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
 * Encrypts what is not yet encrypted with the present key: documents of a version that did not encrypt,
 * and those of the former key. Gives the names of damaged ones, which stay as they are. The error is a
 * sentence for the person at the terminal: nothing was changed, as the key is another one.
 */
export async function encryptStored(
  files: StoredFiles,
  encryption: Encryption,
): Promise<Outcome<{ readonly damagedNames: readonly string[] }, string>> {
  const { cipher } = encryption;
  const waiting: string[] = [];
  let foreign = 0;
  for (const name of await files.storedNames()) {
    const head = await unlessDeleted(files.head(name));
    const age = head ? cipher.keyOf(head) : 'current';
    if (age === 'other') foreign += 1;
    else if (age !== 'current') waiting.push(name);
  }
  if (foreign > 0) {
    return failure(
      `Documents in ${files.folder} are encrypted with another key (${foreign}). Nothing was changed. ` +
        'Put that key back, as DATA_KEY or in DATA_DIR/data.key, or give it as DATA_KEY_FORMER.',
    );
  }
  const damagedNames: string[] = [];
  for (const name of waiting) {
    const storedBytes = await unlessDeleted(files.read(name));
    if (!storedBytes) continue;
    const plain = plainBytes(storedBytes, name, encryption);
    if (plain) await files.put(name, cipher.encrypt(plain, name));
    else damagedNames.push(name);
  }
  return success({ damagedNames });
}
