import { type Outcome, success } from '#src/lib/outcome.ts';
import { HEAD_BYTES } from '#src/server/encryption/data-cipher.ts';
import type { FileStore } from '#src/server/files/file-store.ts';
import { documentNames, KEY_MARK } from './document-names.ts';
import { type Encryption, encryptStored } from './encrypted-documents.ts';

type DamagedNames = { readonly damagedNames: readonly string[] };

/**
 * Encrypts the documents of a bucket that are not encrypted with the present key. A file in the bucket
 * tells which key the others have, as a start cannot ask for some thousand documents one by one.
 */
export async function encryptBucket(
  bucket: FileStore,
  encryption: Encryption,
): Promise<Outcome<DamagedNames, string>> {
  const { cipher } = encryption;
  const mark = await bucket.readHead(KEY_MARK, HEAD_BYTES);
  if (mark && cipher.keyOf(mark) === 'current') return success({ damagedNames: [] });
  const outcome = await encryptStored(bucket, encryption);
  // Written last, so that the next start makes up for one that is cut off.
  if (outcome.ok) await bucket.put(KEY_MARK, cipher.encrypt(Buffer.from(KEY_MARK), KEY_MARK));
  return outcome;
}

/** Moves documents from a folder into a bucket; each leaves the folder once it is in the bucket. */
export async function moveDocuments(folder: FileStore, bucket: FileStore): Promise<number> {
  let count = 0;
  for (const name of await documentNames(folder)) {
    const bytes = await folder.read(name);
    // Another server over the same folder has moved it.
    if (!bytes) continue;
    await bucket.put(name, bytes);
    await folder.remove(name);
    count += 1;
  }
  return count;
}
