import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { folderFiles } from '#src/server/adapters/files/folder-files.ts';
import { openDocuments } from '#src/server/adapters/documents/open-documents.ts';
import { isOfAnyType } from '#src/server/customers/documents/document-content.ts';
import type { DocumentFiles } from '#src/server/customers/repository.ts';
import type { DataKeys } from '#src/server/encryption/data-cipher.ts';
import { openDataKeys } from '#src/server/encryption/data-keys.ts';
import { success } from '#src/lib/outcome.ts';

/** The folder with a folder of data for each version that stored it. */
export const STORED_DATA = fileURLToPath(new URL('../../fixtures/stored-data', import.meta.url));

export const factsFile = (folder: string) => join(folder, 'facts.json');

/** What a person or a mail knows, and the databases hold only encrypted, hashed or as a verifier. */
export const StoredFacts = z.strictObject({
  email: z.string(),
  password: z.string(),
  /** Of the authenticator app, base32. */
  appSecret: z.string(),
  userId: z.string(),
  document: z.string(),
  unsubscribeToken: z.string(),
  idempotencyKey: z.string(),
  receipt: z.string(),
});
export type StoredFacts = z.infer<typeof StoredFacts>;

/** The keys of a folder; makes one in an empty folder. */
export async function keysIn(dataDir: string): Promise<DataKeys> {
  const config = { dataDir, dataKey: undefined, formerDataKey: undefined };
  const keys = await openDataKeys(config, async () => success(undefined));
  if (!keys.ok) throw new Error(keys.error);
  return keys.value;
}

/** The documents of a folder. */
export async function documentsIn(dataDir: string, keys: DataKeys): Promise<DocumentFiles> {
  const folder = folderFiles(join(dataDir, 'documents'));
  const warn = (sentence: string) => {
    throw new Error(sentence);
  };
  const documents = await openDocuments({ folder }, keys, { isDocument: isOfAnyType, warn });
  if (!documents.ok) throw new Error(documents.error);
  return documents.value;
}
